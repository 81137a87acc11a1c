"""Short ways to Botrik's decisions, and to what the events say about them.

Unless a test says otherwise the open sale tiles ask for goods that nobody has made, so that his
primary actions fail and a marker leads him to his row. What of the cardboard is our own design may
change; so the sale tiles, and three sites that cost a good, are those of this file.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

import pytest

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan, Undecided
from dorfplatz.games.hamlet.cardboard import components, printed
from dorfplatz.games.hamlet.events import Event, GoldChanged, PointsChanged, Walked
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import GOODS, Resource
from dorfplatz.games.hamlet.moves import END
from dorfplatz.games.hamlet.reasons import Failed, Question, Weighed
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.games.hamlet.tile import Need
from tests.games.hamlet import positions

SALES: Final = {
    1: "wood-wood-wheat 1 1, stone-stone-wheat 1 1, milk 1 2, flour 1 2",
    2: "timber-wheat 2 2, brick-wood 2 2, flour-stone 2 2, wheat-wheat-wheat-wood 2 1",
    3: "timber-milk 4 2, brick-flour 4 2, milk-milk 4 1, timber-brick 4 2",
}
"""By tier: what a sale tile shows, its points, its gold."""
NEED_A_GOOD: Final = ("guild-court", "warehouse", "hermitage")
NOTHING_TO_SELL: Final = ("milk", "flour", "timber-wheat")
FULL: Final = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}
"""All production places of the start."""
BARE: Final = {"woodcutter": "", "quarry": "", "farm": ""}
ALL_FOUR: Final = ("church",) * 4
"""All his villagers, so that he does not hire."""
WORKSHOPS: Final = {"sawmill": "", "flour-mill": "", "stonemason": "", "dairy-farm": ""}
"""A chain from the Market on: all are connected."""

Found = TypeVar("Found", bound=Event)
Attempt = Callable[[State, Mind], Plan | None]


def position(**changes: Any) -> State:
    return positions.position(**_with_defaults(changes))


def turn(*texts: str, **changes: Any) -> tuple[State, list[Event]]:
    """Botrik's turn, with these markers and answers, up to the next that is missing."""
    return positions.botriks_turn(*texts, **_with_defaults(changes))


def thoughts(attempt: Attempt, state: State) -> list[Failed | Weighed]:
    """What he thinks while he decides about one action."""
    mind = Mind(state)
    attempt(state, mind)
    return mind.thoughts


def asked(attempt: Attempt, state: State) -> tuple[Question, tuple[str, ...]]:
    """The first question that a decision leaves to the person."""
    with pytest.raises(Undecided) as caught:
        attempt(state, Mind(state))
    return caught.value.question, caught.value.answers


def found(events: Iterable[Event], kind: type[Found]) -> list[Found]:
    return [event for event in events if isinstance(event, kind)]


def failures(events: Iterable[Event]) -> list[str]:
    """The actions tried in vain and why, such as "hire: gold"."""
    return [f"{event.action.value}: {event.why.value}" for event in found(events, Failed)]


def weighed(events: Iterable[Event], question: str) -> Weighed:
    """The first time that he chose this."""
    return next(each for each in found(events, Weighed) if each.question.value == question)


def steps(events: Iterable[Event], question: str) -> list[tuple[str, tuple[str, ...]]]:
    """The priorities that separated the candidates of a choice, and what each left."""
    return [(step.by.value, step.left) for step in weighed(events, question).steps]


def walks(events: Iterable[Event]) -> list[str]:
    """Where his villagers went."""
    return [event.end for event in found(events, Walked) if event.seat == BOTRIK]


def gold(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Gold that came to him or went, and what for."""
    changes = found(events, GoldChanged)
    return [(each.why.value, each.gold) for each in changes if each.seat == BOTRIK]


def points(events: Iterable[Event]) -> list[tuple[str, int]]:
    """His points, and what for."""
    changes = found(events, PointsChanged)
    return [(each.why.value, each.points) for each in changes if each.seat == BOTRIK]


@cache
def whole_games() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Three games in which everyone but Botrik plays at random: how each ended, and its events."""
    return tuple(_whole_game(seed) for seed in range(3))


def all_events() -> list[Event]:
    """All that happened in them."""
    return [event for _, events in whole_games() for event in events]


def _with_defaults(changes: dict[str, Any]) -> dict[str, Any]:
    return {"components": _cardboard(), "sales": NOTHING_TO_SELL, **changes}


@cache
def _cardboard() -> str:
    shipped = components.standard()
    sales = [_sale(tier, words) for tier, row in SALES.items() for words in row.split(", ")]
    costly = {
        place: replace(shipped.tiles[place], cost=(Need(1, GOODS), Need(2, (Resource.STONE,))))
        for place in NEED_A_GOOD
    }
    return components.write(
        replace(
            shipped,
            tiles={**shipped.tiles, **costly},
            sales={sale.id: sale for sale in sales},
        )
    )


def _sale(tier: int, words: str) -> components.Sale:
    shown, points, gold = words.split()
    return components.Sale(shown, tier, printed.shown(shown), int(points), int(gold))


def _whole_game(seed: int) -> tuple[State, tuple[Event, ...]]:
    random, state = Random(seed), HAMLET.new(2)
    events: list[Event] = []
    while (actor := HAMLET.actor(state)) is not None:
        if actor is CHANCE:
            state, news = HAMLET.play(state, HAMLET.odds(state).draw(random))
        else:
            moves = HAMLET.legal(state)
            busy = [move for move in moves if move != END]
            state, news = HAMLET.play(state, random.choice(busy or moves))
        events += news
    return state, tuple(events)
