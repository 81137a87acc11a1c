"""What Botrik chooses between, in words; the names of candidates are those of the notation."""

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact, Message, Text, Who, message
from dorfplatz.games.hamlet.kinds import Resource, Work
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences import words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import need_words
from dorfplatz.games.hamlet.state import State


def answer_words(state: State, question: Question, answer: str) -> Fact:
    """A candidate as people call it."""
    match question:
        case Question.RESOURCE:
            return token_words(answer)
        case Question.ORDER:
            return words.ORDERS[answer]
        case Question.SALE:
            return sale_words(state, answer)
        case Question.RAWS:
            return _sum(tuple(words.RESOURCES[Resource(word)] for word in answer.split()))
        case Question.ROAD:
            work, site, end = answer.split()
            return message(
                words.ROAD_BETWEEN,
                work=words.WORKS[Work(work)],
                site=place_name(site),
                end=place_name(end),
            )
        case Question.SPOT:
            return f"({answer})"
        case _:
            return place_name(answer)


def token_words(name: str) -> Message:
    """A resource from its name in the notation: `wheat farm`, `fine brick stonemason 1`."""
    parts = name.removeprefix("fine ").split()
    kind, place = words.RESOURCES[Resource(parts[0])], place_name(parts[1])
    if len(parts) == 2:
        return message(words.RAW_AT, kind=kind, place=place)
    owner = Who(Seat(int(parts[2])))
    text = words.FINE_AT if name.startswith("fine ") else words.GOOD_AT
    return message(text, kind=kind, owner=owner, place=place)


def sale_words(state: State, sale: str) -> Fact:
    """What a sale tile shows: “2 wood + 1 wheat”."""
    return _sum(tuple(map(need_words, state.options.components.sales[sale].needs)))


def lack_words(state: State, action: Action, what: str) -> Fact:
    """What Botrik lacked something for."""
    match action:
        case Action.HIRE:
            return words.GOLD
        case Action.ORDER:
            return words.ORDERS[what]
        case Action.SELL:
            return sale_words(state, what)
        case Action.ROAD:
            return words.WORKS[Work(what)]
        case _:
            return place_name(what)


def _sum(parts: tuple[Text | Message, ...]) -> Text | Message:
    first, *others = parts
    for other in others:
        first = message(words.AND, one=first, other=other)
    return first
