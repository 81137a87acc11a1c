"""Records replayed entry by entry, so that whoever computes it can pause after each."""

from dataclasses import replace

from dorfplatz.core.record import Record, read
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.tables.replays.background import Slices


def replayed(text: str) -> Slices[AnyCourse]:
    """The game of a record that is still text."""
    record = read(text)
    yield
    return (yield from course_after(record))


def course_after(record: Record) -> Slices[AnyCourse]:
    """The same as `course_of`."""
    course = course_of(replace(record, entries=()))
    for entry in record.entries:
        course.replay(entry)
        yield
    return course
