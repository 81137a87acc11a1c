"""What a record says about its dice, so that anyone can check them once the secret is shown."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import shortened
from dorfplatz.core.words import DICE_LINE, DICE_ORDER


@dataclass(frozen=True, slots=True)
class Dice:
    """Where the draws of a game come from. Hash, numbers and secret are hexadecimal."""

    hash: str
    """SHA-256 of the server's secret, published before the first draw."""
    numbers: Mapping[Seat, str]
    """What people's browsers added, seats in order."""
    secret: str | None = None
    """Shown once the game is over or closed."""
    round: int = 1
    """How often numbers were asked for: a higher one tells that somebody stayed away before."""
    after: int = 0
    """In a fork: so many entries were drawn elsewhere."""


class Fact(NamedTuple):
    """A line of the header about the dice; only numbers belong to a seat."""

    word: str
    seat: Seat
    value: str


def write_dice(dice: Dice) -> Iterator[str]:
    yield f"dice hash {dice.hash}"
    if dice.round > 1:
        yield f"dice round {dice.round}"
    for seat, number in dice.numbers.items():
        yield f"dice number {seat} {number}"
    if dice.after:
        yield f"dice after {dice.after}"
    if dice.secret is not None:
        yield f"dice secret {dice.secret}"


def read_fact(line: str, earlier: Sequence[Fact], seats: int) -> Fact:
    """A line of the header that follows earlier ones about the dice, at a table of so many."""
    match = _FACT.fullmatch(line)
    if match is None:
        raise Malformed(DICE_LINE, found=shortened(line))
    fact = _fact(match)
    in_order = _place(earlier[-1]) < _place(fact) if earlier else fact.word == "hash"
    if not in_order or fact.seat >= seats:
        raise Malformed(DICE_ORDER, found=shortened(line))
    return fact


def dice_of(facts: Sequence[Fact]) -> Dice:
    """The dice that facts in order speak of."""
    told = {fact.word: fact.value for fact in facts}
    return Dice(
        hash=told["hash"],
        numbers={fact.seat: fact.value for fact in facts if fact.word == "number"},
        secret=told.get("secret"),
        round=int(told.get("round", 1)),
        after=int(told.get("after", 0)),
    )


_ORDER: Final = ("hash", "round", "number", "after", "secret")
_FACT: Final = re.compile(
    r"dice (?:"
    r"(?P<long>hash|secret) (?P<digits>[0-9a-f]{64})|"
    r"(?P<count>round|after) (?P<times>[1-9][0-9]{0,8})|"
    r"number (?P<seat>[0-9]|[1-9][0-9]) (?P<number>[0-9a-f]{64}))"
)


def _fact(match: re.Match[str]) -> Fact:
    word = match["long"] or match["count"] or "number"
    value = match["digits"] or match["times"] or match["number"]
    return Fact(word, Seat(int(match["seat"] or 0)), value)


def _place(fact: Fact) -> tuple[int, int]:
    return _ORDER.index(fact.word), fact.seat
