"""Answers the companion's questions from a position, as somebody would who looks at the table."""

from collections.abc import Iterable
from typing import Final

from dorfplatz.games.hamlet.botrik.ordering import discounted
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import Event
from dorfplatz.games.hamlet.reasons import Question, Weighed
from dorfplatz.games.hamlet.state import State
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.companion.parts import ALWAYS_DECIDES
from dorfplatz.showing.hamlet.companion.program import Ask
from tests.companion.candidates import CANDIDATES, Chosen
from tests.companion.ranks import RANKS, ways

NO, ONE, SEVERAL = 0, 1, 2
ONE_ALONE, EQUAL = 0, 1
ASKED: Final = {
    "order.any": Question.ORDER,
    "sell": Question.SALE,
    "produce": Question.PRODUCTION,
    "hire.offer": Question.OFFER,
    "blueprint.offer": Question.OFFER,
    "make": Question.WORKSHOP,
    "build.any": Question.BLUEPRINT,
    "road": Question.ROAD,
}
"""Where it is asked whether there is anything to choose."""


class Oracle:
    """Looks at the table while one villager decides. Where the lists leave a choice it decides as
    the rules have recorded it."""

    def __init__(self, state: State, events: Iterable[Event]) -> None:
        self.state = state
        self.chosen: Chosen = {}
        self._weighed = [event for event in events if isinstance(event, Weighed)]
        self._question: Question | None = None
        self._left: list[str] = []

    def answer(self, block: str, ask: Ask) -> int:
        if block in ASKED:
            self._begin(ASKED[block])
            return min(len(self._left), SEVERAL)
        if ask.by is not None:
            return self._narrow(ask.by, ask.line)
        if block == "order.which":
            self.settle()
            return self._which_order(ask)
        raise AssertionError(f"nobody can answer {block}")

    def settle(self) -> None:
        """The list has come to its end, or a line of it has decided."""
        question, left = self._question, self._left
        self._question = None
        if question is None or not left:
            return
        last = PRIORITIES[question][-1]
        if last in ALWAYS_DECIDES:
            left = self._best(question, len(PRIORITIES[question]) - 1, left)
        if len(left) == 1:
            self.chosen[question] = left[0]
        else:
            recorded = next(each for each in self._weighed if each.question is question)
            assert recorded.chosen in left, (recorded, left)
            self.chosen[question] = recorded.chosen

    def _which_order(self, ask: Ask) -> int:
        """By what it says on the button."""
        order = discounted(self.state.options.components.orders[self.chosen[Question.ORDER]])
        says = rewards.cost(order.needs, order.gold)
        return [answer.say.text for answer in ask.answers].index(says)

    def _begin(self, question: Question) -> None:
        self.settle()
        self._question = question
        self._left = self._candidates(question)

    def _candidates(self, question: Question) -> list[str]:
        if question is Question.SPOT:
            place = self.chosen[Question.NEIGHBOUR]
            return [
                str(spot)
                for spot, touching in ways(self.state, self.chosen)
                if any(contact.place == place for contact in touching)
            ]
        return CANDIDATES[question](self.state, self.chosen)

    def _narrow(self, question: Question, line: int) -> int:
        if question is not self._question:
            self._begin(question)
        self._left = self._best(question, line, self._left)
        return ONE_ALONE if len(self._left) == 1 else EQUAL

    def _best(self, question: Question, line: int, left: list[str]) -> list[str]:
        rank = RANKS[question, PRIORITIES[question][line]]
        found = {each: rank(self.state, self.chosen, each) for each in left}
        best = min(found.values())
        return [each for each in left if found[each] == best]
