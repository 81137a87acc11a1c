"""What buildings and dice are called in sentences."""

from dorfplatz.core.text import Message, message
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.words import BUILDING, THE_KINDS


def building_name(building: Building) -> Message:
    return message(BUILDING, the_kind=THE_KINDS[building.kind], village=building.address)


def sum_of(dice: tuple[int, ...]) -> str:
    """Dice as the notation writes a total: 3+4."""
    return "+".join(map(str, dice))


def spaced(dice: tuple[int, ...]) -> str:
    """Dice as they lie on the table: 2 3 4 6."""
    return " ".join(map(str, dice))
