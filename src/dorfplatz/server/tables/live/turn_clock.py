"""Time per turn, for games that are played over days: when it is up, a bot makes the turn."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from dorfplatz.core.record import PERSON
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.table import AnyTable
from dorfplatz.server.store.stored import StoredTable

PATIENT = 2
"""Whoever misses so many turns in a row has a bot play until they come back."""


def turn_of(course: AnyCourse | None) -> Seat | None:
    """The seat of the person who is to move; nobody if that is a bot, chance, or no one."""
    seat = None if course is None else course.actor
    if isinstance(seat, int) and course is not None and course.players[seat].is_person:
        return seat
    return None


def due_after(
    table: StoredTable, before: AnyCourse, after: AnyCourse, moment: datetime
) -> datetime | None:
    """When the time of the person who is to move is up, by the clock that shows this moment now.
    Nothing within a turn changes it, nor does a bot that stands in for a moment."""
    if table.turn_seconds is None or after.actor is None:
        return None
    if table.due is not None and not turn_began(before, after):
        return table.due
    if turn_of(after) is None:
        return None
    return moment + timedelta(seconds=table.turn_seconds)


def turn_began(before: AnyCourse, after: AnyCourse) -> bool:
    """Whether the log gets a new heading."""
    return any(after.game.heading(event) is not None for event in _added(before, after))


def hand_back(table: StoredTable, before: AnyCourse, playing: AnyTable) -> None:
    """A bot made somebody's turn because their time was up: the next one is theirs again."""
    course = playing.course
    if course.actor is None or not turn_began(before, course):
        return
    for number, seat in enumerate(table.seats):
        if 0 < seat.missed < PATIENT and not course.players[number].is_person:
            playing.hand_over(Seat(number), PERSON)


def _added(before: AnyCourse, after: AnyCourse) -> Iterator[Any]:
    for step in after.done[len(before.done) :]:
        if step is not None:
            yield from step.events
