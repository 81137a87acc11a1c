"""Everything that can be done, by the person or by chance. Places and tiles go by their ids."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from dorfplatz.games.hamlet.kinds import Resource, Work
from dorfplatz.games.hamlet.land.village import Spot


class Action(Enum):
    """What Botrik can try, the primary actions first, in his order."""

    HIRE = "hire"
    ORDER = "order"
    SELL = "sell"
    PRODUCE = "produce"
    BLUEPRINT = "blueprint"
    MAKE = "make"
    BUILD = "build"
    ROAD = "road"


SECONDARY: Final = (
    Action.PRODUCE,
    Action.BLUEPRINT,
    Action.MAKE,
    Action.BUILD,
    Action.ROAD,
)
"""Those on action tiles."""


class Colour(Enum):
    """Of Botrik's markers: red lies on the first circle, blue on the second, yellow (his own) on
    the third."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class Arrange:
    """Chance lays out Botrik's action tiles."""

    row: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a place tile for the row."""

    tile: str


@dataclass(frozen=True, slots=True)
class Show:
    """Chance turns up a sale tile."""

    sale: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Chance draws one of Botrik's markers."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Lead:
    """Move a donkey to a joined place."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Produce:
    """Fill the empty spaces of a production place; where they take any raw, with these."""

    place: str
    raws: tuple[Resource, ...] = ()


@dataclass(frozen=True, slots=True)
class Make:
    """Make so many goods in a processing place."""

    place: str
    count: int


@dataclass(frozen=True, slots=True)
class Sell:
    sale: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Fill a church order."""

    order: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take a blueprint from the row."""

    tile: str


@dataclass(frozen=True, slots=True)
class HireVillager:
    pass


@dataclass(frozen=True, slots=True)
class HireDonkey:
    """And put it on a place."""

    place: str


@dataclass(frozen=True, slots=True)
class Build:
    """Build a blueprint from a place; where exactly it is laid is the next move."""

    tile: str
    site: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the tile that is being built."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class BuildRoad:
    """Build a bridge or a path from a place to an adjacent one."""

    work: Work
    site: str
    end: str


@dataclass(frozen=True, slots=True)
class Use:
    """Where there is a choice: the resource that is used now, by its name."""

    token: str


@dataclass(frozen=True, slots=True)
class Beg:
    pass


@dataclass(frozen=True, slots=True)
class Choose:
    """Decide for Botrik where his rules leave it open."""

    answer: str


@dataclass(frozen=True, slots=True)
class End:
    """Hand over to Botrik."""


END: Final = End()

ChanceMove = Arrange | Draw | Show | Mark
Act = Make | Sell | Fill | Build | BuildRoad
"""What a villager does that uses up resources."""
PlayerMove = (
    Lead | Produce | Act | Take | HireVillager | HireDonkey | Lay | Use | Beg | Choose | End
)
Move = ChanceMove | PlayerMove
