"""How Botrik chooses: priorities in descending order, then you, or a fixed order, for him.

A decision runs from its beginning each time: where an answer of the person's is missing it stops
as `Undecided`, and it runs again when the answer is there. So no decision changes the position; it
ends in a `Plan`, which does.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Choices
from dorfplatz.games.hamlet.reasons import (
    Failed,
    Failure,
    Lack,
    Narrowed,
    Priority,
    Question,
    Settled,
    Thought,
    Weighed,
)
from dorfplatz.games.hamlet.state import State

Candidate = TypeVar("Candidate")


@dataclass(frozen=True, slots=True)
class Plan:
    """What Botrik will do, and where a villager goes for it."""

    place: str
    carry_out: Callable[[State, News], None]


class Undecided(Exception):
    """The person has to choose for Botrik."""

    def __init__(self, question: Question, answers: tuple[str, ...]) -> None:
        self.question = question
        self.answers = answers
        super().__init__(question.value)


class Mind:
    """One decision, with the answers that the person has given for it so far."""

    def __init__(self, state: State) -> None:
        self.thoughts: list[Thought] = []
        self._answers: Iterator[str] = iter(state.automa.answers)
        self._asks = state.options.choices is Choices.ASKED

    def fail(self, action: Action, why: Failure, lacks: Sequence[Lack] = ()) -> None:
        self.thoughts.append(Failed(action, why, tuple(lacks)))

    def choose(
        self,
        question: Question,
        candidates: Sequence[Candidate],
        name: Callable[[Candidate], str],
        values: Mapping[Priority, Callable[[Candidate], Any]],
    ) -> Candidate:
        """The candidate that the priorities of this question leave, each keeping those with the
        smallest value. Candidates of the same name are the same."""
        priorities = PRIORITIES[question]
        assert len(values) == len(priorities)
        named = {name(candidate): candidate for candidate in candidates}
        left, steps = tuple(named), list[Narrowed]()
        for by in priorities:
            value = values[by]
            found = {each: value(named[each]) for each in left}
            best = min(found.values())
            kept = tuple(each for each in left if found[each] == best)
            if kept != left:
                steps.append(Narrowed(by, kept))
                left = kept
        chosen, settled = self._settle(question, left)
        if len(named) > 1:
            self.thoughts.append(Weighed(question, tuple(named), tuple(steps), chosen, settled))
        return named[chosen]

    def _settle(self, question: Question, left: tuple[str, ...]) -> tuple[str, Settled]:
        if len(left) == 1:
            return left[0], Settled.PRIORITY
        if not self._asks:
            return left[0], Settled.ORDER
        answer = next(self._answers, None)
        if answer is None:
            raise Undecided(question, left)
        return answer, Settled.PERSON
