"""The names of things, for sentences in every language; each used by several files."""

from typing import Final

from dorfplatz.core import words as core_words
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Award, Milestone, Resource, Work
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import Ending
from dorfplatz.games.hamlet.tile import Need

RESOURCES: Final = {
    Resource.WOOD: Text("hamlet.resource.wood", "wood"),
    Resource.STONE: Text("hamlet.resource.stone", "stone"),
    Resource.WHEAT: Text("hamlet.resource.wheat", "wheat"),
    Resource.TIMBER: Text("hamlet.resource.timber", "timber"),
    Resource.BRICK: Text("hamlet.resource.brick", "brick"),
    Resource.FLOUR: Text("hamlet.resource.flour", "flour"),
    Resource.MILK: Text("hamlet.resource.milk", "milk"),
}
ANY_RAW: Final = Text("hamlet.any-raw", "raw material", "raw materials", "count")
ANY_GOOD: Final = Text("hamlet.any-good", "good of any kind", "goods of any kind", "count")
EITHER: Final = Text("hamlet.either", "{one} or {other}")
NEED: Final = Text("hamlet.need", "{count} {what}")

WORKS: Final = {
    Work.BRIDGE: Text("hamlet.work.bridge", "bridge"),
    Work.PATH: Text("hamlet.work.path", "path"),
}
MILESTONES: Final = {
    Milestone.CARPENTER: Text("hamlet.milestone.carpenter", "Carpenter"),
    Milestone.MASON: Text("hamlet.milestone.mason", "Mason"),
    Milestone.MILLER: Text("hamlet.milestone.miller", "Miller"),
    Milestone.HERDER: Text("hamlet.milestone.herder", "Herder"),
    Milestone.PLANNER: Text("hamlet.milestone.planner", "Planner"),
}
AWARDS: Final = {
    Award.CHAPLAIN: Text("hamlet.award.chaplain", "Chaplain"),
    Award.MERCHANT: Text("hamlet.award.merchant", "Merchant"),
    Award.LANDSCAPER: Text("hamlet.award.landscaper", "Landscaper"),
}
COLOURS: Final = {
    Colour.RED: Text("hamlet.colour.red", "red"),
    Colour.BLUE: Text("hamlet.colour.blue", "blue"),
    Colour.YELLOW: Text("hamlet.colour.yellow", "yellow"),
}
ACTIONS: Final = {
    Action.HIRE: Text("hamlet.action.hire", "hire a villager"),
    Action.ORDER: Text("hamlet.action.order", "fill a church order"),
    Action.SELL: Text("hamlet.action.sell", "sell resources"),
    Action.PRODUCE: Text("hamlet.action.produce", "produce raw materials"),
    Action.BLUEPRINT: Text("hamlet.action.blueprint", "buy a blueprint"),
    Action.MAKE: Text("hamlet.action.make", "make goods"),
    Action.BUILD: Text("hamlet.action.build", "build a place"),
    Action.ROAD: Text("hamlet.action.road", "build a road"),
}
ORDERS: Final = {
    "gold": Text("hamlet.order.gold", "gold for the bells"),
    "raw": Text("hamlet.order.raw", "raw materials for the walls"),
    "cellar": Text("hamlet.order.cellar", "milk and brick for the cellar"),
    "loft": Text("hamlet.order.loft", "timber and flour for the loft"),
}
MODIFIERS: Final = {
    Modifier.TWO_DONKEYS: Text(
        "hamlet.modifier.two-donkeys", "Easier: you begin with two donkeys on the Church."
    ),
    Modifier.ONE_POINT_SITES: Text(
        "hamlet.modifier.one-point-sites",
        "Easier: at the end Botrik gets only 1 point for each of his special sites.",
    ),
    Modifier.GOLD_COSTS_POINTS: Text(
        "hamlet.modifier.gold-costs-points",
        "Easier: for gold that Botrik need not pay he loses as many points.",
    ),
    Modifier.TWO_VILLAGERS: Text(
        "hamlet.modifier.two-villagers",
        "Harder: Botrik begins with two villagers on the Church, but without gold.",
    ),
    Modifier.OPEN_SUPPORT: Text(
        "hamlet.modifier.open-support", "Harder: Botrik’s support is never covered."
    ),
    Modifier.CHAPLAIN_TIES: Text(
        "hamlet.modifier.chaplain-ties",
        "Harder: Botrik wins a tie for the Chaplain award.",
    ),
    Modifier.FIVE_SALES: Text(
        "hamlet.modifier.five-sales",
        "Harder: for the Merchant award you need at least five sale tiles; Botrik wins a tie.",
    ),
    Modifier.FIVE_POINT_SITES: Text(
        "hamlet.modifier.five-point-sites",
        "Harder: at the end Botrik gets 5 points for each of his special sites.",
    ),
    Modifier.GOODS_LEFT: Text(
        "hamlet.modifier.goods-left",
        "Harder: at the end Botrik is rewarded for each of his goods left in the village.",
    ),
}


