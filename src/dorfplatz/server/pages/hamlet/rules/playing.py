"""Hamlet: your turn, how resources get to where they are used, and how tiles lie."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.actions.using import worth_of
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import MADE_FROM, Resource
from dorfplatz.games.hamlet.sentences.words import PLACES, RESOURCES
from dorfplatz.games.hamlet.state import Token
from dorfplatz.server.pages.hamlet.rules import pictures, schemes
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Picture, Points, Rule
from dorfplatz.server.pages.rules.words import TURN
from dorfplatz.showing.hamlet import words as hamlet_words

STEPS: Final = (
    Text(
        "rules.hamlet.step-villagers",
        "Each of your villagers walks as far as roads lead and does one action. Then they rest "
        "until your next turn.",
    ),
    Text(
        "rules.hamlet.step-donkeys", "Each of your donkeys may go along one road to the next place."
    ),
    Text(
        "rules.hamlet.step-order",
        "You do all that in any order, a donkey now and a villager then. When you are done it is "
        "Botrik’s turn.",
    ),
)
DONKEYS: Final = hamlet_words.DONKEYS
DONKEYS_ARE: Final = Text(
    "rules.hamlet.donkeys-are",
    "A donkey moves once a turn, to a neighbouring place that is joined by a road. It stays there "
    "and works for you in all your turns. Any number of villagers and donkeys may stand at one "
    "place; nobody blocks anybody.",
)
TRANSPORT: Final = Text("rules.hamlet.transport", "Transport")
TRANSPORT_IS: Final = Text(
    "rules.hamlet.transport-is",
    "Resources lie where they were made, and everybody may use all of them. But they must get to "
    "the place where your villager acts: along roads, with one of your donkeys on every place in "
    "between. At the two ends no donkey is needed, and donkeys carry as much as you like.",
)
TRANSPORT_SHOWN: Final = Text(
    "rules.hamlet.transport-shown",
    "Two chains of four places. Above, wood gets from the Woodcutter to the villager at the "
    "Sawmill, because donkeys stand on Church and Market. Below there is none on the Market, and "
    "the wood stops there.",
)
TRANSPORT_EXAMPLE: Final = Text(
    "rules.hamlet.transport-example",
    "At the start every other place is one step from the Church. So your one donkey, standing on "
    "the Church, brings wood, stone and wheat to any of the five places around it.",
)
TRADE: Final = Text("rules.hamlet.trade", "Free trade")
TRADE_IS: Final = Text(
    "rules.hamlet.trade-is",
    "What is missing you may buy: {raw} gold for a raw material, {good} gold for a good. It comes "
    "from the Market, so your donkeys must be able to bring it from there. For a sale nothing may "
    "be bought, and Botrik never buys.",
)
GOLD: Final = hamlet_words.HEADING_GOLD
GOLD_IS: Final = Text(
    "rules.hamlet.gold-is",
    "You get gold for producing, when your goods are used, for sales, with a blueprint that some "
    "lies on, and by begging. You need it for villagers and donkeys, for blueprints further right "
    "in the row, for barns, for one of the church orders, and for free trade. At the end every "
    "{gold} gold are worth a point.",
)
RESOURCES_HEADING: Final = Text("rules.hamlet.resources", "Raw materials and goods")
BECOMES: Final = Text("rules.hamlet.becomes", "{raw} becomes {good}")
RESOURCES_ARE: Final = Text(
    "rules.hamlet.resources-are",
    "Raw materials are produced, goods are made of them: {all}. A raw material that is used goes "
    "back to the supply.",
)
RESOURCES_SHOWN: Final = Text("rules.hamlet.resources-shown", "In pictures: {all}.")
GOODS: Final = Text("rules.hamlet.goods", "Goods have an owner")
GOODS_ARE: Final = Text(
    "rules.hamlet.goods-are",
    "A good belongs to whoever made it. When anybody uses it, its owner gets {points}★ and "
    "{points} gold, or {fine}★ and {fine} gold if it is fine (of high quality), and takes the "
    "token back. So it does not hurt when Botrik uses yours.",
)
GOODS_SHOWN: Final = Text(
    "rules.hamlet.goods-shown",
    "A simple brick brings its owner {points} point and {points} gold, a fine one {fine} and "
    "{fine}.",
)
LAYING: Final = Text("rules.hamlet.laying", "Laying a tile")
LAYING_IS: Final = (
    Text(
        "rules.hamlet.laying-touch",
        "The new tile touches the place where your villager acts with at least one edge. It may be "
        "turned, but not flipped, and it overlaps nothing. Holes are fine.",
    ),
    Text(
        "rules.hamlet.laying-edges",
        "Each edge is road, forest or rock. A road may touch only a road, or nothing. Forest and "
        "rock may touch each other.",
    ),
    Text(
        "rules.hamlet.laying-road",
        "No road has to meet a road. But then no road leads to the new place yet.",
    ),
)
LAYING_SHOWN: Final = Text(
    "rules.hamlet.laying-shown",
    "Allowed: a {tile} lies against the {beside}. Its road meets a road, and the bold edges touch "
    "their like.",
)
FORBIDDEN_SHOWN: Final = Text(
    "rules.hamlet.forbidden-shown",
    "Not allowed: the same tile, but along the bold edge a road touches forest.",
)
JOINED: Final = Text("rules.hamlet.joined", "Joined and connected")
JOINED_IS: Final = Text(
    "rules.hamlet.joined-is",
    "Two places are joined where road touches road, or where somebody has built a road between "
    "them. A place is connected if a chain of joined places leads from it to the Church. Where no "
    "road leads, nobody can act, and what lies there cannot be used.",
)
ROUTE: Final = Text("rules.hamlet.route", "Routes")
ROUTE_IS: Final = Text(
    "rules.hamlet.route-is",
    "A route is a chain of joined places that visits none twice; its length is the number of its "
    "places. Routes count at the end, and Botrik likes to make his longer.",
)
ROUTE_SHOWN: Final = Text(
    "rules.hamlet.route-shown",
    "A route of seven places; the road between the fourth and the fifth is yours.",
)


def turn(components: Components) -> Chapter:
    shown = Picture(TRANSPORT_SHOWN, schemes.transport())
    carried = (Paragraph(TRANSPORT_IS), Paragraph(TRANSPORT_EXAMPLE, "example"))
    rules = (
        Rule("donkeys", DONKEYS, (Paragraph(DONKEYS_ARE),), icon=pictures.icon("act-lead")),
        Rule("transport", TRANSPORT, (shown, *carried), ("joined", "free-trade")),
        _trade(components),
        _resources(),
        _goods(),
        _gold(components),
    )
    return Chapter("turn", TURN, (Points(STEPS),), rules)


def _trade(components: Components) -> Rule:
    supplies = components.supplies
    said = message(TRADE_IS, raw=supplies.raw_price, good=supplies.good_price)
    return Rule("free-trade", TRADE, (Paragraph(said),), ("market",), pictures.icon("gold"))


def _resources() -> Rule:
    made = tuple(
        message(BECOMES, raw=RESOURCES[raw], good=RESOURCES[good])
        for good, raw in MADE_FROM.items()
    )
    picture = Picture(message(RESOURCES_SHOWN, all=made), schemes.making())
    parts = (picture, Paragraph(message(RESOURCES_ARE, all=made)))
    return Rule("resources", RESOURCES_HEADING, parts, ("produce", "make"))


def _goods() -> Rule:
    simple, fine = (worth_of(Token(Resource.BRICK, fine=fine)) for fine in (False, True))
    worth = {"points": simple, "fine": fine}
    picture = Picture(message(GOODS_SHOWN, **worth), schemes.paying())
    return Rule("goods", GOODS, (picture, Paragraph(message(GOODS_ARE, **worth))), ("milestones",))


def _gold(components: Components) -> Rule:
    said = message(GOLD_IS, gold=components.supplies.gold_per_point)
    see = ("produce", "hire", "free-trade", "scoring")
    return Rule("gold", GOLD, (Paragraph(said),), see, pictures.icon("gold"))


def laying(components: Components) -> Chapter:
    names = {"tile": PLACES[pictures.NEW], "beside": PLACES[pictures.BESIDE]}
    allowed = Picture(message(LAYING_SHOWN, **names), pictures.laying(components))
    forbidden = Picture(FORBIDDEN_SHOWN, pictures.forbidden(components))
    route = Picture(ROUTE_SHOWN, schemes.route())
    rules = (
        Rule("joined", JOINED, (Paragraph(JOINED_IS),)),
        Rule("route", ROUTE, (route, Paragraph(ROUTE_IS)), ("scoring", "faq-route")),
    )
    return Chapter("laying", LAYING, (allowed, Points(LAYING_IS), forbidden), rules)
