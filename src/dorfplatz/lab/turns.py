"""Whose turns there were in a game, each game in its own way."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.games.hamlet.events import TurnBegan
from dorfplatz.games.hamlet.game import HAMLET


def turns(course: AnyCourse) -> list[Seat]:
    return _TURNS[course.game.name](course)


def _runs(course: AnyCourse) -> list[Seat]:
    """A turn is a run of moves by one seat."""
    seats = (step.actor for step in course.steps if step.actor is not CHANCE)
    return [seat for seat, _ in groupby(seats)]


def _begun(course: AnyCourse) -> list[Seat]:
    """Who has a turn need not act in it."""
    return [event.seat for _, event in course.story() if isinstance(event, TurnBegan)]


_TURNS: Final[dict[str, Callable[[AnyCourse], list[Seat]]]] = {
    BOHEMIAN.name: _runs,
    HAMLET.name: _begun,
}
