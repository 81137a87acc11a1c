"""How the points of a game grew."""

from collections.abc import Sequence

from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.events import Event, GameEnded, TurnEnded
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.showing.hamlet.accounts import HamletCourse


def history(course: HamletCourse) -> list[Sequence[int]]:
    """Points after every turn, and the totals at the end."""
    return [
        [0 for _ in SEATS],
        *(_points(step.after) for step in course.steps if _ends_turn(step.events)),
        [score.total for score in scoring.scores(course.state)],
    ]


def _points(state: State) -> list[int]:
    return [player.points for player in state.players]


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnEnded | GameEnded) for event in events)
