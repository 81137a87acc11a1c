"""Botrik's reasons, as sentences and as facts that a page can lay out."""

from dataclasses import dataclass

from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.hamlet.reasons import Failed, Question, Settled, Thought, Weighed
from dorfplatz.games.hamlet.sentences import thoughts
from dorfplatz.games.hamlet.sentences.labels import answer_words, lack_words
from dorfplatz.games.hamlet.sentences.thoughts import MANY
from dorfplatz.games.hamlet.sentences.words import LACK, POSSIBILITIES, PRIORITIES, QUESTIONS
from dorfplatz.games.hamlet.state import State


@dataclass(frozen=True, slots=True)
class Left:
    """What a priority left of the candidates."""

    by: Text
    left: Fact


@dataclass(frozen=True, slots=True)
class Weighing:
    """A choice between several. Many candidates are counted, not named."""

    question: Text
    candidates: Fact
    priorities: tuple[Left, ...]
    """Those that told the candidates apart, in their order; the last of them decided if they
    settled it."""
    chosen: Fact
    settled: Settled


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something failed, or how a choice was made."""

    sentence: Message
    lacks: tuple[Message, ...] = ()
    """What could have been paid for: how much of it there was, and was needed."""
    weighing: Weighing | None = None


def reason(state: State, thought: Thought) -> Reason:
    if isinstance(thought, Failed):
        return Reason(thoughts.failed(state, thought), lacks=_lacks(state, thought))
    return Reason(thoughts.weighed(state, thought), weighing=_weighing(state, thought))


def _weighing(state: State, thought: Weighed) -> Weighing:
    question = thought.question
    return Weighing(
        question=QUESTIONS[question],
        candidates=_named(state, question, thought.candidates),
        priorities=tuple(
            Left(PRIORITIES[step.by], _named(state, question, step.left)) for step in thought.steps
        ),
        chosen=_named(state, question, (thought.chosen,)),
        settled=thought.settled,
    )


def _lacks(state: State, thought: Failed) -> tuple[Message, ...]:
    return tuple(
        message(
            LACK,
            what=lack_words(state, thought.action, lack.what),
            found=lack.found,
            needed=lack.needed,
        )
        for lack in thought.lacks
    )


def _named(state: State, question: Question, names: tuple[str, ...]) -> Fact:
    """Ways to lay a tile have no names."""
    if len(names) > MANY or question is Question.SPOT:
        return message(POSSIBILITIES, count=len(names))
    return tuple(answer_words(state, question, name) for name in names)
