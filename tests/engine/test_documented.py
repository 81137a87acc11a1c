"""What docs/engine-protocol.md shows is what happens."""

import re
import shlex
import sys
from pathlib import Path

import click
import pytest

from dorfplatz.bots.engines import said_by_host
from dorfplatz.bots.engines.foreign import LIMITS, Engine
from dorfplatz.bots.engines.program import ANSWER_AT_MOST
from dorfplatz.bots.engines.question import position
from dorfplatz.bots.engines.wire import LINE_AT_MOST
from dorfplatz.cli.main import dorfplatz
from dorfplatz.core.record import NAME_AT_MOST, read
from dorfplatz.games.catalogue import course_of, find
from tests.engine.foreign_programs import PATIENT, legal, table
from tests.engine.speaking import Talk
from tests.waiting import GUARD

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/engine-protocol.md").read_text("utf-8")
TALK = re.findall(r"^([<>]) ?(.*)$", PAGE.split("```")[1], re.MULTILINE)
EXAMPLE = ROOT / "examples/engine_in_any_language.py"


def test_our_engine_says_what_the_conversation_shows() -> None:
    talk, expected = Talk("greedy"), [line for side, line in TALK if side == "<"]
    assert talk.say(*(line for side, line in TALK if side == ">")) == expected
    assert talk.speaker.has_left


def test_the_moves_shown_are_possible_in_the_position_shown() -> None:
    lines = [line for _, line in TALK]
    text = "\n".join([*lines[lines.index("position") + 1 : lines.index("end")], ""])
    moves = legal(course_of(read(text)))
    shown = [line.removeprefix("legal ") for line in lines if line.startswith("legal ")]
    assert len(shown) == 3
    assert {*shown} <= {*moves}
    assert f"(Of {len(moves)} possible moves three are shown" in " ".join(PAGE.split())


def test_no_line_of_a_record_begins_like_a_line_of_a_host() -> None:
    for record in sorted((ROOT / "tests").rglob("*.dorf")):
        for line in record.read_text("utf-8").split("\n"):
            assert said_by_host.read(line) is None, line
            assert line != said_by_host.END


def test_limits_are_the_documented_ones() -> None:
    for limit in (LINE_AT_MOST, ANSWER_AT_MOST):
        assert f"{limit:,} bytes" in PAGE
    assert f"`ready` within {LIMITS.start} seconds" in " ".join(PAGE.split())
    assert f"no `readyok` for {LIMITS.ready} seconds" in PAGE
    assert f"no `bestmove` {LIMITS.grace} seconds after its time" in PAGE
    assert f"up to {NAME_AT_MOST - 3} characters" in PAGE


@pytest.mark.parametrize(
    "line", [line for line in PAGE.splitlines() if line.startswith("dorfplatz ")]
)
def test_commands_on_the_page_are_understood(line: str) -> None:
    _, name, *arguments = shlex.split(line, comments=True)
    command = dorfplatz.commands[name]
    with click.Context(command) as context:
        command.parse_args(context, arguments)


def test_the_example_is_short_and_plays_both_games() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
    engine = Engine([sys.executable, "-IS", str(EXAMPLE)], PATIENT)
    engine.start()
    try:
        assert engine.introduce().name == "Random"
        for game in ("bohemian", "hamlet"):
            course = table(game).course
            engine.prepare(find(game), {})
            assert engine.choose(course, GUARD).move in legal(course)
    finally:
        engine.end()


def test_a_finished_game_is_shown_with_its_result() -> None:
    finished = ROOT / "tests/records/no-figures-2-seats.dorf"
    course = course_of(read(finished.read_text("utf-8")))
    assert [*position(course)][-2].startswith("result: no-figures ")
