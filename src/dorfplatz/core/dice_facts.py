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
class DroppedSeal:
    """A number that was sealed, but left out of the dice: its owner did not open it in time."""

    seat: Seat
    round: int
    """In which it was sealed; all later rounds were without it."""
    seal: str
    """SHA-256 of that number, so that its owner recognizes it."""

    def __str__(self) -> str:
        """As the header says it, and the message that every draw follows from."""
        return f"dropped {self.seat} {self.round} {self.seal}"


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
    dropped: tuple[DroppedSeal, ...] = ()
    """Of people who have no number in the dice though they had sealed one, seats in order."""


class Fact(NamedTuple):
    """A line of the header about the dice; only numbers and dropped seals belong to a seat."""

    word: str
    seat: Seat
    value: str
    round: int = 0
    """Of a dropped seal."""


def write_dice(dice: Dice) -> Iterator[str]:
    yield f"dice hash {dice.hash}"
    if dice.round > 1:
        yield f"dice round {dice.round}"
    for seat, number in dice.numbers.items():
        yield f"dice number {seat} {number}"
    for seal in dice.dropped:
        yield f"dice {seal}"
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
    if not in_order or fact.seat >= seats or _is_contradicted(fact, earlier):
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
        dropped=tuple(
            DroppedSeal(fact.seat, fact.round, fact.value)
            for fact in facts
            if fact.word == "dropped"
        ),
    )


_ORDER: Final = ("hash", "round", "number", "dropped", "after", "secret")
_SEAT: Final = "[0-9]|[1-9][0-9]"
_COUNT: Final = "[1-9][0-9]{0,8}"
_DIGITS: Final = "[0-9a-f]{64}"
_FACT: Final = re.compile(
    rf"dice (?:(?P<long>hash|secret) (?P<digits>{_DIGITS})|"
    rf"(?P<count>round|after) (?P<times>{_COUNT})|"
    rf"number (?P<seat>{_SEAT}) (?P<number>{_DIGITS})|"
    rf"dropped (?P<owner>{_SEAT}) (?P<round>{_COUNT}) (?P<seal>{_DIGITS}))"
)


def _fact(match: re.Match[str]) -> Fact:
    if match["seal"]:
        return Fact("dropped", Seat(int(match["owner"])), match["seal"], int(match["round"]))
    word = match["long"] or match["count"] or "number"
    value = match["digits"] or match["times"] or match["number"]
    return Fact(word, Seat(int(match["seat"] or 0)), value)


def _place(fact: Fact) -> tuple[int, int]:
    return _ORDER.index(fact.word), fact.seat


def _is_contradicted(fact: Fact, earlier: Sequence[Fact]) -> bool:
    """A seal is dropped by a later round, and only of a seat that has no number in that."""
    if fact.word != "dropped":
        return False
    rounds = next((int(each.value) for each in earlier if each.word == "round"), 1)
    given = {each.seat for each in earlier if each.word == "number"}
    return fact.round >= rounds or fact.seat in given
