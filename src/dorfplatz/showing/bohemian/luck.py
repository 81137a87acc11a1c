"""How the dice fell: faces, sums that could be formed, equal dice, and what was to be expected."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import erfc, exp, pi, sqrt
from operator import add
from typing import Any, Final, Self

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.dice import DICE, FACES, HIGHEST_TOTAL, rolls, totals
from dorfplatz.games.bohemian.moves import Dice, Roll
from dorfplatz.showing.bohemian.accounts import BohemianCourse

SUMS: Final = range(2, HIGHEST_TOTAL + 1)
EQUALS: Final = range(1, DICE + 1)
FEWEST: Final = 30
"""Dice from which on chi-square says something: each face is expected five times."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What was rolled. Sums and equal dice are counted for rolls of all four dice."""

    faces: tuple[int, ...] = (0,) * len(FACES)
    sums: tuple[int, ...] = (0,) * len(SUMS)
    """How many rolls held each sum, made of two dice or more."""
    equals: tuple[int, ...] = (0,) * len(EQUALS)
    """Rolls by how many dice were equal at most, from none (1) to all."""

    def __add__(self, other: Self) -> "Counts":
        return Counts(
            tuple(map(add, self.faces, other.faces)),
            tuple(map(add, self.sums, other.sums)),
            tuple(map(add, self.equals, other.equals)),
        )

    @property
    def dice(self) -> int:
        return sum(self.faces)

    @property
    def rolls(self) -> int:
        """Of all four dice."""
        return sum(self.equals)

    @property
    def average(self) -> float:
        """Of a die; 3.5 is to be expected."""
        return sum(map(int.__mul__, self.faces, FACES)) / max(1, self.dice)

    @property
    def unevenness(self) -> float | None:
        """How often fair dice show their faces at least as unevenly, from 0 to 1: the tail of
        chi-square with five degrees of freedom. None for too few dice."""
        if self.dice < FEWEST:
            return None
        expected = self.dice / len(FACES)
        square = sum((count - expected) ** 2 for count in self.faces) / expected
        return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)


def counts_of(course: BohemianCourse) -> tuple[Counts, ...]:
    """What each seat rolled at this table; what was rolled before a fork belongs elsewhere."""
    counts = [Counts()] * len(course.players)
    for seat, dice in _rolled(course):
        counts[seat] += _counts(dice)
    return tuple(counts)


def dice_counts(course: BohemianCourse) -> Json:
    """The same to be stored."""
    return {"seats": [asdict(counts) for counts in counts_of(course)]}


def read_counts(stored: Mapping[str, Any]) -> tuple[Counts, ...]:
    """What was stored, for each seat."""
    return tuple(
        Counts(**{name: tuple(numbers) for name, numbers in seat.items()})
        for seat in stored.get("seats", ())
    )


@cache
def sum_chances() -> tuple[float, ...]:
    """How likely a roll of four dice holds each sum."""
    ways = [tuple(weight * held for held in _counts(dice).sums) for dice, weight in _all_rolls()]
    return tuple(sum(column) / rolls(DICE).total for column in zip(*ways, strict=True))


@cache
def equal_chances() -> tuple[float, ...]:
    """How likely so many of four dice are equal at most."""
    ways = [tuple(weight * held for held in _counts(dice).equals) for dice, weight in _all_rolls()]
    return tuple(sum(column) / rolls(DICE).total for column in zip(*ways, strict=True))


def _all_rolls() -> Iterator[tuple[Dice, int]]:
    odds = rolls(DICE)
    return ((roll.dice, weight) for roll, weight in zip(odds.outcomes, odds.weights, strict=True))


def _rolled(course: BohemianCourse) -> Iterator[tuple[Seat, Dice]]:
    """Who rolled what; rolls are never taken back."""
    told = course.record.dice
    for step in course.done[told.after if told else 0 :]:
        if step is not None and isinstance(step.move, Roll):
            yield step.before.turn, step.move.dice


@cache
def _counts(dice: Dice) -> Counts:
    """Of one roll."""
    faces = tuple(dice.count(face) for face in FACES)
    if len(dice) < DICE:
        return Counts(faces)
    held = {total for total, _ in totals(dice)}
    return Counts(
        faces,
        tuple(int(total in held) for total in SUMS),
        tuple(int(max(faces) == most) for most in EQUALS),
    )
