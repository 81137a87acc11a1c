"""The commands that read records: replay, check, trace."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Final

import click

from dorfplatz.cli.files import read_records, refusals_of
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import Player
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.trace import trace_lines

FINISHED: Final = Text(
    "check.finished",
    "{file}: in order; {game}, {seats} seats, {moves} move with dice, finished: {result}",
    "{file}: in order; {game}, {seats} seats, {moves} moves with dice, finished: {result}",
    "moves",
)
UNFINISHED: Final = Text(
    "check.unfinished",
    "{file}: in order; {game}, {seats} seats, {moves} move with dice, not finished yet",
    "{file}: in order; {game}, {seats} seats, {moves} moves with dice, not finished yet",
    "moves",
)
PERSON: Final = Text("transcript.person", "person")
WINNER: Final = Text("transcript.winner", "{who} wins with {total} coins.")
WINNERS: Final = Text("transcript.winners", "{who} share the win with {total} coins each.")
TOTAL: Final = Text("transcript.total", "{who}: {total}")


def courses(path: str) -> Iterator[AnyCourse]:
    """The games of a file, replayed."""
    for record in read_records(path):
        with refusals_of(path):
            course = course_of(record)
        yield course


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
        except BrokenPipeError:
            raise
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
        seats=len(course.players),
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
    names, game = course.names, course.game
    yield ", ".join(f"{player.name} ({_kind(screen, player)})" for player in course.players)
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


def _kind(screen: Screen, player: Player) -> str:
    return screen.say(PERSON) if player.is_person else player.kind


def winners(screen: Screen, course: AnyCourse) -> str:
    """Who won a finished game."""
    result = course.game.result(course.state)
    assert result is not None
    who = tuple(course.names[seat] for seat in result.winners)
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
