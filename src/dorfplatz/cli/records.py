"""The commands that read records: replay, check, trace."""

import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Final

import click

from dorfplatz.cli.files import in_file, read_records
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.contract import Json
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse, AnyStep, course_of

FINISHED: Final = Text(
    "check.finished",
    "{file}: in order; {game}, {seats} seats, {moves} moves with dice, finished: {result}",
)
UNFINISHED: Final = Text(
    "check.unfinished",
    "{file}: in order; {game}, {seats} seats, {moves} moves with dice, not finished yet",
)
WINNER: Final = Text("transcript.winner", "{who} wins with {total} coins.")
WINNERS: Final = Text("transcript.winners", "{who} share the win with {total} coins each.")
TOTAL: Final = Text("transcript.total", "{who}: {total}")


def courses(path: str | Path) -> Iterator[AnyCourse]:
    """The games of a file, replayed."""
    for record in read_records(path):
        try:
            yield course_of(record)
        except Refusal as refusal:
            raise in_file(path, refusal) from None


record_argument = click.argument("records", nargs=-1, required=True, metavar="RECORD...")


@click.command()
@record_argument
@language_option
@click.pass_obj
def check(screen: Screen, records: tuple[str, ...]) -> None:
    failed = False
    for path in records:
        try:
            for course in courses(path):
                screen.line(screen.out, _verdict(screen, path, course))
        except (Refusal, OSError) as problem:
            failed = True
            screen.complain(problem)
    if failed:
        raise click.exceptions.Exit(2)


def _verdict(screen: Screen, path: str, course: AnyCourse) -> str:
    result = course.result_text()
    return screen.words(
        UNFINISHED if result is None else FINISHED,
        file=path,
        game=course.game.name,
        seats=len(course.record.players),
        moves=len(course.steps),
        result=result or "",
    )


@click.command()
@record_argument
@language_option
@click.pass_obj
def replay(screen: Screen, records: tuple[str, ...]) -> None:
    for path in records:
        for course in courses(path):
            for line in transcript(screen, course):
                screen.line(screen.out, line)


def transcript(screen: Screen, course: AnyCourse) -> Iterator[str]:
    """The game as people tell it, turn by turn."""
    names, game = course.record.names, course.game
    yield ", ".join(f"{player.name} ({player.kind})" for player in course.record.players)
    number = count(1)
    for state, event in course.story():
        heading, told = game.heading(event), game.tell(state, event)
        if heading is not None:
            yield ""
            yield f"{next(number)}. {screen.say(heading, names)}"
        if told is not None:
            yield f"   {screen.say(told, names)}"
    result = course.game.result(course.state)
    if result is not None:
        yield ""
        for name, total in zip(names, result.totals, strict=True):
            yield screen.words(TOTAL, who=name, total=total)
        yield winners(screen, course)


def winners(screen: Screen, course: AnyCourse) -> str:
    """Who won a finished game."""
    result = course.game.result(course.state)
    assert result is not None
    who = tuple(course.record.names[seat] for seat in result.winners)
    return screen.words(WINNER if len(who) == 1 else WINNERS, who=who, total=max(result.totals))


@click.command()
@record_argument
@language_option
@click.pass_obj
def trace(screen: Screen, records: tuple[str, ...]) -> None:
    for path in records:
        for course in courses(path):
            for line in trace_lines(course):
                screen.out.file.write(json.dumps(line, separators=(",", ":")) + "\n")


def trace_lines(course: AnyCourse) -> Iterator[Json]:
    """A game for programs; see docs/record-format.md. What chance did to prepare the table is in
    the first line."""
    game = course.game
    setups = (game.setup(state) for state in course.states())
    for setup in islice(filter(None, setups), 1):
        yield {"kind": "setup", **setup}
    for step in course.steps:
        if game.setup(step.before) is not None:
            yield _traced(course, step)
    result = game.result(course.state)
    if result is not None:
        final = zip(result.parts, result.totals, strict=True)
        yield {
            "kind": "result",
            "reason": result.reason,
            "final": [
                {"seat": seat, **parts, "total": total} for seat, (parts, total) in enumerate(final)
            ],
            "winners": list(result.winners),
        }


def _traced(course: AnyCourse, step: AnyStep) -> Json:
    game = course.game
    return {
        "kind": "move",
        "actor": CHANCE.value if step.actor is CHANCE else step.actor,
        "legal": [game.show(move) for move in game.legal(step.before)],
        "move": game.show(step.move),
        "state": game.view(step.after, None),
    }
