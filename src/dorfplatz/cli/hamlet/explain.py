"""Answers to “? Sawmill”, “? 5” and the like."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import TypeVar

from rich.console import RenderableType

from dorfplatz.cli.hamlet.laying import drawn
from dorfplatz.cli.hamlet.names import find, folded, local_name
from dorfplatz.cli.hamlet.words import NO_WAY, WHICH
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Message, Text, message, shortened
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import (
    Beg,
    Build,
    BuildRoad,
    Choose,
    Fill,
    HireDonkey,
    HireVillager,
    Lead,
    Make,
    Produce,
    Sell,
    Take,
    Use,
)
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.labels import sale_words
from dorfplatz.games.hamlet.sentences.words import ACTIONS, AWARDS, MILESTONES, ORDERS
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing.spots import Way, ways_now
from dorfplatz.showing.hamlet.explaining.about_places import about_place
from dorfplatz.showing.hamlet.explaining.about_rest import (
    about_action,
    about_award,
    about_milestone,
    about_order,
    about_sale,
)
from dorfplatz.showing.hamlet.explaining.about_tiles import about_tile

Word = TypeVar("Word", bound=Enum)


def explain(
    screen: Screen, state: State, names: tuple[str, ...], asked: str
) -> Iterator[RenderableType]:
    """What a person asked about: sentences, or a way to lay a tile as a picture."""
    number, laying = asked.strip(), ways_now(state)
    if number.isdecimal() and laying is not None:
        yield _way(screen, state, number, *laying)
        return
    about = _subject(state, int(number[:6])) if number.isdecimal() else asked
    for sentence in _sentences(screen, state, about):
        yield screen.say(sentence, names)


def _subject(state: State, number: int) -> str:
    """What a choice is about."""
    match dict(enumerate(HAMLET.legal(state), 1)).get(number):
        case Produce(subject) | Make(subject) | Sell(subject) | Fill(subject):
            return subject
        case Take(subject) | Build(subject):
            return subject
        case Lead(_, subject) | BuildRoad(_, _, subject):
            return subject
        case HireDonkey(subject):
            return subject
        case HireVillager():
            return state.place_of(Role.TOWN_HALL)
        case Beg():
            return state.place_of(Role.CHURCH)
        case Use(token):
            return _place_of(token)
        case Choose(answer):
            assert state.question is not None
            return _answered(state.question[0], answer)
        case _:
            return ""


def _answered(question: Question, answer: str) -> str:
    """What an answer for Botrik is about."""
    match question:
        case Question.RESOURCE:
            return _place_of(answer)
        case Question.ROAD:
            return answer.split()[-1]
        case _:
            return answer


def _place_of(token: str) -> str:
    """Where a resource lies, from its name in the notation."""
    return token.removeprefix("fine ").split()[1]


def _way(screen: Screen, state: State, number: str, tile: Tile, ways: list[Way]) -> RenderableType:
    for way in ways:
        if str(way.number) == number:
            return drawn(screen, state, tile, way)
    return screen.words(NO_WAY, found=shortened(number), most=len(ways))


def _sentences(screen: Screen, state: State, asked: str) -> Iterator[Message]:
    cardboard = state.options.components
    if place := find(screen, asked):
        if place in state.village:
            return about_place(state, place)
        return about_tile(state, cardboard.tiles[place])
    if order := _named(screen, asked, ORDERS):
        return about_order(state, cardboard.orders[order])
    if sale := _sale(screen, state, asked):
        return about_sale(state, cardboard.sales[sale])
    if action := _enum(screen, asked, ACTIONS):
        return about_action(action)
    if milestone := _enum(screen, asked, MILESTONES):
        return about_milestone(state, milestone)
    if award := _enum(screen, asked, AWARDS):
        return about_award(state, award)
    return iter([_which(screen, state)])


def _named(screen: Screen, asked: str, texts: Mapping[str, Text]) -> str | None:
    meant = folded(asked)
    for word, text in texts.items():
        if meant in (word, folded(screen.say(text))):
            return word
    return None


def _enum(screen: Screen, asked: str, texts: Mapping[Word, Text]) -> Word | None:
    by_value = {str(word.value): word for word in texts}
    found = _named(screen, asked, {str(word.value): text for word, text in texts.items()})
    return None if found is None else by_value[found]


def _sale(screen: Screen, state: State, asked: str) -> str | None:
    """By its id, or by what it shows."""
    for sale in state.options.components.sales:
        shown = sale_words(state, sale)
        said = screen.say(shown) if isinstance(shown, Text | Message) else str(shown)
        if folded(asked) in (sale, folded(said)):
            return sale
    return None


def _which(screen: Screen, state: State) -> Message:
    return message(
        WHICH,
        orders=tuple(ORDERS.values()),
        sales=tuple(sale_words(state, sale) for sale in state.sales),
        actions=tuple(ACTIONS.values()),
        example=local_name(screen, "sawmill"),
    )
