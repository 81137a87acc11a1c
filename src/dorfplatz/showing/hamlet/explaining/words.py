"""The texts of showing.hamlet.explaining."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.kinds import Award
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.tile import Condition

# What is going on at a place of the village, and what could be
CONNECTED: Final = Text("hamlet.about.connected", "{place} is joined to: {joined}.")
APART: Final = Text("hamlet.about.apart", "No road leads from the Church to {place}.")
LIES: Final = Text("hamlet.about.lies", "Here lies: {tokens}. Free spaces: {free}.")
EMPTY: Final = Text("hamlet.about.empty", "Nothing lies here. Free spaces: {free}.")
MANY: Final = Text("hamlet.about.many", "{count} × {what}")
FLAG: Final = Text(
    "hamlet.about.flag",
    "{who} built it. For a person it would pay {points}★ if the game ended now.",
)
REACH: Final = Text("hamlet.about.reach", "Your donkeys can bring here: {tokens}.")
NO_REACH: Final = Text("hamlet.about.no-reach", "Your donkeys can bring nothing here now.")
ROAD: Final = Text("hamlet.about.road", "To {place} a {work} can be built for {cost}.")
NO_ROAD: Final = Text("hamlet.about.no-road", "It touches {place}, but no road can be built there.")
CHURCH: Final = Text(
    "hamlet.about.church",
    "Here church orders are filled. The game ends with the round in which the last is filled.",
)
MARKET: Final = Text(
    "hamlet.about.market",
    "Here sale tiles are delivered. What is missing elsewhere you may buy from here, if your "
    "donkeys can bring it: {raw} gold for a raw material, {good} for a good.",
)
TOWN_HALL: Final = Text(
    "hamlet.about.town-hall",
    "One visit: a blueprint (1 gold on each one left of it) and any number of villagers and "
    "donkeys.",
)
NEXT_VILLAGER: Final = Text(
    "hamlet.about.next-villager", "Your next villager costs {villager} gold, a donkey {donkey}."
)

# What church orders, sale tiles, Botrik's actions, milestones, awards and modifiers are about
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

# What a tile costs, brings and does, whether it is built or not
COSTS: Final = Text("hamlet.about.costs", "{tile}: building it costs {cost} and brings {reward}.")
PRODUCES: Final = Text(
    "hamlet.about.produces",
    "Produces {kinds} on {spaces} spaces; whoever fills them gets {gold} gold, Botrik 1★.",
)
MAKES: Final = Text(
    "hamlet.about.makes",
    "Makes {good} from {raw}, {spaces} at most lie there. When it is used its owner gets 1★ + "
    "1 gold, twice as much for a fine one; Botrik gets 1★ in place of the gold.",
)
SITE: Final = Text(
    "hamlet.about.site",
    "Special site: at the end it pays you {pays}, if it is connected to the Church. Botrik gets "
    "{botrik}★ whatever lies around it.",
)
WILD: Final = Text(
    "hamlet.about.wild",
    "Special site: at the end it pays you {pays}, and needs no road. Botrik gets {botrik}★ "
    "whatever lies around it.",
)
MILESTONE: Final = Text(
    "hamlet.about.milestone",
    "Whoever builds it takes the milestone {milestone}: all {good} of theirs is fine from then on.",
)
EDGES: Final = Text("hamlet.about.edges", "Its edges: {road} road, {forest} forest, {rock} rock.")
IN_ROW: Final = Text("hamlet.about.in-row", "It lies in the row, with {gold} gold on it.")
IN_HAND: Final = Text("hamlet.about.in-hand", "{who} has its blueprint.")
IN_BAG: Final = Text("hamlet.about.in-bag", "It is still in the bag.")
WAITS: Final = Text("hamlet.about.waits", "It comes into the bag with the milestone {milestone}.")

# What special sites pay for, in words
PAYS: Final = {
    Condition.FOREST: Text(
        "hamlet.condition.forest", "{points}★ for each of its edges that touches forest"
    ),
    Condition.ROCK: Text(
        "hamlet.condition.rock", "{points}★ for each of its edges that touches rock"
    ),
    Condition.ROADS: Text("hamlet.condition.roads", "{points}★ for each built road joined to it"),
    Condition.PATH: Text("hamlet.condition.path", "{points}★ if a path is joined to it"),
    Condition.BRIDGE: Text("hamlet.condition.bridge", "{points}★ if a bridge is joined to it"),
    Condition.PRODUCTION: Text(
        "hamlet.condition.production", "{points}★ for each production place next to it"
    ),
    Condition.PROCESSING: Text(
        "hamlet.condition.processing", "{points}★ for each processing place next to it"
    ),
    Condition.SITES: Text(
        "hamlet.condition.sites", "{points}★ for each special site next to it, whoever built it"
    ),
    Condition.NEIGHBOURS: Text(
        "hamlet.condition.neighbours", "{points}★ for each place next to it"
    ),
    Condition.JOINED: Text("hamlet.condition.joined", "{points}★ for each place joined to it"),
    Condition.FAR: Text("hamlet.condition.far", "{points}★ for each step of the way to the Church"),
    Condition.NEAR: Text(
        "hamlet.condition.near", "{points}★ for each step fewer than five to the Church"
    ),
}
