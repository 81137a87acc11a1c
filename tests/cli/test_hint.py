"""Hints for records, and at the keyboard."""

import json
from io import StringIO
from pathlib import Path

import pytest

from dorfplatz.cli.main import dorfplatz
from dorfplatz.cli.screen import Screen, Terminal
from dorfplatz.core.record import read
from dorfplatz.core.refusal import Refusal
from dorfplatz.games.catalogue import course_of
from tests.cli.running import call

RECORD = Path(__file__).parents[1] / "records/no-figures-3-seats.dorf"


def hint(path: Path, *arguments: str, language: str = "en") -> str:
    """What the command prints."""
    out = StringIO()
    screen = Screen(language, Terminal(file=out, width=100))
    given = ["hint", str(path), "--seconds", "0.05", *arguments]
    dorfplatz.main(given, "dorfplatz", standalone_mode=False, obj=screen)
    return out.getvalue()


def test_a_hint_shows_the_best_choices_and_says_why() -> None:
    shown = hint(RECORD, "--move", "1", language="de")
    assert shown.startswith("Nach 3 Schritten; uniform-2 entscheidet.\n")
    assert "Möglichkeit" in shown
    assert "Taler am Ende" in shown
    assert ", dann " in shown
    assert shown.count(" % ") == 3
    assert shown.splitlines()[-1].endswith(".")


def test_a_hint_for_programs_has_moves_that_can_be_made() -> None:
    told = json.loads(hint(RECORD, "--move", "3", "--json"))
    assert (told["move"], told["seat"]) == (3, 2)
    assert len(told["options"]) == 3
    assert told["why"].endswith(".")
    assert all(code.startswith("why.") for code in told["codes"])
    text = RECORD.read_text("utf-8")
    start = text.index("\n", text.index("chance: roll")) + 1
    for option in told["options"]:
        moves = "".join(f"2: {move}\n" for move in option["moves"])
        assert len(course_of(read(text[:start] + moves)).steps) == 3 + len(option["moves"])
        assert 0 < option["share"] < 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Say with --move after how many of its 132 moves you want the hint."),
        (("--move", "132"), "The game is over: there is nothing left to decide."),
        (("--move", "133"), "The record has only 132 moves; there is no position after 133."),
        (("--seconds", "soon"), "--seconds must be a number from 0.001 to 3600, not “soon”."),
    ],
)
def test_what_cannot_be_hinted_at_is_refused_in_a_sentence(
    arguments: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(Refusal) as refused:
        hint(RECORD, *arguments)
    assert str(refused.value).endswith(sentence)


def test_several_records_are_too_many(tmp_path: Path) -> None:
    several = tmp_path / "several.dorf"
    several.write_text(RECORD.read_text("utf-8") * 2, "utf-8")
    with pytest.raises(Refusal, match="There are 2 records here where one is expected"):
        hint(several)


def test_dice_that_are_still_to_fall_leave_no_choice(tmp_path: Path) -> None:
    cut, text = tmp_path / "cut.dorf", RECORD.read_text("utf-8")
    cut.write_text(text[: text.index("chance: roll")], "utf-8")
    with pytest.raises(Refusal, match="it is chance that acts"):
        hint(cut)


def test_a_person_at_the_keyboard_gets_a_hint_with_the_numbers_to_type(tmp_path: Path) -> None:
    play = ("play", "--people", "Ada", "--bots", "uniform", "--first", "0", "--seconds", "0.05")
    done = call(*play, "--language", "it", home=tmp_path, typed="Consiglio\nhint\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Numero ") >= 2
    assert done.stdout.count("Monete finali") == 2
