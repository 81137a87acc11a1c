"""What the person is asked in between: which resource to use, and what to choose for Botrik."""

from typing import Final

from dorfplatz.games.hamlet.actions import paying
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Choose, Use
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import State
from dorfplatz.server.pages.hamlet.menu import Group, keyed, lines
from dorfplatz.server.pages.hamlet.previews import DOES, Choice, said
from dorfplatz.server.translator import Translator, capital
from dorfplatz.showing.hamlet.choosing.choices import action, detail
from dorfplatz.showing.hamlet.choosing.previews import carried_over
from dorfplatz.showing.hamlet.choosing.previews_words import over_words

AT_PLACES: Final = (
    Question.VILLAGER,
    Question.PRODUCTION,
    Question.WORKSHOP,
    Question.NEIGHBOUR,
)
"""Their answers are places of the village."""


def resources(state: State, voice: Translator) -> tuple[Group, ...]:
    """Those that can be used next, each with who would carry it."""
    found = [_use(state, voice, move) for move in paying.uses(state)]
    return keyed([Group(DOES[Use], "", lines(found))])


def answers(state: State, voice: Translator) -> tuple[Group, ...]:
    """What Botrik's rules leave open."""
    assert state.question is not None
    question, names = state.question
    found = [_answer(state, voice, question, name) for name in names]
    return keyed([Group(DOES[Choose], "", lines(found))])


def _use(state: State, voice: Translator, move: Use) -> Choice:
    assert state.bill is not None
    place = place_of(move.token)
    over = carried_over(state, place, state.bill.site)
    label = capital(said(voice, detail(state, move)))
    return Choice(
        move=HAMLET.write(state, move),
        does=DOES[Use],
        label=label,
        says=label,
        uses=voice(over_words(over)) if over else "",
        place=place,
        sources=place,
        over=" ".join(over),
    )


def _answer(state: State, voice: Translator, question: Question, name: str) -> Choice:
    move = Choose(name)
    label = said(voice, detail(state, move))
    return Choice(
        move=HAMLET.write(state, move),
        does=DOES[Choose],
        label=capital(label),
        says=f"{voice(action(state, move))} {label}",
        place=_where(state, question, name),
        card=_card(question, name),
    )


def place_of(token: str) -> str:
    """Where a resource lies, from its name in the notation."""
    return token.removeprefix("fine ").split()[1]


def _where(state: State, question: Question, answer: str) -> str:
    """The places that an answer is about."""
    match question:
        case Question.RESOURCE:
            return place_of(answer)
        case Question.ROAD:
            return " ".join(answer.split()[1:])
        case Question.ORDER:
            return state.network.church
        case _:
            return answer if question in AT_PLACES else ""


def _card(question: Question, answer: str) -> str:
    match question:
        case Question.OFFER | Question.BLUEPRINT:
            return answer
        case Question.SALE:
            return f"sale-{answer}"
        case Question.ORDER:
            return f"order-{answer}"
        case _:
            return ""
