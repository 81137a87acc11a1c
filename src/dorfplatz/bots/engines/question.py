"""What an engine is told before it is asked for a move."""

from collections.abc import Iterator
from dataclasses import replace

from dorfplatz.bots.engines.said_by_host import END, Go, Legal, Position, write
from dorfplatz.core import record
from dorfplatz.core.record import Entry, Record
from dorfplatz.games.catalogue import AnyCourse


def question(course: AnyCourse, seconds: float) -> Iterator[str]:
    """Where the game stands, what is possible, and how long it may think."""
    yield from position(course)
    game, state, seat = course.game, course.state, course.actor
    assert isinstance(seat, int)
    for move in game.legal(state):
        yield write(Legal(game.write(state, move)))
    yield write(Go(seat, seconds))


def position(course: AnyCourse) -> Iterator[str]:
    yield write(Position())
    yield from record.write(_standing(course)).removesuffix("\n").split("\n")
    yield END


def _standing(course: AnyCourse) -> Record:
    """The game without what was taken back, and with whoever plays now: the simplest record that
    leads here."""
    entries = [
        Entry(step.actor, course.game.write(step.before, step.move)) for step in course.steps
    ]
    result = course.result_text()
    if result is not None:
        entries.append(Entry(None, result))
    return replace(course.record, players=course.players, entries=tuple(entries), dice=None)
