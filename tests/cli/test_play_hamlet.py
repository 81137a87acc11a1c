"""Playing Hamlet against Botrik in the terminal, as a person does."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pexpect
import pytest

from dorfplatz.cli.hamlet.explain import explain
from dorfplatz.cli.hamlet.names import canonical
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.cardboard import components
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.moves import END
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.tile import Need
from tests.cli.running import COMMAND, FORK_SERVER, call, environment
from tests.showing.hamlet.games import decisions, played
from tests.waiting import GUARD

PLAY = ("play", "--game", "hamlet", "--people", "Ada", "--seed", "8")
PROMPT = "Number, u, \\?, m, p, t, l, h or q > "


def start(home: Path, *arguments: str, lines: int = 60, **more: str) -> "pexpect.spawn[str]":
    """With an environment of one's own really started."""
    command = COMMAND if more else FORK_SERVER.command
    return pexpect.spawn(
        command[0],
        [*command[1:], *PLAY, *arguments],
        env=environment(home, **more),
        encoding="utf-8",
        timeout=GUARD,
        dimensions=(lines, 100),
    )


@pytest.fixture
def game(tmp_path: Path) -> Iterator["pexpect.spawn[str]"]:
    session = start(tmp_path)
    session.expect(PROMPT)
    yield session
    session.close(force=True)


