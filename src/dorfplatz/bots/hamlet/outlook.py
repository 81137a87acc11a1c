"""What is still to come: how many rounds, and what gold is worth until then."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.actions import church, paying, town_hall
from dorfplatz.games.hamlet.cardboard.components import Order
from dorfplatz.games.hamlet.kinds import Award
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State

ROUNDS: Final = 16
"""A good game has about so many."""
AT_LEAST: Final = 3
"""So many are left while the last order cannot be filled yet."""
HOPELESS: Final = 18
"""After so many rounds Botrik cannot be overtaken any more."""
GOLD_EACH: Final = 2
"""What a villager earns in a turn."""


@dataclass(frozen=True, slots=True)
class Outlook:
    rounds: int
    """That are left, this one included."""
    gold: float
    """What one is worth, in points."""
    lead: int
    """Of the person, if the game were over now."""


def outlook(state: State) -> Outlook:
    own, his = (score.total for score in scoring.scores(state))
    rounds = _rounds(state)
    return Outlook(rounds, _gold(state, rounds, own - his), own - his)


def order_price(state: State, order: Order) -> int:
    """What an order costs in gold, with all that is missing for it."""
    return order.gold + paying.missing_price(state, state.network.church, order.needs)


def order_worth(order: Order, lead: int) -> float:
    """What it brings, what Botrik does not get, and that the end comes nearer; not what it
    costs."""
    worth = (1 + VALUES.denied) * (order.points + VALUES.chaplain)
    return worth + min(VALUES.hurry, max(0.0, lead / 2))


def should_end(state: State, order: Order, lead: int) -> bool:
    """Whether to fill the last order: if the person is still ahead when Botrik has had his last
    turn, or not so far behind that waiting would help."""
    last_turn = VALUES.action * len(state.players[BOTRIK].villagers)
    lead_then = _lead_after(state, order, lead) - last_turn
    return lead_then > -VALUES.risk or state.round > HOPELESS


def _lead_after(state: State, order: Order, lead: int) -> int:
    after = state.copy()
    after.orders[order.id] = PERSON
    return lead + order.points + _chaplain(after) - _chaplain(state)


def _chaplain(state: State) -> int:
    """What the award brings the person more than Botrik."""
    holders = scoring.chaplains(state)
    award = state.options.components.awards[Award.CHAPLAIN]
    return award * ((PERSON in holders) - (BOTRIK in holders))


def _rounds(state: State) -> int:
    """As many as it takes to earn what the open orders cost."""
    player = state.players[PERSON]
    price = sum(order_price(state, order) for order in church.open_orders(state))
    earned = GOLD_EACH * len(player.villagers)
    needed = max(1, -(-(price - player.gold) // earned))
    return min(needed, max(AT_LEAST, ROUNDS - state.round))


def _gold(state: State, rounds: int, lead: int) -> float:
    """Gold is worth what it is saved for."""
    return max([VALUES.gold, *_savings(state, rounds, lead)])


def _savings(state: State, rounds: int, lead: int) -> Iterator[float]:
    supplies = state.options.components.supplies
    if len(state.players[PERSON].villagers) < supplies.villagers:
        worth = VALUES.action * (rounds - 2)
        yield VALUES.saving * worth / town_hall.villager_price(state)
    for order in church.open_orders(state):
        price = order_price(state, order)
        if price > state.players[PERSON].gold:
            yield VALUES.saving * order_worth(order, lead) / price
