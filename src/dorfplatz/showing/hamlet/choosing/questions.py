"""What the person is asked: which resources to use, and what to choose for Botrik."""

from typing import Final, assert_never

from dorfplatz.core.text import Fact, Message, message
from dorfplatz.games.hamlet.actions import making
from dorfplatz.games.hamlet.botrik import building, markers
from dorfplatz.games.hamlet.botrik.board import Stage
from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.moves import Act, Action, Build, BuildRoad, Fill, Make, Sell
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.labels import sale_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import (
    ACTIONS,
    ORDERS,
    QUESTIONS,
    RESOURCES,
    WORKS,
    need_words,
)
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing.words import GOES, LAYS, OTHER, USE

_PRIMARY: Final = {
    Stage.HIRE: Action.HIRE,
    Stage.ORDER: Action.ORDER,
    Stage.SELL: Action.SELL,
}


def bill_words(state: State) -> Message:
    """What the person still has to use, where and for what."""
    bill = state.bill
    assert bill is not None
    needs = tuple(map(need_words, bill.needs))
    return message(USE, what=_what(state, bill.act), needs=needs, place=place_name(bill.site))


def _what(state: State, act: Act) -> Fact:
    match act:
        case Make(place):
            return RESOURCES[making.good_of(state, place)]
        case Sell(sale):
            return sale_words(state, sale)
        case Fill(order):
            return ORDERS[order]
        case Build(tile):
            return place_name(tile)
        case BuildRoad(work):
            return WORKS[work]
        case _:
            assert_never(act)


def question_words(state: State) -> Message:
    """What is left open for Botrik."""
    assert state.question is not None
    question, _ = state.question
    if question is Question.VILLAGER:
        return message(GOES, place=place_name(state.automa.aim))
    words = QUESTIONS[question]
    if question in (Question.NEIGHBOUR, Question.SPOT):
        return message(LAYS, tile=place_name(botriks_tile(state).id), question=words)
    return message(OTHER, action=ACTIONS[_action(state)], question=words)


def botriks_tile(state: State) -> Tile:
    """The one that he lays, while the person is asked how."""
    tile = building.choose(state, Mind(state))
    assert tile is not None
    return tile


def _action(state: State) -> Action:
    return _PRIMARY.get(state.automa.stage) or markers.next_action(state)
