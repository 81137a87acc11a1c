"""Where the points of a game came from, and how they grew."""

from collections.abc import Sequence
from typing import Final

from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.events import Event, GameEnded, TurnEnded, Why
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.server.charts import Account
from dorfplatz.showing.hamlet.accounts import SOURCES, HamletCourse, sources

FINAL: Final = tuple(
    why.value
    for why in (
        Why.SITES,
        Why.PLANNER,
        Why.ROUTE,
        Why.CHAPLAIN,
        Why.MERCHANT,
        Why.LANDSCAPER,
        Why.GOLD,
        Why.GOODS_LEFT,
    )
)
"""What is scored only at the end."""


def accounts(course: HamletCourse) -> tuple[Account, ...]:
    """What was scored so far; while the game goes on also what would be scored now."""
    got = sources(course)
    if course.state.ending is None:
        for seat, score in zip(SEATS, scoring.scores(course.state), strict=True):
            for why, points in score.final:
                got[seat, why] += points
    return tuple(Account(why.value, tuple(got[seat, why] for seat in SEATS)) for why in SOURCES)


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
