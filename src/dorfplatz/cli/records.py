"""The commands that read records: replay, check, trace."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Final

import click

from dorfplatz.cli import words
from dorfplatz.cli.files import read_records, refusals_of
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import message, with_names
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.checkable_dice import check as check_dice
from dorfplatz.play.dice_guarantee import guarantee_of
from dorfplatz.play.trace import trace_lines
from dorfplatz.play.words import NOT_SHOWN
from dorfplatz.showing.endings import winners
from dorfplatz.showing.telling import has_rounds, is_aside

INDENT: Final = " " * 3
ASIDE_INDENT: Final = " " * 6


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
                about_dice = list(_about_dice(screen, path, course))
                for line in (_verdict(screen, path, course), *about_dice):
                    screen.line(screen.out, line)
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
        words.UNFINISHED if result is None else words.RECORD_FINISHED,
        file=path,
        game=course.game.name,
        seats=len(course.players),
        moves=len(course.steps),
        result=result or "",
    )


def _about_dice(screen: Screen, path: str, course: AnyCourse) -> Iterator[str]:
    """What is found out about dice that can be checked; refused if they do not fit."""
    dice = course.record.dice
    if dice is None:
        return
    if dice.secret is None:
        yield screen.words(words.IN_FILE, file=path, problem=message(NOT_SHOWN))
        return
    found = check_dice(course)
    with refusals_of(path):
        for problem in found.problems:
            raise problem
    holds = guarantee_of(course.record, dice)
    verdict = words.DICE if holds.is_complete else words.DICE_FOLLOW
    yield screen.words(verdict, file=path, draws=found.checked, numbers=len(dice.numbers))
    for sentence in holds.sentences:
        said = with_names(sentence, course.names)
        yield screen.words(words.IN_FILE, file=path, problem=said)
    if found.elsewhere:
        yield screen.words(words.ELSEWHERE, file=path, draws=found.elsewhere)


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
    yield ", ".join(_introduced(screen, course))
    number = count(1)
    for state, event in course.story():
        heading, told = game.heading(event), game.tell(state, event)
        if heading is not None:
            yield ""
            start = "" if has_rounds(game.name) else f"{next(number)}. "
            yield start + screen.say(heading, names)
        if told is not None:
            indent = ASIDE_INDENT if is_aside(game.name, event) else INDENT
            yield indent + screen.say(told, names)
    result = course.game.result(course.state)
    if result is not None:
        yield ""
        for name, total in zip(names, result.totals, strict=True):
            yield screen.words(words.TOTAL, who=name, total=total)
        yield screen.say(winners(course), names)


def _introduced(screen: Screen, course: AnyCourse) -> Iterator[str]:
    """Everybody with what they are; whom the rules play has no other kind."""
    automas = course.game.automas()
    for seat, player in enumerate(course.players):
        kind = screen.say(words.PERSON) if player.is_person else player.kind
        yield player.name if seat in automas else f"{player.name} ({kind})"


@click.command()
@record_argument
@language_option
@click.pass_obj
def trace(screen: Screen, records: tuple[str, ...]) -> None:
    for path in records:
        for course in courses(path):
            for line in trace_lines(course):
                screen.out.file.write(json.dumps(line, separators=(",", ":")) + "\n")
