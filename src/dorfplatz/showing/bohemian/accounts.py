"""Where every coin came from."""

from collections import Counter

from dorfplatz.core.course import Course
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, Event, Scored, Why
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import State

BohemianCourse = Course[State, Move, Event]


def sources(course: BohemianCourse) -> Counter[tuple[Seat, Why]]:
    """What each seat got from where."""
    paid: Counter[tuple[Seat, Why]] = Counter()
    for _, event in course.story():
        if isinstance(event, CoinsPaid | Scored):
            paid[event.seat, event.why] += event.coins
    return paid
