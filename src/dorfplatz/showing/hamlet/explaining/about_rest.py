"""What church orders, sale tiles, Botrik's actions, milestones, awards and modifiers are about."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.text import Message, Text, Who, message
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

ORDER: Final = Text(
    "hamlet.about.order", "Church order, {order}: {words}. Botrik delivers only {less}."
)
FILLED_BY: Final = Text("hamlet.about.filled-by", "{who} has filled it.")
TO_FILL: Final = Text("hamlet.about.to-fill", "Nobody has filled it yet.")
SALE: Final = Text(
    "hamlet.about.sale", "Sale tile of tier {tier}: {words}. Nothing may be bought for it."
)
BRINGABLE: Final = Text("hamlet.about.bringable", "Your donkeys could bring all of it now.")
NOT_BRINGABLE: Final = Text(
    "hamlet.about.not-bringable",
    "Your donkeys cannot bring all of it now; missing: {needs}.",
)
ACTION_RULES: Final = {
    Action.HIRE: Text(
        "hamlet.rule.hire",
        "Hire a villager: with 5 gold on his support tile, unless he has all four. His support is "
        "covered then, and with room in his hand he takes a blueprint too. If his first villager "
        "of the turn fails here, open support brings him 1 gold.",
    ),
    Action.ORDER: Text(
        "hamlet.rule.order",
        "Fill a church order: with a discount (2 raw materials, 1 good or 3 gold fewer). Most "
        "points, then most own fine goods, most own simple goods, fewest resources.",
    ),
    Action.SELL: Text(
        "hamlet.rule.sell",
        "Sell resources: most points, then most own fine goods, most own simple goods, fewest "
        "resources.",
    ),
    Action.PRODUCE: Text(
        "hamlet.rule.produce",
        "Produce raw materials: where most spaces are empty, then nearest to a villager of his. "
        "He gets 1★ in place of the gold.",
    ),
    Action.BLUEPRINT: Text(
        "hamlet.rule.blueprint",
        "Buy a blueprint: one that brings a milestone, then a special site, then another "
        "processing place, then a barn; of several the one furthest left. He pays nothing.",
    ),
    Action.MAKE: Text(
        "hamlet.rule.make",
        "Make goods: his fine ones, then as many as possible, then nearest to a villager of his.",
    ),
    Action.BUILD: Text(
        "hamlet.rule.build",
        "Build a place: milestone, special site, other processing place, barn. He lays it at the "
        "end of the longest route without your roads or else near the Church, roads to roads and "
        "like to like, and avoids your sites and routes.",
    ),
    Action.ROAD: Text(
        "hamlet.rule.road",
        "Build a road: to a place that is not connected, nearest to the Church; else from where "
        "the fewest roads are, to lengthen routes. He avoids connecting your sites.",
    ),
}
GOODS_MILESTONE: Final = Text(
    "hamlet.about.goods-milestone",
    "{milestone}: for the first place that makes {good}; all {good} of the holder is fine.",
)
PLANNER: Final = Text(
    "hamlet.about.planner",
    "{milestone}: for the first built road; 1★ at the end for each road of the holder.",
)
HELD_BY: Final = Text("hamlet.about.held-by", "{who} has it.")
TO_TAKE: Final = Text("hamlet.about.to-take", "Nobody has it yet.")
AWARD_RULES: Final = {
    Award.CHAPLAIN: Text("hamlet.about.chaplain", "{award}: {points}★ for the most church orders."),
    Award.MERCHANT: Text("hamlet.about.merchant", "{award}: {points}★ for the most sale tiles."),
    Award.LANDSCAPER: Text(
        "hamlet.about.landscaper", "{award}: {points}★ for the most special sites."
    ),
}
TIES: Final = Text("hamlet.about.ties", "In a tie both get it.")
STRICTER: Final = {
    Award.CHAPLAIN: Modifier.CHAPLAIN_TIES,
    Award.MERCHANT: Modifier.FIVE_SALES,
}
"""The modifiers by which a tie goes to Botrik."""


def about_order(state: State, order: Order) -> Iterator[Message]:
    less = discounted(order)
    yield message(
        ORDER,
        order=ORDERS[order.id],
        words=rewards.order_words(order),
        less=rewards.cost(less.needs, less.gold),
    )
    filler = state.orders[order.id]
    yield message(TO_FILL) if filler is None else message(FILLED_BY, who=Who(filler))
    if filler is None and order.needs:
        yield _bringable(state, Role.CHURCH, order.needs)


def about_sale(state: State, sale: Sale) -> Iterator[Message]:
    yield message(SALE, tier=sale.tier, words=rewards.sale_words(sale))
    if sale.id in state.sales:
        yield _bringable(state, Role.MARKET, sale.needs)


def about_action(action: Action) -> Iterator[Message]:
    """What Botrik goes by."""
    yield message(ACTION_RULES[action])


def about_milestone(state: State, milestone: Milestone) -> Iterator[Message]:
    goods = {taken: good for good, taken in MILESTONE_OF.items()}
    name = MILESTONES[milestone]
    if milestone in goods:
        yield message(GOODS_MILESTONE, milestone=name, good=RESOURCES[goods[milestone]])
    else:
        yield message(PLANNER, milestone=name)
    holder = state.milestones.get(milestone)
    yield message(TO_TAKE) if holder is None else message(HELD_BY, who=Who(holder))


def about_award(state: State, award: Award) -> Iterator[Message]:
    points = state.options.components.awards[award]
    yield message(AWARD_RULES[award], award=AWARDS[award], points=points)
    stricter = STRICTER.get(award)
    if stricter is not None and state.has(stricter):
        yield message(MODIFIERS[stricter])
    else:
        yield message(TIES)


def _bringable(state: State, role: Role, needs: tuple[Need, ...]) -> Message:
    missing = paying.missing(state, state.place_of(role), needs)
    if missing:
        return message(NOT_BRINGABLE, needs=tuple(map(need_words, missing)))
    return message(BRINGABLE)
