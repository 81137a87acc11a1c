"""The names of things, for sentences in every language; each used by several files."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Award, Milestone, Resource, Work
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.options import Modifier
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
