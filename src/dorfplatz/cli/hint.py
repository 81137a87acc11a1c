"""The command that gives hints, and how a hint looks on a terminal."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Timer
from typing import Any, Final

import click
from rich.table import Table as Grid

from dorfplatz.bots.advice import AnyAdvice, adviser
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.cli import words
from dorfplatz.cli.arena_input import Number
from dorfplatz.cli.files import read_file, refusals_of
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import read
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.core.seat import CHANCE
from dorfplatz.core.text import Who, message
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.showing import hints
from dorfplatz.showing.words import CHOICE, FINAL_COINS, SHARE

PATIENCE: Final = 3.0
"""Seconds beyond the time to think until a person is told what takes so long."""


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--move", type=click.IntRange(0, 1_000_000), metavar="N")
@click.option("--seconds", type=Number(0.001, 3600), default="1", metavar="SECONDS")
@click.option("--json", "as_json", is_flag=True)
@language_option
@click.pass_obj
def hint(screen: Screen, record: str, move: int | None, seconds: float, as_json: bool) -> None:
    found = read_file(record, read)
    with refusals_of(record):
        course = course_of(found)
        number, state = _position(course, move)
    advice = advised(screen, course, state, seconds)
    actor = course.game.actor(state)
    assert isinstance(actor, int)
    if as_json:
        shown = {"move": number, "seat": actor, **_as_json(screen, course, state, advice)}
        screen.out.print(json.dumps(shown, ensure_ascii=False), markup=False, soft_wrap=True)
        return
    position = message(words.POSITION, move=number, who=Who(actor))
    screen.line(screen.out, screen.say(position, course.names))
    show(screen, course, state, advice)


def _position(course: AnyCourse, move: int | None) -> tuple[int, Any]:
    """The last position, or the one after so many moves, and how many they are: what chance did
    then is taken along, up to where somebody decides."""
    game, states = course.game, [*course.states()]
    most = len(states) - 1
    if move is None and game.actor(states[most]) is None:
        raise Malformed(words.HINT_FINISHED, most=most)
    if move is not None and move > most:
        raise Malformed(words.FEWER_MOVES, found=move, most=most)
    number = most if move is None else move
    while number < most and game.actor(states[number]) is CHANCE:
        number += 1
    return number, states[number]


def advised(screen: Screen, course: AnyCourse, state: Any, seconds: float) -> AnyAdvice:
    if not hints.are_given(course.game.name):
        raise Illegal(words.NO_HINTS, game=course.game.name)
    with _patience(screen, seconds + PATIENCE):
        return adviser(course.game.name, seconds).advise(state, Random(0))


@contextmanager
def _patience(screen: Screen, seconds: float) -> Iterator[None]:
    """Whoever waits for long learns why."""
    late = Timer(seconds, screen.remark, (GETTING_READY,))
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()


def show(
    screen: Screen, course: AnyCourse, state: Any, advice: AnyAdvice, *, numbers: bool = False
) -> None:
    """The choices as a table, with the numbers of their first moves if need be; then the reason."""
    legal = course.game.legal(state)
    grid = Grid("", *([screen.say(words.NUMBER)] if numbers else []), screen.say(CHOICE))
    for heading in (SHARE, FINAL_COINS):
        grid.add_column(screen.say(heading), justify="right")
    for rank, option in enumerate(advice.options, 1):
        grid.add_row(
            str(rank),
            *([str(legal.index(option.moves[0]) + 1)] if numbers else []),
            screen.say(hints.plan(course, state, option.moves), course.names),
            screen.percent(option.share),
            screen.decimal(option.coins),
        )
    screen.out.print(grid)
    for sentence in advice.why:
        screen.line(screen.out, screen.say(sentence, course.names))


def is_asked_for(screen: Screen, typed: str) -> bool:
    return typed.casefold() in (words.WORD.english, screen.say(words.WORD).casefold())


def give(screen: Screen, course: AnyCourse, seconds: float) -> None:
    """A hint to the person who decides now."""
    advice = advised(screen, course, course.state, seconds)
    show(screen, course, course.state, advice, numbers=True)


def _as_json(screen: Screen, course: AnyCourse, state: Any, advice: AnyAdvice) -> dict[str, Any]:
    options = [
        {
            "moves": [course.game.write(state, move) for move in option.moves],
            "share": round(option.share, 4),
            "coins": round(option.coins, 2),
        }
        for option in advice.options
    ]
    why = " ".join(screen.say(sentence, course.names) for sentence in advice.why)
    codes = [sentence.key for sentence in advice.why]
    return {"options": options, "why": why, "codes": codes}
