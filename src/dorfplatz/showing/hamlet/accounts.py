"""Where every point came from."""

from collections import Counter

from dorfplatz.core.course import Course
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.events import Event, PointsChanged, Scored, Why
from dorfplatz.games.hamlet.moves import Move
from dorfplatz.games.hamlet.state import State

HamletCourse = Course[State, Move, Event]


def sources(course: HamletCourse) -> Counter[tuple[Seat, Why]]:
    """What each seat got from where."""
    got: Counter[tuple[Seat, Why]] = Counter()
    for _, event in course.story():
        if isinstance(event, PointsChanged | Scored):
            got[event.seat, event.why] += event.points
    return got
