"""How the coins of a game grew."""

from collections.abc import Sequence

from dorfplatz.games.bohemian.events import Event, GameEnded, TurnEnded
from dorfplatz.showing.bohemian.accounts import BohemianCourse


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
