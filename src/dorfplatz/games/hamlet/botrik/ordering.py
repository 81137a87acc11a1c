"""Primary action: fill a church order, at a discount."""

from dataclasses import replace

from dorfplatz.games.hamlet.actions import church
from dorfplatz.games.hamlet.botrik import delivering, resources, support
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.cardboard.components import Order
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Lack, Question
from dorfplatz.games.hamlet.state import BOTRIK, State


def attempt(state: State, mind: Mind) -> Plan | None:
    orders = [discounted(order) for order in church.open_orders(state)]
    possible = [order for order in orders if _can_fill(state, order)]
    if not possible:
        mind.fail(Action.ORDER, Failure.ORDERS, [_lack(state, order) for order in orders])
        return None
    order = delivering.choose(state, mind, Question.ORDER, possible, lambda each: each.points)
    site = state.place_of(Role.CHURCH)
    used = resources.choose(state, mind, order.needs, site)

    def carry_out(after: State, news: News) -> None:
        resources.use_all(after, used, site, news)
        church.fill(after, BOTRIK, order, order.gold, news)
        if order.gold:
            support.cover(after, news)

    return Plan(site, carry_out)


def discounted(order: Order) -> Order:
    """What Botrik has to deliver: a little less of each."""
    less = order.discount
    needs = tuple(replace(need, count=need.count - less) for need in order.needs)
    return replace(order, needs=needs, gold=order.gold - less if order.gold else 0)


def _can_fill(state: State, order: Order) -> bool:
    return state.players[BOTRIK].gold >= order.gold and resources.are_there(state, order.needs)


def _lack(state: State, order: Order) -> Lack:
    if order.gold:
        return Lack(order.id, min(state.players[BOTRIK].gold, order.gold), order.gold)
    return resources.lack(state, order.id, order.needs)
