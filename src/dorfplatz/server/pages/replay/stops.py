"""Where a replay stops: at the prepared table, and after every move that stands."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from dorfplatz.core.record import UNDO
from dorfplatz.core.text import Message
from dorfplatz.games.catalogue import AnyCourse


@dataclass(frozen=True, slots=True)
class Stop:
    version: int
    turn: int
    """How many turns have begun."""
    heading: Message | None
    """Of the latest of them."""


def stops(course: AnyCourse) -> tuple[Stop, ...]:
    """The last one is the present, whatever came after its move. None as long as chance prepares
    the table."""
    game, turn, heading = course.game, 0, None
    found: list[Stop] = []
    versions = [0, *_standing(course)]
    versions[-1] = len(course.entries)
    for version, state, events in zip(versions, course.states(), _events(course), strict=True):
        for opened in filter(None, map(game.heading, events)):
            turn, heading = turn + 1, opened
        if found or game.setup(state) is not None:
            found.append(Stop(version, turn, heading))
    return tuple(found)


def nearest(found: Sequence[Stop], version: int) -> int:
    """The number of the last stop that is not behind a version."""
    return max(0, bisect_right(found, version, key=lambda stop: stop.version) - 1)


def turn_starts(found: Sequence[Stop]) -> list[int]:
    """The numbers of the stops at which a turn began."""
    turns = [stop.turn for stop in found]
    return [number for number, turn in enumerate(turns) if not number or turn > turns[number - 1]]


def _standing(course: AnyCourse) -> list[int]:
    """The versions after each of the moves that were not taken back."""
    standing: list[int] = []
    for version, (entry, step) in enumerate(zip(course.entries, course.done, strict=True), 1):
        if step is not None:
            standing.append(version)
        elif entry.text == UNDO:
            standing.pop()
    return standing


def _events(course: AnyCourse) -> Iterator[Sequence[Any]]:
    """What happened on the way to each position."""
    return chain([course.opening()], (step.events for step in course.steps))