def plain(session: "pexpect.spawn[str]") -> str:
    """What stood before the prompt, without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", session.before or "")


def answer(session: "pexpect.spawn[str]", typed: str) -> str:
    session.sendline(typed)
    session.expect(PROMPT)
    return plain(session)


def test_the_table_shows_the_village_both_sides_and_the_choices(
    game: "pexpect.spawn[str]",
) -> None:
    shown = plain(game)
    for part in ("/Quarry\\", "● Ada", "■ Botrik", "10 gold → 6★", "① ", "bowl: 3 red", "Round 1"):
        assert part in shown
    assert re.search(r"produce at +1 Farm +2 Woodcutter +3 Quarry", shown)


def test_a_number_makes_a_move_and_u_takes_it_back(game: "pexpect.spawn[str]") -> None:
    assert "Ada produces at Farm: 1 wheat." in answer(game, "1")
    assert re.search(r"produce at +1 Farm", answer(game, "u"))
    assert "nothing to take back" in answer(game, "u")


def test_a_move_can_be_written_with_short_names(game: "pexpect.spawn[str]") -> None:
    assert "Ada leads a donkey from Church to Town Hall." in answer(game, "donkey Ch TH")
    assert "Ada produces at Quarry: 1 stone." in answer(game, "Produce quarry")


def test_a_move_can_be_written_as_the_menu_calls_it(game: "pexpect.spawn[str]") -> None:
    assert "Ada leads a donkey from Church to Farm." in answer(game, "lead a donkey church farm")
    assert "You have no blueprint of Sawmill." in answer(game, "build Sawmill from Market")
    assert "Ada produces at Farm: 1 wheat." in answer(game, "produce at farm")
    assert "Round 1: Botrik" in answer(game, "End the turn")


@pytest.mark.parametrize(
    ("code", "typed", "written"),
    [
        ("en", "buy a donkey farm", "hire donkey farm"),
        ("en", "hire a villager", "hire villager"),
        ("en", "build a path Farm Market", "path farm market"),
        ("en", "fill a church order gold for the bells", "order gold"),
        ("de", "Esel kaufen Bauernhof", "hire donkey farm"),
        ("de", "Sägewerk bauen neben Markt", "build sawmill from market"),
        ("de", "bauen Sägewerk neben Markt", "build sawmill from market"),
        ("it", "costruisci Segheria presso Mercato", "build sawmill from market"),
        ("it", "finisci il turno", "end"),
    ],
)
def test_moves_are_read_in_the_words_of_the_reader(code: str, typed: str, written: str) -> None:
    assert canonical(Screen(code), typed) == written


def test_on_a_low_screen_the_score_stands_above_the_choices(tmp_path: Path) -> None:
    """Within a turn nothing else is repeated; the rest is there on request."""
    session = start(tmp_path, lines=24, COLUMNS="80")
    session.expect(PROMPT)
    shown = answer(session, "donkey Ch TH")
    assert "● Ada" in shown
    assert "Milestones" not in shown
    assert shown.count("\n") < 24
    assert "Milestones" in answer(session, "t")
    assert "● Ada" in plain(session)
    session.close(force=True)


def test_what_cannot_be_done_is_explained_and_asked_again(game: "pexpect.spawn[str]") -> None:
    assert "There is no choice 999" in answer(game, "999")
    assert "“sing” is no move" in answer(game, "sing")
    assert "You have no blueprint of Sawmill." in answer(game, "build Sawmill from Market")


def test_places_are_explained_and_the_map_is_shown_on_request(game: "pexpect.spawn[str]") -> None:
    assert "Produces wheat on 3 spaces" in answer(game, "? Farm")
    assert "/Quarry\\" in answer(game, "m")
    assert "Joined to" in answer(game, "p")
    assert re.search(r"end the turn +\d+", answer(game, ""))
    assert "Round 1: Ada" in answer(game, "l")
    assert "There are no hints for the game “hamlet” yet." in answer(game, "hint")


def test_botriks_turn_is_told_with_his_reasons_set_in(game: "pexpect.spawn[str]") -> None:
    told = answer(game, "end")
    assert "Round 1: Botrik ──" in told
    assert re.search(r"^   Hire a villager: not enough gold \(gold: 2 of 5\)\.", told, re.MULTILINE)
    assert re.search(r"^Botrik gets 1 gold \(support\)\.", told, re.MULTILINE)


@pytest.fixture
def cheap(tmp_path: Path) -> Path:
    """Components in which every blueprint costs one wheat."""
    shipped = components.standard()
    wheat = (Need(1, (Resource.WHEAT,)),)
    tiles = {
        place: replace(tile, cost=wheat, gold=0) if tile.cost or tile.gold else tile
        for place, tile in shipped.tiles.items()
    }
    own = tmp_path / "cheap.toml"
    own.write_text(components.write(replace(shipped, tiles=tiles)), "utf-8")
    return own


def test_a_place_is_built_in_three_steps(tmp_path: Path, cheap: Path) -> None:
    """The blueprint, where to build from, and how to lay it."""
    session = start(tmp_path, "--components", str(cheap))
    session.expect(PROMPT)
    taken = re.search(r"take a blueprint +(\d+) (\w+ ?\w*)", plain(session))
    assert taken
    answer(session, taken[1])
    told = answer(session, "end")
    while "Round 2: Ada" not in told:
        told = answer(session, "1")
    asked = answer(session, f"build {taken[2]} from Church")
    assert f"Where do you lay {taken[2]}?" in asked
    assert "░" in answer(session, "? 1")
    assert f"Ada builds {taken[2]} next to Church." in answer(session, "1")
    session.close(force=True)


def test_every_choice_can_be_explained() -> None:
    """Only how to fill a barn and the end of a turn are about nothing in particular."""
    screen = Screen("en")
    for state in list(decisions(played(3)))[::5]:
        for number, move in enumerate(HAMLET.legal(state), 1):
            (first, *_) = explain(screen, state, ("Ada", "Botrik"), str(number))
            plain = isinstance(first, str) and first.startswith("What shall be explained?")
            fills = state.question is not None and state.question[0] is Question.RAWS
            assert plain == (move == END or fills), move


def test_who_asks_for_nothing_known_is_told_what_there_is(game: "pexpect.spawn[str]") -> None:
    told = " ".join(answer(game, "? Nothing").split())
    assert "What shall be explained?" in told
    assert "gold for the bells, raw materials for the walls" in told
    assert "produce raw materials, buy a blueprint" in told


def test_components_of_another_game_are_refused_with_the_name_of_the_game(cheap: Path) -> None:
    refused = call("components", str(cheap), home=cheap.parent)
    assert refused.returncode == 2
    assert f"{cheap}: As components of bohemian (another game: --game): " in refused.stderr
    assert call("components", str(cheap), "--game", "hamlet", home=cheap.parent).returncode == 0


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The record of a whole game, and what was shown."""
    home = tmp_path_factory.mktemp("finished")
    record = home / "whole.dorf"
    played = call(*PLAY, "--record", str(record), home=home, typed="1\n" * 1000)
    assert played.returncode == 0, played.stderr
    return record, played.stdout


