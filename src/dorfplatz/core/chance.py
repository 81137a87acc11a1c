"""What chance may do, and how likely; and where its decisions come from."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from random import Random
from secrets import token_hex
from typing import Generic, Protocol, TypeVar

Outcome = TypeVar("Outcome", covariant=True)
Drawn = TypeVar("Drawn")


class Odds(Generic[Outcome]):
    """The possible outcomes in their order, each with its whole-number weight."""

    __slots__ = ("_cumulative", "_possible", "outcomes", "total", "weights")

    def __init__(self, outcomes: Sequence[Outcome], weights: Sequence[int]) -> None:
        self.outcomes = tuple(outcomes)
        self.weights = tuple(weights)
        self._cumulative = tuple(accumulate(weights))
        self.total = self._cumulative[-1]
        self._possible = frozenset(outcomes)

    def __iter__(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Each outcome with its probability."""
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            yield outcome, Fraction(weight, self.total)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._possible

    def __len__(self) -> int:
        return len(self.outcomes)

    def at(self, place: int) -> Outcome:
        """The outcome at a place, counted from 0, where each stands as often as it weighs."""
        return self.outcomes[bisect_right(self._cumulative, place)]

    def draw(self, random: Random) -> Outcome:
        return self.at(random.randrange(self.total))


class Source(Protocol):
    """What decides for chance: random numbers, checkable dice, a person with real dice."""

    def draw(self, odds: Odds[Drawn]) -> Drawn: ...


class RandomSource:
    """Chance from a seeded generator: the same seed gives the same draws in every process."""

    def __init__(self, seed: str | None = None) -> None:
        self._random = Random(seed)

    def draw(self, odds: Odds[Drawn]) -> Drawn:
        return odds.draw(self._random)


def new_secret() -> str:
    """32 bytes that nobody can guess, in hexadecimal digits."""
    return token_hex(32)
