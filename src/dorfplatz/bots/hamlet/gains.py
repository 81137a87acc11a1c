"""What an action brings, in points, whatever it costs."""

from collections.abc import Sequence
from typing import Final

from dorfplatz.bots.hamlet import carrying, errands, laying
from dorfplatz.bots.hamlet.errands import Errand
from dorfplatz.bots.hamlet.outlook import Outlook, order_worth, should_end
from dorfplatz.bots.hamlet.plans import Help
from dorfplatz.bots.hamlet.spending import reward_for, worth_of_using
from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.actions import building, church, making
from dorfplatz.games.hamlet.cardboard.components import Order
from dorfplatz.games.hamlet.kinds import RAWS, Milestone, Role
from dorfplatz.games.hamlet.moves import (
    Build,
    BuildRoad,
    Fill,
    HireDonkey,
    Lead,
    Produce,
    Sell,
    Take,
)
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Tile

DEAREST: Final = 0.6
"""Gold for a donkey is never held dearer: it soon comes back."""


def of_help(state: State, step: Help, look: Outlook) -> float:
    """A raw material, or a good: the reward that is sure to come, and that no such good need be
    bought for an order."""
    if isinstance(step.move, Produce):
        return step.gold * look.gold + VALUES.raw * len(step.brings)
    place, good = step.move.place, step.brings[0]
    worth = VALUES.kept * reward_for(state, good) * (1 + look.gold)
    if any(good in need.kinds for order in church.open_orders(state) for need in order.needs):
        worth += VALUES.good
    needs = making.needs(state, place, step.move.count)
    return step.move.count * worth + worth_of_using(state, place, needs, look.gold)


def of_target(state: State, move: Sell | Fill | Build | BuildRoad, look: Outlook) -> float:
    cardboard = state.options.components
    match move:
        case Fill():
            return of_filling(state, cardboard.orders[move.order], look)
        case Sell():
            sale = cardboard.sales[move.sale]
            return (1 + VALUES.denied) * sale.points + sale.gold * look.gold + VALUES.merchant
        case Build():
            tile = cardboard.tiles[move.tile]
            laid = laying.worth_at(state, tile, move.site)
            return of_tile(state, tile) + laid - tile.gold * look.gold
        case BuildRoad():
            return of_road(state, move)


def of_filling(state: State, order: Order, look: Outlook) -> float:
    """The last one ends the game, which is worth everything to whoever is ahead."""
    worth = order_worth(order, look.lead) - order.gold * VALUES.gold
    if len(church.open_orders(state)) > 1:
        return worth
    return worth + VALUES.win if should_end(state, order, look.lead) else -VALUES.win


def of_tile(state: State, tile: Tile) -> float:
    """Without regard to where it lies."""
    if tile.role is Role.SITE:
        return tile.points + VALUES.landscaper
    if building.brings_milestone(state, tile):
        return tile.points + VALUES.fine
    return tile.points + VALUES.workshop


def of_road(state: State, move: BuildRoad) -> float:
    """A point for the planner, a longer route perhaps, and whatever is connected by it."""
    holder = state.milestones.get(Milestone.PLANNER)
    worth = VALUES.road + (VALUES.planner if holder is None else holder == PERSON)
    if move.end in state.network.connected:
        return worth
    is_own = state.flags.get(move.end) == PERSON
    return worth + VALUES.connected * (is_own or state.village[move.end].spaces > 0)


def of_taking(state: State, move: Take, look: Outlook) -> float:
    """Part of what the place will be worth; the more are in hand already, the less."""
    if look.rounds <= 2:
        return -1.0
    index = [offer.tile for offer in state.row].index(move.tile)
    tile = state.options.components.tiles[move.tile]
    worth = of_tile(state, tile) + VALUES.laid - _later_cost(tile, look)
    worth *= VALUES.planned * (1 - 0.2 * len(state.players[PERSON].blueprints))
    return worth + (state.row[index].gold - index) * look.gold


def of_hiring(look: Outlook) -> float:
    return VALUES.action * (look.rounds - 1)


def of_donkey(state: State, move: HireDonkey, look: Outlook, wanted: Sequence[Errand]) -> float:
    there = carrying.donkeys_of(state)
    now, later = _carried(state, there, [*there, move.place], wanted)
    price = state.options.components.supplies.donkey_price
    return now + VALUES.carried * later * (look.rounds - 1) - price * min(DEAREST, look.gold)


def of_leading(state: State, move: Lead, wanted: Sequence[Errand]) -> float:
    there = carrying.donkeys_of(state)
    elsewhere = [*there, move.end]
    elsewhere.remove(move.start)
    now, later = _carried(state, there, elsewhere, wanted)
    return now + VALUES.carried * later - VALUES.gold


def _carried(
    state: State, before: list[str], after: list[str], wanted: Sequence[Errand]
) -> tuple[float, float]:
    """What is won now, and from now on, when donkeys stand elsewhere."""
    one, other = frozenset(before), frozenset(after)
    now = errands.served(state, wanted, other) - errands.served(state, wanted, one)
    return now, carrying.carried(state.network, other) - carrying.carried(state.network, one)


def _later_cost(tile: Tile, look: Outlook) -> float:
    needed = sum(
        need.count * (2 * VALUES.raw if need.kinds[0] in RAWS else VALUES.good)
        for need in tile.cost
    )
    return needed + tile.gold * look.gold
