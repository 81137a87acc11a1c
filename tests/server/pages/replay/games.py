"""Games to look back at."""

from dataclasses import replace
from pathlib import Path

from dorfplatz.core.record import Entry, Record, read
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.pages.replay.replay import Replay
from dorfplatz.server.pages.replay.stops import stops, turn_starts

TESTS = Path(__file__).parents[3]
BOHEMIAN, HAMLET = "records/with-undo", "games/hamlet/records/with-undo"


def recorded(name: str) -> Record:
    """A finished game in which moves were taken back."""
    return read((TESTS / f"{name}.dorf").read_text(encoding="utf-8"))


def cut(record: Record, entries: int) -> Record:
    return replace(record, entries=record.entries[:entries])


def played(record: Record, *more: tuple[int, str]) -> AnyCourse:
    course = course_of(record)
    for seat, text in more:
        course.add(Entry(Seat(seat), text))
    return course


def replay_of(course: AnyCourse) -> Replay:
    found = stops(course)
    return Replay(course, found, tuple(turn_starts(found)))