# What Botrik chooses between, in words; the names of candidates are those of the notation
RAW_AT: Final = Text("hamlet.raw-at", "{kind} ({place})")
GOOD_AT: Final = Text("hamlet.good-at", "{kind} of {owner} ({place})")
FINE_AT: Final = Text("hamlet.fine-at", "fine {kind} of {owner} ({place})")
ROAD_BETWEEN: Final = Text("hamlet.road-between", "{work} {site} – {end}")
AND: Final = Text("hamlet.and", "{one} + {other}")
GOLD: Final = Text("hamlet.gold", "gold")

# The names of the places, for sentences in every language
PLACES: Final = {
    "church": Text("hamlet.place.church", "Church"),
    "town-hall": Text("hamlet.place.town-hall", "Town Hall"),
    "market": Text("hamlet.place.market", "Market"),
    "farm": Text("hamlet.place.farm", "Farm"),
    "woodcutter": Text("hamlet.place.woodcutter", "Woodcutter"),
    "quarry": Text("hamlet.place.quarry", "Quarry"),
    "sawmill": Text("hamlet.place.sawmill", "Sawmill"),
    "stonemason": Text("hamlet.place.stonemason", "Stonemason"),
    "dairy-farm": Text("hamlet.place.dairy-farm", "Dairy Farm"),
    "flour-mill": Text("hamlet.place.flour-mill", "Flour Mill"),
    "woodland": Text("hamlet.place.woodland", "Woodland"),
    "mountains": Text("hamlet.place.mountains", "Mountains"),
    "forest-pond": Text("hamlet.place.forest-pond", "Forest Pond"),
    "rock-pond": Text("hamlet.place.rock-pond", "Rock Pond"),
    "lime-tree": Text("hamlet.place.lime-tree", "Lime Tree"),
    "bee-garden": Text("hamlet.place.bee-garden", "Bee Garden"),
    "timber-yard": Text("hamlet.place.timber-yard", "Timber Yard"),
    "plank-barn": Text("hamlet.place.plank-barn", "Plank Barn"),
    "guild-court": Text("hamlet.place.guild-court", "Guild Court"),
    "hermitage": Text("hamlet.place.hermitage", "Hermitage"),
    "master-mason": Text("hamlet.place.master-mason", "Master Mason"),
    "stone-barn": Text("hamlet.place.stone-barn", "Stone Barn"),
    "warehouse": Text("hamlet.place.warehouse", "Warehouse"),
    "toll-house": Text("hamlet.place.toll-house", "Toll House"),
    "twin-mill": Text("hamlet.place.twin-mill", "Twin Mill"),
    "grain-barn": Text("hamlet.place.grain-barn", "Grain Barn"),
    "threshing-floor": Text("hamlet.place.threshing-floor", "Threshing Floor"),
    "guesthouse": Text("hamlet.place.guesthouse", "Guesthouse"),
    "creamery": Text("hamlet.place.creamery", "Creamery"),
    "hay-barn": Text("hamlet.place.hay-barn", "Hay Barn"),
    "festival-meadow": Text("hamlet.place.festival-meadow", "Festival Meadow"),
    "dance-floor": Text("hamlet.place.dance-floor", "Dance Floor"),
}

