"""Where the points of a game came from."""

from typing import Final

from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.state import SEATS
from dorfplatz.server.pages.charts import Account
from dorfplatz.showing.hamlet.accounts import HamletCourse, sources
from dorfplatz.showing.hamlet.words import SOURCES

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
