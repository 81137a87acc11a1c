"""What happened, in order: enough to show it without knowing any rule."""

from dataclasses import dataclass
from enum import Enum

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Dice
from dorfplatz.games.bohemian.state import Ending


class Why(Enum):
    """What a coin was paid for."""

    INNS = "inns"
    BISHOP = "bishop"
    FARM = "farm"
    MANOR = "manor"
    FLOUR = "flour"
    GLASS = "glass"
    TOWN_HALLS = "town_halls"
    SHOPS = "shops"
    CHURCHES = "churches"
    GOODS = "goods"


@dataclass(frozen=True, slots=True)
class VillagesLaid:
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat


@dataclass(frozen=True, slots=True)
class IncomeLost:
    """The player threw the dice without collecting."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: Seat
    dice: Dice
    """The faces rolled now."""
    kept: Dice
    """The unused dice that were not rolled again."""


@dataclass(frozen=True, slots=True)
class KickedOut:
    """A figure went back to its owner's hand."""

    owner: Seat
    by: Seat
    building: str


@dataclass(frozen=True, slots=True)
class MovedIn:
    seat: Seat
    building: str
    dice: Dice


@dataclass(frozen=True, slots=True)
class InnActivated:
    seat: Seat
    building: str


@dataclass(frozen=True, slots=True)
class CoinsPaid:
    """Coins from the bank; `count` is for how many inns, churches, farms, manors or tiles."""

    seat: Seat
    coins: int
    why: Why
    count: int


@dataclass(frozen=True, slots=True)
class SentHome:
    """After a scoring all figures left the mills or the glass factories; seats by building."""

    kind: Kind
    buildings: tuple[str, ...]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BishopTaken:
    seat: Seat
    before: Seat | None
    """Who had him."""
    dice: Dice


@dataclass(frozen=True, slots=True)
class SpecialTaken:
    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class SpecialSpent:
    seat: Seat
    dice: Dice
    """The dice to be rolled again."""


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat
    passed: bool
    """No move was possible."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    ending: Ending
    seat: Seat
    """Whose turn it was."""


@dataclass(frozen=True, slots=True)
class Scored:
    """Coins of the final scoring; fewer than none for a player without a town hall."""

    seat: Seat
    coins: int
    why: Why


Event = (
    VillagesLaid
    | TurnBegan
    | IncomeLost
    | Rolled
    | KickedOut
    | MovedIn
    | InnActivated
    | CoinsPaid
    | SentHome
    | BishopTaken
    | SpecialTaken
    | SpecialSpent
    | TurnEnded
    | GameEnded
    | Scored
)
News = list[Event]
"""The events of a move, as the rules add to them."""