# The game as it is told: a sentence for each event, in keys with facts
ROUND: Final = Text("hamlet.heading.round", "Round {round}: {who}")
END: Final = core_words.THE_END
ROW: Final = Text("hamlet.event.row", "Botrik’s actions lie in this order: {row}.")
DRAWN: Final = Text("hamlet.event.drawn", "{tile} comes into the row of blueprints.")
SHOWN: Final = Text("hamlet.event.shown", "The Market asks for {sale}.")
LED: Final = Text("hamlet.event.led", "{who} leads a donkey from {start} to {end}.")
WALKED: Final = Text("hamlet.event.walked", "A villager of {who} goes from {start} to {end}.")
USED: Final = Text("hamlet.event.used", "{who} uses {token}.")
TRADED: Final = Text("hamlet.event.traded", "{who} buys {what} by free trade.")
PRODUCED: Final = Text("hamlet.event.produced", "{who} produces at {place}: {raws}.")
MADE: Final = Text("hamlet.event.made", "{who} makes {count} {good} at {place}.")
MADE_FINE: Final = Text("hamlet.event.made-fine", "{who} makes {count} fine {good} at {place}.")
SOLD: Final = Text("hamlet.event.sold", "{who} sells {sale}.")
FILLED: Final = Text("hamlet.event.filled", "{who} fills a church order: {order}.")
FILLED_DONKEY: Final = Text(
    "hamlet.event.filled-donkey",
    "{who} fills a fourth church order: {order}. A donkey stands for the missing marker.",
)
TAKEN: Final = Text("hamlet.event.taken", "{who} takes the blueprint of {tile}.")
TAKEN_PASSING: Final = Text(
    "hamlet.event.taken-passing",
    "{who} takes the blueprint of {tile}; {passed} gold is laid on the one before it.",
    "{who} takes the blueprint of {tile}; {passed} gold is laid on those before it.",
    "passed",
)
HIRED: Final = Text("hamlet.event.hired", "{who} hires a villager, who rests on the Church.")
DONKEY: Final = Text("hamlet.event.donkey", "{who} buys a donkey and puts it on {place}.")
BUILT: Final = Text("hamlet.event.built", "{who} builds {tile} next to {site}.")
MILESTONE: Final = Text("hamlet.event.milestone", "{who} takes the milestone {milestone}.")
STACK: Final = Text("hamlet.event.stack", "New tiles go into the bag: {tiles}.")
ROADS: Final = {
    Work.BRIDGE: Text("hamlet.event.bridge", "{who} builds a bridge from {site} to {end}."),
    Work.PATH: Text("hamlet.event.path", "{who} builds a path from {site} to {end}."),
}
MARKER: Final = Text(
    "hamlet.event.marker", "Botrik draws a marker: {colour}, circle {circle}, “{action}”."
)
BOWL: Final = Text("hamlet.event.bowl", "The bowl is empty: all markers go back into it.")
OPEN: Final = Text("hamlet.event.open", "Botrik’s support is open again.")
COVERED: Final = Text("hamlet.event.covered", "Botrik’s support is covered.")
MOVED: Final = Text("hamlet.event.moved", "“{action}” goes to the end of Botrik’s row.")
REMOVED: Final = Text(
    "hamlet.event.removed", "Botrik has built all his roads: “{action}” leaves the game."
)
ALL_FAILED: Final = Text(
    "hamlet.event.all-failed", "Botrik can do nothing: a villager goes to the Church."
)
GOLD_IN: Final = Text("hamlet.event.gold-in", "{who} gets {gold} gold ({why}).")
GOLD_OUT: Final = Text("hamlet.event.gold-out", "{who} pays {gold} gold ({why}).")
POINTS_IN: Final = Text(
    "hamlet.event.points-in",
    "{who} gets {points} point ({why}).",
    "{who} gets {points} points ({why}).",
    "points",
)
POINTS_OUT: Final = Text(
    "hamlet.event.points-out",
    "{who} loses {points} point ({why}).",
    "{who} loses {points} points ({why}).",
    "points",
)
ENDED: Final = {
    Ending.CHURCH: Text(
        "hamlet.ended.church", "All church orders are filled: the game ends after round {round}."
    ),
    Ending.ROUNDS: Text("hamlet.ended.rounds", "After round {round} the game ends unfinished."),
}
WHY: Final = {
    Why.PRODUCTION: Text("hamlet.why.production", "production"),
    Why.GOODS: Text("hamlet.why.goods", "own good used"),
    Why.PLACE: Text("hamlet.why.place", "place built"),
    Why.SALE: Text("hamlet.why.sale", "sale"),
    Why.ORDER: Text("hamlet.why.order", "church order"),
    Why.BLUEPRINT: Text("hamlet.why.blueprint", "blueprint"),
    Why.VILLAGER: Text("hamlet.why.villager", "villager"),
    Why.DONKEY: Text("hamlet.why.donkey", "donkey"),
    Why.TRADE: Text("hamlet.why.trade", "free trade"),
    Why.BEGGING: Text("hamlet.why.begging", "begging"),
    Why.SUPPORT: Text("hamlet.why.support", "support"),
    Why.INSTEAD: Text("hamlet.why.instead", "in place of gold"),
    Why.IGNORED: Text("hamlet.why.ignored", "for gold not paid"),
    Why.SITES: Text("hamlet.why.sites", "special sites"),
    Why.PLANNER: MILESTONES[Milestone.PLANNER],
    Why.ROUTE: Text("hamlet.why.route", "longest route"),
    Why.CHAPLAIN: AWARDS[Award.CHAPLAIN],
    Why.MERCHANT: AWARDS[Award.MERCHANT],
    Why.LANDSCAPER: AWARDS[Award.LANDSCAPER],
    Why.GOLD: Text("hamlet.why.gold", "gold left"),
    Why.GOODS_LEFT: Text("hamlet.why.goods-left", "goods left in the village"),
}

