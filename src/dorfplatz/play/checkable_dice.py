"""Dice that one can check: every draw follows from the server's secret and people's numbers.

Before the first draw the server publishes the hash of its secret, and each browser adds a number
of its own. Draw `k` of a game is HMAC-SHA-256 with the secret as its key over the numbers, the
seals that were dropped, `k` and how often it was tried; see docs/dice.md.
"""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Final

from dorfplatz.core.chance import Drawn, Odds
from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.record import Entry, at_line, write_header
from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.catalogue import AnyCourse, AnyStep
from dorfplatz.play.words import NOT_CHECKABLE, NOT_SHOWN, OTHER_DRAW, OTHER_SECRET

VALUES: Final = 2**32
"""How many values four bytes can have."""


def hash_of(secret: str) -> str:
    """What is published of a secret before the game."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seal_of(number: str) -> str:
    """What a browser says of its number while others may still choose theirs."""
    return sha256(bytes.fromhex(number)).hexdigest()


class CheckableSource:
    """Chance that follows from a secret and people's numbers.

    `drawn` says how often chance acted before, so a game goes on the same from its record. Seals
    that were dropped go into every draw: nobody can take them out of a record unnoticed.
    """

    def __init__(
        self,
        secret: str,
        numbers: Mapping[Seat, str],
        drawn: int,
        dropped: Sequence[DroppedSeal] = (),
    ) -> None:
        self._key = bytes.fromhex(secret)
        given = (f"{seat}:{numbers[seat]}" for seat in sorted(numbers))
        self._known = [*given, *map(str, dropped)]
        self.drawn = drawn

    def draw(self, odds: Odds[Drawn]) -> Drawn:
        place = self.place(self.drawn, odds.total)
        self.drawn += 1
        return odds.at(place)

    def place(self, draw: int, total: int) -> int:
        """One of `total` places, each as likely: values that would favour the first are tried
        again."""
        fair = VALUES - VALUES % total
        return next(value for value in self._values(draw) if value < fair) % total

    def _values(self, draw: int) -> Iterator[int]:
        for attempt in count():
            message = " ".join([*self._known, f"draw {draw}", f"try {attempt}"])
            digest = hmac.digest(self._key, message.encode("ascii"), "sha256")
            yield int.from_bytes(digest[:4], "big")


def draws_of(course: AnyCourse) -> int:
    """How often chance has acted; what it did is never taken back."""
    return sum(entry.actor is CHANCE for entry in course.entries)


def drawn(course: AnyCourse) -> Iterator[tuple[int, Entry, AnyStep]]:
    """Everything that chance did, each with how many entries the record had with it."""
    for version, (entry, step) in enumerate(zip(course.entries, course.done, strict=True), 1):
        if entry.actor is CHANCE and step is not None:
            yield version, entry, step


@dataclass(frozen=True, slots=True)
class CheckedDraw:
    """What chance did, and what it had to do."""

    number: int
    """Which draw of the game, counted from 0."""
    version: int
    """How many entries the record had with it."""
    line: int
    found: str
    expected: str | None
    """None in the beginning of a fork, which was drawn elsewhere."""

    @property
    def fits(self) -> bool:
        return self.expected is None or self.expected == self.found

    @property
    def problem(self) -> Refusal | None:
        if self.fits or self.expected is None:
            return None
        return at_line(self.line, Malformed(OTHER_DRAW, found=self.found, expected=self.expected))


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """All draws of a game beside what follows from secret and numbers."""

    secret_fits: bool
    draws: tuple[CheckedDraw, ...]

    @property
    def checked(self) -> int:
        """How many draws belong to this game's own dice."""
        return sum(draw.expected is not None for draw in self.draws)

    @property
    def elsewhere(self) -> int:
        """How many draws a fork brought along."""
        return len(self.draws) - self.checked

    @property
    def problems(self) -> tuple[Refusal, ...]:
        secret = () if self.secret_fits else (Malformed(OTHER_SECRET),)
        return (*secret, *(draw.problem for draw in self.draws if draw.problem is not None))


def check(course: AnyCourse, *, dice: Dice | None = None) -> DiceCheck:
    """Whether every draw follows from these dice, or from those that the record tells of; refused
    while the secret is not known."""
    dice = dice or course.record.dice
    if dice is None:
        raise Illegal(NOT_CHECKABLE)
    if dice.secret is None:
        raise Illegal(NOT_SHOWN)
    source = CheckableSource(dice.secret, dice.numbers, 0, dice.dropped)
    return DiceCheck(hash_of(dice.secret) == dice.hash, tuple(_draws(course, dice, source)))


def _draws(course: AnyCourse, dice: Dice, source: CheckableSource) -> Iterator[CheckedDraw]:
    above = write_header(course.record).count("\n")
    for number, (version, entry, step) in enumerate(drawn(course)):
        had_to_be = course.game.write(step.before, source.draw(course.game.odds(step.before)))
        expected = had_to_be if version > dice.after else None
        yield CheckedDraw(number, version, entry.line or above + version, entry.text, expected)
