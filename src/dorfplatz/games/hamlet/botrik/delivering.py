"""What Botrik delivers for: orders and sales have the same priorities."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.botrik.resources import own_used
from dorfplatz.games.hamlet.cardboard.components import Order, Sale
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.state import State

Wanted = TypeVar("Wanted", Order, Sale)


def choose(
    state: State,
    mind: Mind,
    question: Question,
    possible: Sequence[Wanted],
    points: Callable[[Wanted], int],
) -> Wanted:
    return mind.choose(
        question,
        possible,
        lambda each: each.id,
        {
            Priority.POINTS: lambda each: -points(each),
            Priority.FINE_GOODS: lambda each: -own_used(state, each.needs, fine=True),
            Priority.OWN_GOODS: lambda each: -own_used(state, each.needs, fine=False),
            Priority.FEWEST: lambda each: sum(need.count for need in each.needs),
        },
    )
