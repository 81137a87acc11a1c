"""Everything that can be done, by a player or by chance. Dice are always ascending faces."""

from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat

Dice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """Chance turns up these sides of the village boards."""

    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls the dice that were thrown: four at first, after a re-roll only those again."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Collect:
    """Take the income that is due (where income is claimed)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Hand the dice to chance (where income is claimed); income not collected is lost."""


@dataclass(frozen=True, slots=True)
class Place:
    """Use dice to move a figure into the building with their total."""

    dice: Dice
    building: str


@dataclass(frozen=True, slots=True)
class TakeBishop:
    """Use two equal dice to take the bishop."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class TakeSpecial:
    """Use any two dice to take a special-action tile."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Reroll:
    """Spend the special-action tile to roll these unused dice again."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class End:
    """Hand over the turn."""


END: Final = End()

ChanceMove = Sides | First | Roll
PlayerMove = Collect | Throw | Place | TakeBishop | TakeSpecial | Reroll | End
Move = ChanceMove | PlayerMove
