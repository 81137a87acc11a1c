"""Hamlet: which paragraph the texts on the table go by, by its anchor."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.actions import words as action_words
from dorfplatz.games.hamlet.botrik.words import NO_ANSWER
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.words import MODIFIERS, QUESTIONS
from dorfplatz.games.hamlet.words import CAN_ACT
from dorfplatz.server.pages.hamlet import words
from dorfplatz.showing.hamlet import words as hamlet_words
from dorfplatz.showing.hamlet.botriks_turn import step_kinds
from dorfplatz.showing.hamlet.botriks_turn.step_kinds import Kind
from dorfplatz.showing.hamlet.botriks_turn.words import HIRED
from dorfplatz.showing.hamlet.explaining import words as explaining_words

EXPLAINED: Final[dict[Text, str]] = {
    explaining_words.COSTS: "build",
    explaining_words.PRODUCES: "produce",
    explaining_words.MAKES: "goods",
    explaining_words.SITE: "places-sites",
    explaining_words.WILD: "places-sites",
    explaining_words.MILESTONE: "milestones",
    explaining_words.EDGES: "laying",
    explaining_words.IN_ROW: "blueprint",
    explaining_words.WAITS: "milestones",
    explaining_words.APART: "joined",
    explaining_words.FLAG: "places-sites",
    explaining_words.REACH: "transport",
    explaining_words.NO_REACH: "transport",
    explaining_words.ROAD: "road",
    explaining_words.NO_ROAD: "road",
    explaining_words.CHURCH: "order",
    explaining_words.MARKET: "free-trade",
    explaining_words.TOWN_HALL: "blueprint",
    explaining_words.NEXT_VILLAGER: "hire",
    explaining_words.ORDER: "order",
    explaining_words.SALE: "sell",
    explaining_words.BRINGABLE: "transport",
    explaining_words.NOT_BRINGABLE: "transport",
    explaining_words.GOODS_MILESTONE: "milestones",
    explaining_words.PLANNER: "planner",
    explaining_words.TIES: "awards",
    **{text: f"botrik-{action.value}" for action, text in explaining_words.ACTION_RULES.items()},
    **{text: award.value for award, text in explaining_words.AWARD_RULES.items()},
    **{text: f"modifier-{modifier.value}" for modifier, text in MODIFIERS.items()},
}
REFUSED: Final[dict[Text, str]] = {
    action_words.NO_VILLAGER: "turn",
    action_words.NOT_CONNECTED: "joined",
    action_words.WRONG_ROLE[Role.PRODUCTION]: "produce",
    action_words.WRONG_ROLE[Role.PROCESSING]: "make",
    action_words.NO_DONKEY: "donkeys",
    action_words.NOT_JOINED: "donkeys",
    action_words.FULL: "produce",
    action_words.RUN_OUT: "faq-out",
    action_words.FILLING: "produce",
    action_words.NO_SPACE: "make",
    action_words.NO_TOKEN: "faq-out",
    action_words.NOTHING: "make",
    action_words.NOT_OFFERED: "blueprint",
    action_words.HAND_FULL: "blueprint",
    action_words.TOO_POOR: "hire",
    action_words.NO_MORE_VILLAGERS: "hire",
    action_words.NO_MORE_DONKEYS: "donkey",
    action_words.NOT_IN_HAND: "build",
    action_words.NO_ROOM: "laying",
    action_words.NOT_THERE: "laying",
    action_words.NO_ROADS: "road",
    **dict.fromkeys(action_words.NO_EDGE.values(), "road"),
    action_words.FILLED: "order",
    action_words.NOT_OPEN: "sell",
    action_words.MISSING: "transport",
    action_words.MISSING_FOR_SALE: "sell",
    action_words.MISSING_DEAR: "free-trade",
    action_words.TOO_DEAR: "gold",
    action_words.NOT_USABLE: "transport",
    CAN_ACT: "beg",
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
    hamlet_words.ROUND: "last-order",
    hamlet_words.HEADING_POINTS: "scoring",
    words.NOW: "scoring",
    hamlet_words.HEADING_GOLD: "gold",
    words.VILLAGERS: "hire",
    hamlet_words.DONKEYS: "donkeys",
    hamlet_words.ROADS: "road",
    hamlet_words.SITES: "places-sites",
    hamlet_words.SALES: "sell",
    hamlet_words.ORDERS_FILLED: "order",
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
    HIRED: "botrik-hire",
    **{text: PAID[why] for why, text in hamlet_words.SOURCES.items()},
}