def test_a_whole_game_can_be_played_and_ends_with_the_breakdown(
    finished: tuple[Path, str],
) -> None:
    record, shown = finished
    course = course_of(read(record.read_text("utf-8")))
    result = course.game.result(course.state)
    assert result is not None
    assert "Where the points came from" in shown
    totals = re.search(r"Total +(.*)", shown)
    assert totals
    assert [int(total) for total in totals[1].split()] == list(result.totals)
    assert f"wins with {max(result.totals)} points." in shown


def test_its_record_can_be_checked_told_and_traced(finished: tuple[Path, str]) -> None:
    record, _ = finished
    home = record.parent
    assert f"{record}: in order; hamlet, 2 seats" in call("check", str(record), home=home).stdout
    told = call("replay", str(record), home=home).stdout
    assert told.startswith("Ada (person), Botrik\n")
    assert "\nRound 1: Botrik\n      Hire a villager: not enough gold" in told
    lines = call("trace", str(record), home=home).stdout.splitlines()
    setup, *moves, result = map(json.loads, lines)
    assert (setup["game"], result["kind"]) == ("hamlet", "result")
    assert all(move["actor"] == "chance" or move["move"] in move["legal"] for move in moves)


def test_a_hint_for_its_record_is_refused_in_a_sentence(finished: tuple[Path, str]) -> None:
    record, _ = finished
    refused = call("hint", str(record), "--move", "20", home=record.parent)
    assert refused.returncode == 2
    assert refused.stderr == "There are no hints for the game “hamlet” yet.\n"


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    first = call(*PLAY, home=tmp_path, typed="1\nq\n")
    assert "The game is kept" in first.stderr
    again = call("play", "--resume", home=tmp_path, typed="l\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Ada produces at Farm: 1 wheat." in again.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--people", "Ada,Ben"), "Hamlet is played by one person against Botrik: two seats"),
        (("--seats", "3"), "Hamlet is played by one person against Botrik: two seats"),
        (("--people", "Ada,Ben", "--seats", "2"), "2 people are named, but there are only 1"),
        (("--seats", "2", "--bots", "uniform"), "1 bots are named; seats for bots: 0."),
    ],
)
def test_too_many_at_the_table_are_refused_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = call("play", "--game", "hamlet", *arguments, home=tmp_path)
    assert refused.returncode == 2, refused.stdout
    assert refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1


def test_nobody_needs_to_say_anything_to_play_against_botrik(tmp_path: Path) -> None:
    shown = call("play", "--game", "hamlet", home=tmp_path, typed="q\n")
    assert shown.returncode == 0, shown.stderr
    assert "● Guest" in shown.stdout
    (record,) = (tmp_path / "dorfplatz").glob("hamlet-*.dorf")
    assert "seat 0 person Guest\nseat 1 botrik Botrik\n" in record.read_text("utf-8")


def test_modifiers_are_shown_and_nobody_need_be_asked(tmp_path: Path) -> None:
    options = ("--modifiers", "two-donkeys,goods-left", "--choices", "fixed")
    shown = call(*PLAY, *options, home=tmp_path, typed="end\n" * 10).stdout
    assert "Easier: you begin with two donkeys on the Church." in shown
    assert "Round 11: Ada" in shown
    assert "→ the first: " in shown
    assert "You choose for Botrik" not in shown


def test_without_colours_nothing_is_missing(tmp_path: Path) -> None:
    session = start(tmp_path, lines=24, NO_COLOR="1", TERM="dumb")
    session.expect(PROMPT)
    assert "\x1b" not in (session.before or "")
    for part in ("/Quarry\\", "● Ada", "■ Botrik"):
        assert part in (session.before or "")
    session.close(force=True)
