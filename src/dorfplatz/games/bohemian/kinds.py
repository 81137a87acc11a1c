"""The eleven kinds of building, each known by its number."""

from enum import IntEnum
from typing import Final


class Kind(IntEnum):
    BAKERY = 2
    BUTCHERY = 3
    DAIRY = 4
    TAILOR = 5
    MILL = 6
    GLASS = 7
    FARM = 8
    INN = 9
    TOWN_HALL = 10
    CHURCH = 11
    MANOR = 12

    @property
    def word(self) -> str:
        """Its word in the notation and in component files."""
        return self.name.lower().replace("_", " ")


KIND_OF_WORD: Final = {kind.word: kind for kind in Kind}

SHOPS: Final = (Kind.BAKERY, Kind.BUTCHERY, Kind.DAIRY, Kind.TAILOR)
VALUED: Final = (Kind.TOWN_HALL, Kind.MANOR)

KICKED_OUT_ALWAYS: Final = frozenset({Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH})

GOODS: Final = {Kind.MILL: 2, Kind.GLASS: 3}
"""What a tile of flour or of glass pays."""
