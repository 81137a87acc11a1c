"""The commands that read records: replay, check, trace."""

import json
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Final

import click

from dorfplatz.cli.files import in_file, read_records
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.contract import Json
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse, AnyStep, course_of

FINISHED: Final = Text(
    "check.finished",
    "{file}: in order; {game}, {seats} seats, {moves} moves, finished: {result}",
)
UNFINISHED: Final = Text(
    "check.unfinished", "{file}: in order; {game}, {seats} seats, {moves} moves, not finished yet"
)
TURN: Final = Text("transcript.turn", "Turn {number}: {who}")
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
    names = course.record.names
    yield ", ".join(f"{player.name} ({player.kind})" for player in course.record.players)
    for number, (seat, steps) in enumerate(_turns(course), 1):
        yield ""
        yield screen.words(TURN, number=number, who=names[seat])
        for step in steps:
            told = (course.game.tell(step.after, event) for event in step.events)
            yield from (f"  {screen.say(each, names)}" for each in told if each is not None)
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


def _turns(course: AnyCourse) -> Iterator[tuple[Seat, list[AnyStep]]]:
    """The steps of each turn; what chance does belongs to the seat that moves next."""
    owners: list[Seat] = []
    for step in reversed(course.steps):
        following = owners[-1] if owners else Seat(0)
        owners.append(following if step.actor is CHANCE else step.actor)
    owned = zip(reversed(owners), course.steps, strict=True)
    for seat, group in groupby(owned, key=itemgetter(0)):
        yield seat, [step for _, step in group]


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
