"""Botrik's account of himself as sentences: what failed and why, and how he chose."""

from typing import Final, assert_never

from dorfplatz.core.text import Fact, Message, Text, Who, message
from dorfplatz.games.hamlet.reasons import (
    Failed,
    Failure,
    Priority,
    Question,
    Settled,
    Weighed,
)
from dorfplatz.games.hamlet.sentences.labels import answer_words, lack_words
from dorfplatz.games.hamlet.state import PERSON, State

MANY: Final = 6
"""More candidates than this are counted, not named."""

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


def failed(state: State, thought: Failed) -> Message:
    lacks = tuple(
        message(
            LACK,
            what=lack_words(state, thought.action, lack.what),
            found=lack.found,
            needed=lack.needed,
        )
        for lack in thought.lacks
    )
    if not lacks and thought.why in NOTHING_OPEN:
        return message(NOTHING_OPEN[thought.why])
    return message(FAILED[thought.why], lacks=lacks)


def weighed(state: State, thought: Weighed) -> Message:
    """The question, the candidates, what each priority left, and what decided."""
    question = thought.question
    said = message(
        WEIGHED,
        question=QUESTIONS[question],
        candidates=_some(state, question, thought.candidates),
    )
    for step in thought.steps:
        left = _some(state, question, step.left)
        said = message(NARROWED, before=said, by=PRIORITIES[step.by], left=left)
    chosen = answer_words(state, question, thought.chosen)
    match thought.settled:
        case Settled.PRIORITY:
            return said
        case Settled.PERSON:
            return message(CHOSEN_BY, before=said, who=Who(PERSON), chosen=chosen)
        case Settled.ORDER:
            return message(CHOSEN_FIRST, before=said, chosen=chosen)
        case _:
            assert_never(thought.settled)


def _some(state: State, question: Question, names: tuple[str, ...]) -> Fact:
    if len(names) > MANY:
        return message(POSSIBILITIES, count=len(names))
    return tuple(answer_words(state, question, name) for name in names)
