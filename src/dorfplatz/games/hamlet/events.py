"""What happened, in order: enough to show it without knowing any rule."""

from dataclasses import dataclass
from enum import Enum

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.kinds import Milestone, Resource, Work
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.reasons import Thought
from dorfplatz.games.hamlet.state import Ending, Token


class Why(Enum):
    """What gold or points came or went for."""

    PRODUCTION = "production"
    GOODS = "goods"
    PLACE = "place"
    SALE = "sale"
    ORDER = "order"
    BLUEPRINT = "blueprint"
    VILLAGER = "villager"
    DONKEY = "donkey"
    TRADE = "trade"
    BEGGING = "begging"
    SUPPORT = "support"
    INSTEAD = "instead"  # a point that Botrik gets in place of gold
    IGNORED = "ignored"  # points that Botrik loses for gold he need not pay
    SITES = "sites"
    PLANNER = "planner"
    ROUTE = "route"
    CHAPLAIN = "chaplain"
    MERCHANT = "merchant"
    LANDSCAPER = "landscaper"
    GOLD = "gold"
    GOODS_LEFT = "goods-left"


@dataclass(frozen=True, slots=True)
class RowArranged:
    """Botrik's action tiles lie in this order."""

    row: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class TileDrawn:
    tile: str


@dataclass(frozen=True, slots=True)
class SaleShown:
    sale: str


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class DonkeyLed:
    seat: Seat
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Walked:
    """A villager goes to where it acts."""

    seat: Seat
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Used:
    """A resource was used up at a place; a good goes back to its owner."""

    seat: Seat
    token: Token
    place: str
    """Where it lay."""
    site: str


@dataclass(frozen=True, slots=True)
class Traded:
    """Free trade: a missing resource was bought."""

    seat: Seat
    count: int
    kinds: tuple[Resource, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class Produced:
    seat: Seat
    place: str
    raws: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class Made:
    seat: Seat
    place: str
    good: Resource
    count: int
    fine: bool


@dataclass(frozen=True, slots=True)
class Sold:
    seat: Seat
    sale: str


@dataclass(frozen=True, slots=True)
class OrderFilled:
    seat: Seat
    order: str
    with_donkey: bool
    """Botrik has no marker left for his fourth order: a donkey stands for it."""


@dataclass(frozen=True, slots=True)
class BlueprintTaken:
    seat: Seat
    tile: str
    passed: int
    """Tiles to the left of it, each of which got a gold."""
    found: int
    """Gold that lay on it."""


@dataclass(frozen=True, slots=True)
class VillagerHired:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DonkeyHired:
    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class PlaceBuilt:
    seat: Seat
    tile: str
    site: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class MilestoneTaken:
    seat: Seat
    milestone: Milestone


@dataclass(frozen=True, slots=True)
class StackOpened:
    """The advanced tiles of a good go into the bag."""

    good: Resource
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoadBuilt:
    seat: Seat
    work: Work
    site: str
    end: str
    edge: int
    """Of the lattice: the one it leads over."""


@dataclass(frozen=True, slots=True)
class GoldChanged:
    seat: Seat
    gold: int
    """Fewer than none if it was paid."""
    why: Why


@dataclass(frozen=True, slots=True)
class PointsChanged:
    seat: Seat
    points: int
    why: Why


@dataclass(frozen=True, slots=True)
class MarkerDrawn:
    colour: Colour
    circle: int
    """From 1."""
    action: Action
    """On the tile under it."""


@dataclass(frozen=True, slots=True)
class BowlFilled:
    """All of Botrik's markers were drawn and go back into the bowl."""


@dataclass(frozen=True, slots=True)
class SupportTurned:
    is_open: bool


@dataclass(frozen=True, slots=True)
class ActionMoved:
    """An action tile goes to the end of the row."""

    action: Action
    row: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class ActionRemoved:
    """Botrik has built all his roads: the action tile leaves the game."""

    action: Action
    row: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class AllFailed:
    """Botrik could do nothing with this villager."""


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    ending: Ending
    round: int


@dataclass(frozen=True, slots=True)
class Scored:
    """Points of the final scoring."""

    seat: Seat
    points: int
    why: Why


Event = (
    RowArranged
    | TileDrawn
    | SaleShown
    | TurnBegan
    | DonkeyLed
    | Walked
    | Used
    | Traded
    | Produced
    | Made
    | Sold
    | OrderFilled
    | BlueprintTaken
    | VillagerHired
    | DonkeyHired
    | PlaceBuilt
    | MilestoneTaken
    | StackOpened
    | RoadBuilt
    | GoldChanged
    | PointsChanged
    | Thought
    | MarkerDrawn
    | BowlFilled
    | SupportTurned
    | ActionMoved
    | ActionRemoved
    | AllFailed
    | TurnEnded
    | GameEnded
    | Scored
)
News = list[Event]
"""The events of a move, as the rules add to them."""