# Botrik's account of himself as sentences: what failed and why, and how he chose
FAILED: Final = {
    Failure.GOLD: Text("hamlet.failed.gold", "Hire a villager: not enough gold ({lacks})."),
    Failure.ENOUGH_VILLAGERS: Text(
        "hamlet.failed.enough-villagers", "Hire a villager: skipped, all are in the village."
    ),
    Failure.ORDERS: Text(
        "hamlet.failed.orders", "Fill a church order: not enough for any ({lacks})."
    ),
    Failure.SALES: Text("hamlet.failed.sales", "Sell resources: not enough for any ({lacks})."),
    Failure.NO_SPACE: Text(
        "hamlet.failed.no-space", "Produce raw materials: no production place has an empty space."
    ),
    Failure.NO_RAWS: Text(
        "hamlet.failed.no-raws", "Produce raw materials: the supply has run out."
    ),
    Failure.HAND_FULL: Text(
        "hamlet.failed.hand-full", "Buy a blueprint: the hand is full of blueprints."
    ),
    Failure.ROW_EMPTY: Text("hamlet.failed.row-empty", "Buy a blueprint: none is left."),
    Failure.NO_WORKSHOP: Text(
        "hamlet.failed.no-workshop", "Make goods: no processing place has an empty space."
    ),
    Failure.NO_MATERIAL: Text("hamlet.failed.no-material", "Make goods: raw material is missing."),
    Failure.NO_TOKENS: Text(
        "hamlet.failed.no-tokens", "Make goods: all tokens of these goods are in the village."
    ),
    Failure.NO_BLUEPRINT: Text(
        "hamlet.failed.no-blueprint", "Build a place: there is no blueprint in hand."
    ),
    Failure.COST: Text("hamlet.failed.cost", "Build a place: not enough for any ({lacks})."),
    Failure.NO_SPOT: Text("hamlet.failed.no-spot", "Build a place: it can be laid nowhere."),
    Failure.NO_EDGE: Text("hamlet.failed.no-edge", "Build a road: there is nowhere to build one."),
    Failure.ROAD_COST: Text(
        "hamlet.failed.road-cost", "Build a road: not enough for any ({lacks})."
    ),
}
NOTHING_OPEN: Final = {
    Failure.ORDERS: Text("hamlet.failed.no-order", "Fill a church order: all are filled."),
    Failure.SALES: Text("hamlet.failed.no-sale", "Sell resources: no sale tile is left."),
}
LACK: Final = Text("hamlet.lack", "{what}: {found} of {needed}")
QUESTIONS: Final = {
    Question.VILLAGER: Text("hamlet.question.villager", "Which villager goes?"),
    Question.RESOURCE: Text("hamlet.question.resource", "Which resource is used?"),
    Question.ORDER: Text("hamlet.question.order", "Which church order?"),
    Question.SALE: Text("hamlet.question.sale", "Which sale tile?"),
    Question.PRODUCTION: Text("hamlet.question.production", "Which production place?"),
    Question.RAWS: Text("hamlet.question.raws", "Which raw materials?"),
    Question.WORKSHOP: Text("hamlet.question.workshop", "Which processing place?"),
    Question.OFFER: Text("hamlet.question.offer", "Which blueprint of the row?"),
    Question.BLUEPRINT: Text("hamlet.question.blueprint", "Which blueprint is built?"),
    Question.NEIGHBOUR: Text("hamlet.question.neighbour", "Next to which place?"),
    Question.SPOT: Text("hamlet.question.spot", "How is it laid?"),
    Question.ROAD: Text("hamlet.question.road", "Which road?"),
}
PRIORITIES: Final = {
    Priority.POINTS: Text("hamlet.priority.points", "most points"),
    Priority.FINE_GOODS: Text("hamlet.priority.fine-goods", "uses most own fine goods"),
    Priority.OWN_GOODS: Text("hamlet.priority.own-goods", "uses most own simple goods"),
    Priority.FEWEST: Text("hamlet.priority.fewest", "uses the fewest resources"),
    Priority.OWN_FINE: Text("hamlet.priority.own-fine", "own fine good"),
    Priority.OWN_SIMPLE: Text("hamlet.priority.own-simple", "own simple good"),
    Priority.NEAREST: Text("hamlet.priority.nearest", "nearest"),
    Priority.MOST_SPACES: Text("hamlet.priority.most-spaces", "most empty spaces"),
    Priority.NEAREST_VILLAGER: Text(
        "hamlet.priority.nearest-villager", "nearest to a villager that can act"
    ),
    Priority.MAKES_FINE: Text("hamlet.priority.makes-fine", "makes fine goods"),
    Priority.MAKES_MOST: Text("hamlet.priority.makes-most", "makes most goods"),
    Priority.KIND: Text(
        "hamlet.priority.kind", "milestone before site before processing place before barn"
    ),
    Priority.LEFTMOST: Text("hamlet.priority.leftmost", "furthest left"),
    Priority.AVOIDS: Text(
        "hamlet.priority.avoids", "neither lengthens a route with your roads nor touches your site"
    ),
    Priority.AVOIDS_SITES: Text("hamlet.priority.avoids-sites", "connects none of your sites"),
    Priority.FITS: Text("hamlet.priority.fits", "like can touch like"),
    Priority.ROUTE_END: Text(
        "hamlet.priority.route-end", "at the end of the longest route without your roads"
    ),
    Priority.CHURCH: Text("hamlet.priority.church", "nearest to the Church"),
    Priority.ROAD_MEETS: Text("hamlet.priority.road-meets", "road touches road"),
    Priority.MOST_ALIKE: Text("hamlet.priority.most-alike", "most segments touch their like"),
    Priority.CONNECTS: Text("hamlet.priority.connects", "connects a new place"),
    Priority.CONNECTED_NEAREST: Text(
        "hamlet.priority.connected-nearest", "the new place is nearest to the Church"
    ),
    Priority.FEWEST_ROADS: Text("hamlet.priority.fewest-roads", "fewest roads at the start of it"),
    Priority.OWN_ROUTE: Text(
        "hamlet.priority.own-route", "lengthens the longest route with only Botrik’s roads"
    ),
    Priority.OTHER_ROUTE: Text(
        "hamlet.priority.other-route", "lengthens the longest route with only your roads"
    ),
    Priority.BARE_ROUTE: Text(
        "hamlet.priority.bare-route", "lengthens the longest route without built roads"
    ),
}
WEIGHED: Final = Text("hamlet.weighed", "{question} {candidates}")
NARROWED: Final = Text("hamlet.narrowed", "{before} → {by}: {left}")
CHOSEN_BY: Final = Text("hamlet.chosen-by", "{before} → {who} chooses: {chosen}")
CHOSEN_FIRST: Final = Text("hamlet.chosen-first", "{before} → the first: {chosen}")
POSSIBILITIES: Final = Text(
    "hamlet.possibilities", "{count} possibility", "{count} possibilities", "count"
)


def need_words(need: Need) -> Message:
    """Such as “2 wheat” or “1 good of any kind”."""
    return message(NEED, count=need.count, what=_kinds(need))


def _kinds(need: Need) -> Text | Message:
    if need.kinds == RAWS:
        return message(ANY_RAW, count=need.count)
    if need.kinds == GOODS:
        return message(ANY_GOOD, count=need.count)
    first, *others = need.kinds
    words: Text | Message = RESOURCES[first]
    for other in others:
        words = message(EITHER, one=words, other=RESOURCES[other])
    return words
