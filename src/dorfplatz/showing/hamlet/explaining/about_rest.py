"""What church orders, sale tiles, Botrik's actions, milestones, awards and modifiers are about."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.hamlet.actions import paying
from dorfplatz.games.hamlet.botrik.ordering import discounted
from dorfplatz.games.hamlet.cardboard.components import Order, Sale
from dorfplatz.games.hamlet.kinds import MILESTONE_OF, Award, Milestone, Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences.words import (
    AWARDS,
    MILESTONES,
    MODIFIERS,
    ORDERS,
    RESOURCES,
    need_words,
)
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Need
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining import words

STRICTER: Final = {
    Award.CHAPLAIN: Modifier.CHAPLAIN_TIES,
    Award.MERCHANT: Modifier.FIVE_SALES,
}
"""The modifiers by which a tie goes to Botrik."""


def about_order(state: State, order: Order) -> Iterator[Message]:
    less = discounted(order)
    yield message(
        words.ORDER,
        order=ORDERS[order.id],
        words=rewards.order_words(order),
        less=rewards.cost(less.needs, less.gold),
    )
    filler = state.orders[order.id]
    yield message(words.TO_FILL) if filler is None else message(words.FILLED_BY, who=Who(filler))
    if filler is None and order.needs:
        yield _bringable(state, Role.CHURCH, order.needs)


def about_sale(state: State, sale: Sale) -> Iterator[Message]:
    yield message(words.SALE, tier=sale.tier, words=rewards.sale_words(sale))
    if sale.id in state.sales:
        yield _bringable(state, Role.MARKET, sale.needs)


def about_action(action: Action) -> Iterator[Message]:
    """What Botrik goes by."""
    yield message(words.ACTION_RULES[action])


def about_milestone(state: State, milestone: Milestone) -> Iterator[Message]:
    goods = {taken: good for good, taken in MILESTONE_OF.items()}
    name = MILESTONES[milestone]
    if milestone in goods:
        yield message(words.GOODS_MILESTONE, milestone=name, good=RESOURCES[goods[milestone]])
    else:
        yield message(words.PLANNER, milestone=name)
    holder = state.milestones.get(milestone)
    yield message(words.TO_TAKE) if holder is None else message(words.HELD_BY, who=Who(holder))


def about_award(state: State, award: Award) -> Iterator[Message]:
    points = state.options.components.awards[award]
    yield message(words.AWARD_RULES[award], award=AWARDS[award], points=points)
    stricter = STRICTER.get(award)
    if stricter is not None and state.has(stricter):
        yield message(MODIFIERS[stricter])
    else:
        yield message(words.TIES)


def _bringable(state: State, role: Role, needs: tuple[Need, ...]) -> Message:
    missing = paying.missing(state, state.place_of(role), needs)
    if missing:
        return message(words.NOT_BRINGABLE, needs=tuple(map(need_words, missing)))
    return message(words.BRINGABLE)
