"""Hamlet: which paragraph the texts on the table go by, by its anchor."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet import turn
from dorfplatz.games.hamlet.actions import (
    building,
    church,
    donkeys,
    making,
    market,
    paying,
    producing,
    roads,
    town_hall,
    villagers,
)
from dorfplatz.games.hamlet.botrik.turn import NO_ANSWER
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.thoughts import QUESTIONS
from dorfplatz.games.hamlet.sentences.words import MODIFIERS
from dorfplatz.server.pages.hamlet import words
from dorfplatz.showing.hamlet import headings
from dorfplatz.showing.hamlet.accounts import SOURCES
from dorfplatz.showing.hamlet.botriks_turn import step_kinds
from dorfplatz.showing.hamlet.botriks_turn.step_kinds import Kind
from dorfplatz.showing.hamlet.explaining import about_places, about_rest, about_tiles

EXPLAINED: Final[dict[Text, str]] = {
    about_tiles.COSTS: "build",
    about_tiles.PRODUCES: "produce",
    about_tiles.MAKES: "goods",
    about_tiles.SITE: "places-sites",
    about_tiles.WILD: "places-sites",
    about_tiles.MILESTONE: "milestones",
    about_tiles.EDGES: "laying",
    about_tiles.IN_ROW: "blueprint",
    about_tiles.WAITS: "milestones",
    about_places.APART: "joined",
    about_places.FLAG: "places-sites",
    about_places.REACH: "transport",
    about_places.NO_REACH: "transport",
    about_places.ROAD: "road",
    about_places.NO_ROAD: "road",
    about_places.CHURCH: "order",
    about_places.MARKET: "free-trade",
    about_places.TOWN_HALL: "blueprint",
    about_places.NEXT_VILLAGER: "hire",
    about_rest.ORDER: "order",
    about_rest.SALE: "sell",
    about_rest.BRINGABLE: "transport",
    about_rest.NOT_BRINGABLE: "transport",
    about_rest.GOODS_MILESTONE: "milestones",
    about_rest.PLANNER: "planner",
    about_rest.TIES: "awards",
    **{text: f"botrik-{action.value}" for action, text in about_rest.ACTION_RULES.items()},
    **{text: award.value for award, text in about_rest.AWARD_RULES.items()},
    **{text: f"modifier-{modifier.value}" for modifier, text in MODIFIERS.items()},
}
REFUSED: Final[dict[Text, str]] = {
    villagers.NO_VILLAGER: "turn",
    villagers.NOT_CONNECTED: "joined",
    villagers.WRONG_ROLE[Role.PRODUCTION]: "produce",
    villagers.WRONG_ROLE[Role.PROCESSING]: "make",
    donkeys.NO_DONKEY: "donkeys",
    donkeys.NOT_JOINED: "donkeys",
    producing.FULL: "produce",
    producing.RUN_OUT: "faq-out",
    producing.FILLING: "produce",
    making.NO_SPACE: "make",
    making.NO_TOKEN: "faq-out",
    making.NOTHING: "make",
    town_hall.NOT_OFFERED: "blueprint",
    town_hall.HAND_FULL: "blueprint",
    town_hall.TOO_POOR: "hire",
    town_hall.NO_MORE_VILLAGERS: "hire",
    town_hall.NO_MORE_DONKEYS: "donkey",
    building.NOT_IN_HAND: "build",
    building.NO_ROOM: "laying",
    building.NOT_THERE: "laying",
    roads.NO_ROADS: "road",
    **dict.fromkeys(roads.NO_EDGE.values(), "road"),
    church.FILLED: "order",
    market.NOT_OPEN: "sell",
    paying.MISSING: "transport",
    paying.MISSING_FOR_SALE: "sell",
    paying.MISSING_DEAR: "free-trade",
    paying.TOO_DEAR: "gold",
    paying.NOT_USABLE: "transport",
    turn.CAN_ACT: "beg",
    NO_ANSWER: "botrik-choices",
}
ASKED: Final[dict[Question, str]] = {
    Question.VILLAGER: "botrik-walks",
    Question.RESOURCE: "botrik-uses",
    Question.ORDER: "botrik-order",
    Question.SALE: "botrik-sell",
    Question.PRODUCTION: "botrik-produce",
    Question.RAWS: "botrik-produce",
    Question.WORKSHOP: "botrik-make",
    Question.OFFER: "botrik-blueprint",
    Question.BLUEPRINT: "botrik-build",
    Question.NEIGHBOUR: "botrik-build",
    Question.SPOT: "botrik-build",
    Question.ROAD: "botrik-road",
}
STEPS: Final[dict[Kind, str]] = {
    Kind.SKIPPED: "botrik-hire",
    Kind.SUPPORT: "botrik-support",
    Kind.MARKER: "botrik-markers",
    Kind.NOTHING: "botrik-markers",
    Kind.WALKED: "botrik-walks",
    Kind.MOVED: "botrik-markers",
    Kind.BOWL: "botrik-markers",
    Kind.ASKS: "botrik-choices",
}
EXPECTED: Final[dict[Text, str]] = {
    words.TURN_HINT: "turn",
    words.LAY_HINT: "laying",
    words.PAY_HINT: "goods",
    words.ASK_HINT: "botrik-choices",
}
"""What the person is told to do."""
COUNTED: Final[dict[Text, str]] = {
    headings.ROUND: "last-order",
    headings.POINTS: "scoring",
    words.NOW: "scoring",
    headings.GOLD: "gold",
    words.VILLAGERS: "hire",
    headings.DONKEYS: "donkeys",
    headings.ROADS: "road",
    headings.SITES: "places-sites",
    headings.SALES: "sell",
    headings.ORDERS_FILLED: "order",
    words.GOODS: "goods",
}
PAID: Final[dict[Why, str]] = {
    Why.PLACE: "build",
    Why.GOODS: "goods",
    Why.SALE: "sell",
    Why.ORDER: "order",
    Why.INSTEAD: "botrik-changes",
    Why.IGNORED: "modifier-gold-costs-points",
    Why.SITES: "places-sites",
    Why.PLANNER: "planner",
    Why.ROUTE: "route",
    Why.CHAPLAIN: "chaplain",
    Why.MERCHANT: "merchant",
    Why.LANDSCAPER: "landscaper",
    Why.GOLD: "scoring",
    Why.GOODS_LEFT: "modifier-goods-left",
}
RULES: Final[dict[Text, str]] = {
    **EXPLAINED,
    **REFUSED,
    **EXPECTED,
    **COUNTED,
    **{QUESTIONS[question]: anchor for question, anchor in ASKED.items()},
    **{step_kinds.RULES[kind]: anchor for kind, anchor in STEPS.items()},
    step_kinds.HIRED: "botrik-hire",
    **{text: PAID[why] for why, text in SOURCES.items()},
}
