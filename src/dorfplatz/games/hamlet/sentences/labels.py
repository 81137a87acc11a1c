"""What Botrik chooses between, in words; the names of candidates are those of the notation."""

from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact, Message, Text, Who, message
from dorfplatz.games.hamlet.kinds import Resource, Work
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import ORDERS, RESOURCES, WORKS, need_words
from dorfplatz.games.hamlet.state import State

RAW_AT: Final = Text("hamlet.raw-at", "{kind} ({place})")
GOOD_AT: Final = Text("hamlet.good-at", "{kind} of {owner} ({place})")
FINE_AT: Final = Text("hamlet.fine-at", "fine {kind} of {owner} ({place})")
ROAD_BETWEEN: Final = Text("hamlet.road-between", "{work} {site} – {end}")
AND: Final = Text("hamlet.and", "{one} + {other}")
GOLD: Final = Text("hamlet.gold", "gold")


def answer_words(state: State, question: Question, answer: str) -> Fact:
    """A candidate as people call it."""
    match question:
        case Question.RESOURCE:
            return token_words(answer)
        case Question.ORDER:
            return ORDERS[answer]
        case Question.SALE:
            return sale_words(state, answer)
        case Question.RAWS:
            return _sum(tuple(RESOURCES[Resource(word)] for word in answer.split()))
        case Question.ROAD:
            work, site, end = answer.split()
            return message(
                ROAD_BETWEEN, work=WORKS[Work(work)], site=place_name(site), end=place_name(end)
            )
        case Question.SPOT:
            return f"({answer})"
        case _:
            return place_name(answer)


def token_words(name: str) -> Message:
    """A resource from its name in the notation: `wheat farm`, `fine brick stonemason 1`."""
    words = name.removeprefix("fine ").split()
    kind, place = RESOURCES[Resource(words[0])], place_name(words[1])
    if len(words) == 2:
        return message(RAW_AT, kind=kind, place=place)
    owner = Who(Seat(int(words[2])))
    text = FINE_AT if name.startswith("fine ") else GOOD_AT
    return message(text, kind=kind, owner=owner, place=place)


def sale_words(state: State, sale: str) -> Fact:
    """What a sale tile shows: “2 wood + 1 wheat”."""
    return _sum(tuple(map(need_words, state.options.components.sales[sale].needs)))


def lack_words(state: State, action: Action, what: str) -> Fact:
    """What Botrik lacked something for."""
    match action:
        case Action.HIRE:
            return GOLD
        case Action.ORDER:
            return ORDERS[what]
        case Action.SELL:
            return sale_words(state, what)
        case Action.ROAD:
            return WORKS[Work(what)]
        case _:
            return place_name(what)


def _sum(parts: tuple[Text | Message, ...]) -> Text | Message:
    first, *others = parts
    for other in others:
        first = message(AND, one=first, other=other)
    return first
