"""Where the coins of a game came from, and how they grew."""

from collections.abc import Sequence

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Event, GameEnded, TurnEnded, Why
from dorfplatz.server.charts import Account
from dorfplatz.showing.bohemian.accounts import BohemianCourse, sources


def accounts(course: BohemianCourse) -> tuple[Account, ...]:
    paid, seats = sources(course), course.state.seats
    return tuple(Account(why.value, tuple(paid[Seat(seat), why] for seat in seats)) for why in Why)


def history(course: BohemianCourse) -> list[Sequence[int]]:
    """Coins after every turn, and the totals at the end."""
    result = course.game.result(course.state)
    return [
        [0 for _ in course.state.seats],
        *(step.before.coins for step in course.steps if _ends_turn(step.events)),
        result.totals if result else course.state.coins,
    ]


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnEnded | GameEnded) for event in events)
