"""Botrik's account of himself as sentences: what failed and why, and how he chose."""

from typing import Final, assert_never

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.hamlet.reasons import (
    Failed,
    Question,
    Settled,
    Weighed,
)
from dorfplatz.games.hamlet.sentences import words
from dorfplatz.games.hamlet.sentences.labels import answer_words, lack_words
from dorfplatz.games.hamlet.state import PERSON, State

MANY: Final = 6
"""More candidates than this are counted, not named."""


def failed(state: State, thought: Failed) -> Message:
    lacks = tuple(
        message(
            words.LACK,
            what=lack_words(state, thought.action, lack.what),
            found=lack.found,
            needed=lack.needed,
        )
        for lack in thought.lacks
    )
    if not lacks and thought.why in words.NOTHING_OPEN:
        return message(words.NOTHING_OPEN[thought.why])
    return message(words.FAILED[thought.why], lacks=lacks)


def weighed(state: State, thought: Weighed) -> Message:
    """The question, the candidates, what each priority left, and what decided."""
    question = thought.question
    said = message(
        words.WEIGHED,
        question=words.QUESTIONS[question],
        candidates=_some(state, question, thought.candidates),
    )
    for step in thought.steps:
        left = _some(state, question, step.left)
        said = message(words.NARROWED, before=said, by=words.PRIORITIES[step.by], left=left)
    chosen = answer_words(state, question, thought.chosen)
    match thought.settled:
        case Settled.PRIORITY:
            return said
        case Settled.PERSON:
            return message(words.CHOSEN_BY, before=said, who=Who(PERSON), chosen=chosen)
        case Settled.ORDER:
            return message(words.CHOSEN_FIRST, before=said, chosen=chosen)
        case _:
            assert_never(thought.settled)


def _some(state: State, question: Question, names: tuple[str, ...]) -> Fact:
    if len(names) > MANY:
        return message(words.POSSIBILITIES, count=len(names))
    return tuple(answer_words(state, question, name) for name in names)
