"""Hamlet: what a villager of yours can do."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.botrik.ordering import discounted
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import ROAD_COST, Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.sentences.words import ACTIONS, ORDERS, PLACES
from dorfplatz.server.pages.hamlet.rules import pictures, schemes
from dorfplatz.server.pages.rules.sheet import Chapter, Grid, Paragraph, Part, Picture, Rule
from dorfplatz.showing.hamlet import rewards

REWARD: Final = Text("rules.hamlet.order-pays", "Reward")
ACTIONS_HEADING: Final = Text("rules.hamlet.actions", "What a villager can do")
ACTIONS_ARE: Final = Text(
    "rules.hamlet.actions-are", "One of these in each turn, on a place that is connected."
)
PRODUCE: Final = Text(
    "rules.hamlet.produce",
    "At {places}, or at a barn, if at least one space is empty. Fill all empty spaces, as far as "
    "the supply goes, and take {gold} gold. In a barn you choose the raw materials.",
)
MAKE: Final = Text(
    "rules.hamlet.make",
    "At a processing place with an empty space. For each space that you fill use up its raw "
    "material and put one of your own tokens there. As many spaces as you like, but at least one.",
)
BLUEPRINT: Final = Text(
    "rules.hamlet.blueprint",
    "At the Town Hall. Take one tile of the row: put a gold on each tile to the left of it, and "
    "take the gold that lies on yours. The row moves up and is filled from the bag. You can hold "
    "{hand} blueprints.",
)
BLUEPRINT_SHOWN: Final = Text(
    "rules.hamlet.blueprint-shown",
    "A row of blueprints: the third is taken, so a gold is put on the first and on the second.",
)
HIRE: Final = Text(
    "rules.hamlet.hire",
    "At the Town Hall too, and in the same action: one blueprint and as many hires as you can pay "
    "for. Your next villagers cost {prices} gold, one after the other; {villagers} are all you can "
    "have. They wait on the Church and act from your next turn on.",
)
DONKEY: Final = Text("rules.hamlet.donkey", "Hire a donkey")
DONKEY_IS: Final = Text(
    "rules.hamlet.donkey-is",
    "Also at the Town Hall, for {price} gold each, as long as you have fewer than {donkeys}. Put "
    "it on any connected place: it carries at once, but moves only from your next turn on.",
)
BUILD: Final = Text(
    "rules.hamlet.build",
    "Lay one of your blueprints against the place where your villager acts, and use up there what "
    "it costs. Its points come at once. A special site gets your flag, and the first place for a "
    "good takes its milestone.",
)
ROAD: Final = Text(
    "rules.hamlet.road",
    "From the place where your villager acts to one beside it: over rock a bridge for {cost} wood, "
    "through forest a path for {cost} stone. Where forest meets rock nothing can be built. You "
    "have {roads} roads. Everybody uses all of them. Over one edge each side may build once, also "
    "between places that are joined already.",
)
ROAD_SHOWN: Final = Text(
    "rules.hamlet.road-shown",
    "A bridge between rock and rock for wood, a path between forest and forest for stone, and "
    "nothing between forest and rock.",
)
ORDER: Final = Text(
    "rules.hamlet.order",
    "At the Church. Each of the {orders} orders is filled once in a game, by whoever is first.",
)
ORDER_TABLE: Final = Text("rules.hamlet.order-table", "The church orders")
ORDER_HEAD: Final = (
    Text("rules.hamlet.order-name", "Order"),
    Text("rules.hamlet.order-asks", "You deliver"),
    Text("rules.hamlet.order-botrik", "Botrik delivers"),
    REWARD,
)
SELL: Final = Text(
    "rules.hamlet.sell",
    "At the Market. Deliver what one of the {open} open sale tiles shows, take the tile and its "
    "reward; the next is turned up, the first tier before the second, the second before the third. "
    "Nothing may be bought for a sale.",
)
SALE_TABLE: Final = Text("rules.hamlet.sale-table", "All sale tiles; a * marks what is ours")
SALE_HEAD: Final = (
    Text("rules.hamlet.sale-asks", "Asked for"),
    REWARD,
    Text("rules.hamlet.sale-tier", "Tier"),
)
STARRED: Final = Text("rules.hamlet.starred", "{what}*")
BEG: Final = Text("rules.hamlet.beg", "Beg")
BEG_IS: Final = Text(
    "rules.hamlet.beg-is",
    "If a villager can do nothing else at all, they go to the Church and get 1 gold.",
)


def chapter(components: Components) -> Chapter:
    supplies = components.supplies
    row = Picture(BLUEPRINT_SHOWN, schemes.blueprints(components))
    taking = Paragraph(message(BLUEPRINT, hand=supplies.hand))
    hiring = message(HIRE, prices=supplies.villager_prices, villagers=supplies.villagers)
    rules = (
        _rule(Action.PRODUCE, _producing(components)),
        _rule(Action.MAKE, Paragraph(MAKE), see=("goods", "places-processing")),
        _rule(Action.BLUEPRINT, row, taking),
        _rule(Action.HIRE, Paragraph(hiring)),
        _donkey(components),
        _rule(Action.BUILD, Paragraph(BUILD), see=("laying", "places", "milestones")),
        _rule(Action.ROAD, Picture(ROAD_SHOWN, schemes.roads()), _paving(components)),
        _rule(Action.ORDER, *_orders(components), see=("end",)),
        _rule(Action.SELL, *_sales(components)),
        Rule("beg", BEG, (Paragraph(BEG_IS),), icon=pictures.icon("act-beg")),
    )
    return Chapter("actions", ACTIONS_HEADING, (Paragraph(ACTIONS_ARE),), rules)


def _rule(action: Action, *parts: Part, see: tuple[str, ...] = ()) -> Rule:
    icon = pictures.icon(f"act-{action.value}")
    return Rule(action.value, ACTIONS[action], parts, see, icon)


def _producing(components: Components) -> Paragraph:
    places = tuple(
        PLACES[place]
        for place in components.start
        if components.tiles[place].role is Role.PRODUCTION
    )
    return Paragraph(message(PRODUCE, places=places, gold=components.supplies.production_gold))


def _donkey(components: Components) -> Rule:
    supplies = components.supplies
    said = message(DONKEY_IS, price=supplies.donkey_price, donkeys=supplies.donkeys)
    icon = pictures.icon("act-donkey")
    return Rule("donkey", DONKEY, (Paragraph(said),), ("donkeys", "transport"), icon)


def _paving(components: Components) -> Paragraph:
    return Paragraph(message(ROAD, cost=ROAD_COST, roads=components.supplies.roads))


def _orders(components: Components) -> tuple[Part, ...]:
    rows = []
    for order in components.orders.values():
        less = discounted(order)
        asked = rewards.cost(order.needs, order.gold), rewards.cost(less.needs, less.gold)
        rows.append((ORDERS[order.id], *asked, rewards.points(order.points)))
    said = message(ORDER, orders=len(components.orders))
    return Paragraph(said), Grid(ORDER_TABLE, ORDER_HEAD, tuple(rows))


def _sales(components: Components) -> tuple[Part, ...]:
    rows = []
    for sale in components.sales.values():
        asked = rewards.cost(sale.needs)
        is_known = components.marks.get(f"sales.{sale.id}") == "known"
        shown = asked if is_known else message(STARRED, what=asked)
        rows.append((shown, rewards.reward(sale.points, sale.gold), str(sale.tier)))
    said = message(SELL, open=components.supplies.open_sales)
    return Paragraph(said), Grid(SALE_TABLE, SALE_HEAD, tuple(rows))
