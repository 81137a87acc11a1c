"""Who acts: a seat at the table, or chance."""

from enum import Enum
from typing import Final, NewType

Seat = NewType("Seat", int)


class Chance(Enum):
    """The player who throws the dice and draws the tiles."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
Actor = Seat | Chance
