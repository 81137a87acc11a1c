"""The script that checks dice from a record alone: right games pass, each forgery is found."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from shutil import which

import pytest

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, AnyGame
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.checkable_dice import check, draws_of
from dorfplatz.server.pages.rendering import STATIC
from tests.docs.dice_script import SCRIPT, complaint, script
from tests.play.checkable import HASH, SECRET, forked, played, text_of

GAMES: dict[str, AnyGame] = {"bohemian": BOHEMIAN, "hamlet": HAMLET}
both = pytest.mark.parametrize("game", GAMES)


@cache
def course(game: str) -> AnyCourse:
    return played(GAMES[game])


def chance_lines(text: str) -> list[int]:
    """The lines, counted from 1, at which chance acts."""
    return [number for number, line in enumerate(text.split("\n"), 1) if line.startswith("chance")]


def other_draws(done: AnyCourse) -> Iterator[tuple[int, str]]:
    """For each draw that could have been another: its line, and that other one."""
    for draw in check(done).draws:
        step = done.done[draw.version - 1]
        assert step is not None
        ways = [done.game.write(step.before, way) for way in done.game.odds(step.before).outcomes]
        if len(ways) > 1:
            yield draw.line, ways[ways.index(draw.found) - 1]


@both
def test_games_pass(game: str) -> None:
    done = course(game)
    numbers = 2 if game == "bohemian" else 1
    assert script().check(text_of(done))[:3] == (draws_of(done), 0, numbers)


@both
def test_of_a_fork_only_what_follows_is_checked(game: str) -> None:
    fork = forked(course(game), 60)
    elsewhere = sum(entry.actor is CHANCE for entry in fork.entries[:60])
    checked, before, *_ = script().check(text_of(fork))
    assert (checked, before) == (draws_of(fork) - elsewhere, elsewhere)


@both
def test_every_single_draw_that_is_changed_is_found(game: str) -> None:
    """Each draw gives way to another that was possible; in Hamlet's bag it may show only later."""
    lines = text_of(course(game)).split("\n")
    forged = dict(other_draws(course(game)))
    assert len(forged) > 30
    for line, other in forged.items():
        said = complaint("\n".join([*lines[: line - 1], f"chance: {other}", *lines[line:]]))
        if not other.startswith("draw"):
            assert said == f"line {line}: “{other}” does not follow from the secret"


Forgery = Callable[[str], str]


def _one_face(text: str) -> str:
    rolls = re.findall(r"^chance: roll \d \d \d \d$", text, re.MULTILINE)
    roll = next(roll for roll in rolls if not roll.endswith("6"))
    return text.replace(roll, roll[:-1] + "6", 1)


@pytest.mark.parametrize(
    ("forge", "sentence"),
    [
        (_one_face, r"line \d+: “roll \d \d \d 6” does not follow"),
        (lambda text: text.replace("number 0 44", "number 0 45"), r"line 38: “sides \w+” does not"),
        (lambda text: re.sub("dice number 2 .*\n", "", text), r"line 37: “sides \w+” does not"),
        (lambda text: text.replace(SECRET, SECRET[:-1] + "8"), "the secret is not the one"),
        (lambda text: text.replace(HASH, "0" * 64), "the secret is not the one"),
        (lambda text: re.sub("dice secret .*\n", "", text), "the record tells no secret"),
    ],
)
def test_what_is_changed_is_found(forge: Forgery, sentence: str) -> None:
    text = text_of(course("bohemian"))
    assert forge(text) != text
    assert re.match(sentence, complaint(forge(text)))


@both
def test_a_draw_that_is_dropped_doubled_or_swapped_is_found(game: str) -> None:
    text = text_of(course(game))
    lines = text.split("\n")
    first, second = chance_lines(text)[20:22]
    before, one, between, two, after = (
        lines[: first - 1],
        [lines[first - 1]],
        lines[first : second - 1],
        [lines[second - 1]],
        lines[second:],
    )
    assert one != two
    for forged in (
        [*before, *between, *two, *after],
        [*before, *one, *one, *between, *two, *after],
        [*before, *two, *between, *one, *after],
    ):
        found = re.match(r"line (\d+): ", complaint("\n".join(forged)))
        assert found
        assert int(found[1]) >= first


def test_the_script_runs_by_itself_and_says_what_it_found(tmp_path: Path) -> None:
    """Without anything installed: -I leaves out the current folder, -S all packages."""
    good, bad, strange = (tmp_path / name for name in ("good.dorf", "bad.dorf", "strange.dorf"))
    text = text_of(course("bohemian"))
    good.write_text(text, "utf-8")
    bad.write_text(_one_face(text), "utf-8")
    strange.write_text("nonsense\n", "utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT)]
    done = subprocess.run([*command, good], capture_output=True, text=True, check=True)
    draws = draws_of(course("bohemian"))
    told, for_whom = done.stdout.splitlines()
    assert told == f"{good}: {draws} draws follow from the secret and 2 numbers."
    assert for_whom.startswith(f"{good}: Guaranteed for Ada, Zoe, if ")
    done = subprocess.run([*command, good, bad, strange, "x"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == ""
    said = done.stdout.splitlines()
    assert said[2].startswith(f"{bad}: line ")
    assert said[3].startswith(f"{strange}: this cannot be read as a record")
    assert said[4].startswith("x: this cannot be read as a record")


def test_pages_offer_the_same_script() -> None:
    """The one that pages offer is in the package; in docs/ stands a link to it."""
    assert SCRIPT.resolve() == STATIC / "dice/check_dice.py"


def test_the_script_counts_in_good_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, fork = tmp_path / "game.dorf", tmp_path / "fork.dorf"
    game.write_text(text_of(course("hamlet")), "utf-8")
    fork.write_text(text_of(forked(course("bohemian"), 1)), "utf-8")
    monkeypatch.setattr(sys, "argv", ["check_dice.py", str(game), str(fork)])
    with pytest.raises(SystemExit):
        script().main()
    said = capsys.readouterr().out
    assert "from the secret and 1 number.\n" in said
    assert f"{fork}: 1 draw is from before the fork and not checked.\n" in said


PAGE = (SCRIPT.parent / "dice.md").read_text("utf-8")


def test_the_example_of_the_page_is_a_real_game() -> None:
    text = text_of(course("bohemian"))
    for line in re.findall(r"^dice \w+ .*[0-9a-f]{64}$", PAGE, re.MULTILINE):
        assert f"\n{line}\n" in text
    draws = [line for line in text.split("\n") if line.startswith("chance")]
    assert draws[2] == "chance: roll 1 1 4 6"
    checked, _, numbers, sentences = script().check(text)
    assert f"{checked} draws follow from the secret and {numbers} numbers." in PAGE
    assert all(sentence in PAGE for sentence in sentences)


@pytest.mark.skipif(not (which("openssl") and which("xxd")), reason="no openssl or xxd here")
def test_the_example_by_hand_says_what_the_page_says() -> None:
    commands = PAGE.split("```sh\n")[1].split("```")[0]
    done = subprocess.run(["sh", "-c", commands], capture_output=True, text=True, check=True)
    found = re.findall(r"\b[0-9a-f]{64}\b", done.stdout)
    assert found == re.findall(r"^# ([0-9a-f]{64})$", commands, re.MULTILINE)
