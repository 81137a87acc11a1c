"""For whom the draws of a game are guaranteed: exactly those whose own number is in its dice.

Whoever knows the secret and all numbers can choose the draws by trying numbers. One number that
they did not know when theirs were sealed is enough to prevent it, but of that only its owner can be
sure. See docs/dice.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.record import Record
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.play.words import GUARANTEED, GUARANTEED_FOR_NOBODY, NUMBER_DROPPED, WITHOUT_NUMBER


@dataclass(frozen=True, slots=True)
class Guarantee:
    holds_for: tuple[Seat, ...]
    """People whose number is in the dice."""
    dropped: tuple[DroppedSeal, ...]
    """Of people whose number was sealed and then left out."""
    without: tuple[Seat, ...]
    """All other people: no number of theirs is there."""

    @property
    def is_complete(self) -> bool:
        """Whether it holds for everybody who plays in person."""
        return not self.dropped and not self.without

    @property
    def exceptions(self) -> Iterator[Message]:
        """For whom it does not hold, and why."""
        for each in self.dropped:
            yield message(NUMBER_DROPPED, who=Who(each.seat), round=each.round)
        for seat in self.without:
            yield message(WITHOUT_NUMBER, who=Who(seat))

    @property
    def sentences(self) -> Iterator[Message]:
        """For whom it holds, and for whom not."""
        if self.holds_for:
            who = tuple(map(Who, self.holds_for))
            yield message(GUARANTEED, who=who, people=len(who))
        else:
            yield message(GUARANTEED_FOR_NOBODY)
        yield from self.exceptions


def guarantee_of(record: Record, dice: Dice) -> Guarantee:
    """What follows from a record and its dice; that a number is one's own only its owner knows."""
    dropped = {each.seat for each in dice.dropped}
    people = (Seat(seat) for seat, player in enumerate(record.players) if player.is_person)
    return Guarantee(
        holds_for=tuple(dice.numbers),
        dropped=dice.dropped,
        without=tuple(seat for seat in people if seat not in dice.numbers and seat not in dropped),
    )
