"""Where everything is: the position between two moves."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.botrik.board import Automa
from dorfplatz.games.hamlet.kinds import Milestone, Resource, Role, Work
from dorfplatz.games.hamlet.land.network import Network, Road, network
from dorfplatz.games.hamlet.land.village import Spot, Village
from dorfplatz.games.hamlet.moves import Act, Build
from dorfplatz.games.hamlet.options import Modifier, Options
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.tile import Need

PERSON: Final = Seat(0)
BOTRIK: Final = Seat(1)
SEATS: Final = (PERSON, BOTRIK)


class Phase(Enum):
    """What happens next."""

    DRAW = "draw"  # chance draws a place tile for the row
    SHOW = "show"  # chance turns up a sale tile
    ARRANGE = "arrange"  # chance lays out Botrik's action tiles
    TURN = "turn"  # the person does something
    LAY = "lay"  # the person lays the tile that is being built
    PAY = "pay"  # the person chooses a resource to use
    MARK = "mark"  # chance draws one of Botrik's markers
    ASK = "ask"  # the person decides for Botrik
    OVER = "over"


class Ending(Enum):
    """Why the game is over."""

    CHURCH = "church-orders"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Token:
    """A resource in the village. Goods belong to someone; raw materials to nobody."""

    kind: Resource
    owner: Seat | None = None
    fine: bool = False
    """Of high quality."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A villager or a donkey: where it is, and whether it has done its work this turn."""

    place: str
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A blueprint in the row, with the gold that lies on it."""

    tile: str
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Bill:
    """Resources that the person still has to use at a place, for what is done then."""

    act: Act
    site: str
    needs: tuple[Need, ...]
    spot: Spot | None = None
    """Where a place will be laid."""


@dataclass(slots=True)
class Player:
    gold: int
    points: int
    villagers: list[Piece]
    donkeys: list[Piece]
    goods: dict[Resource, int]
    """Tokens not in the village."""
    blueprints: list[str] = field(default_factory=list)
    """In hand, the oldest first."""
    sales: list[str] = field(default_factory=list)
    """Sale tiles taken."""

    def copy(self) -> "Player":
        return Player(
            self.gold,
            self.points,
            self.villagers.copy(),
            self.donkeys.copy(),
            self.goods.copy(),
            self.blueprints.copy(),
            self.sales.copy(),
        )

    @property
    def ready(self) -> list[Piece]:
        """The villagers that have not acted yet."""
        return [villager for villager in self.villagers if not villager.is_done]


@dataclass(slots=True)
class State:
    """A position. Rules change a copy of it; nobody else changes one at all."""

    options: Options
    phase: Phase
    turn: Seat
    round: int
    """From 1; 0 while the table is prepared."""
    village: Village
    roads: tuple[Road, ...]
    tokens: dict[str, tuple[Token, ...]]
    """What lies on each place."""
    supply: dict[Resource, int]
    """Raw materials not in the village."""
    row: list[Offer]
    bag: tuple[str, ...]
    stacks: dict[Resource, tuple[str, ...]]
    """Advanced tiles that wait for the milestone of their good."""
    sales: list[str]
    """Open."""
    sale_pile: tuple[str, ...]
    orders: dict[str, Seat | None]
    """Who filled each church order."""
    milestones: dict[Milestone, Seat]
    flags: dict[str, Seat]
    """Who built each special site."""
    players: list[Player]
    automa: Automa
    visit: str
    """What the villager at the Town Hall has done there: "", "hired" or "taken"."""
    building: Build | None
    """The tile being laid."""
    bill: Bill | None
    question: tuple[Question, tuple[str, ...]] | None
    """What the person has to decide for Botrik, and the answers."""
    ending: Ending | None
    _network: Network | None = field(default=None, compare=False)
    """As it was when somebody last asked for it."""

    def __repr__(self) -> str:
        """One line that says where the game is."""
        points = " ".join(str(player.points) for player in self.players)
        gold = " ".join(str(player.gold) for player in self.players)
        return (
            f"<Hamlet: {self._now}; points {points}, gold {gold}, "
            f"places {len(self.village.tiles)}, roads {len(self.roads)}>"
        )

    def copy(self) -> "State":
        return State(
            self.options,
            self.phase,
            self.turn,
            self.round,
            self.village,
            self.roads,
            self.tokens.copy(),
            self.supply.copy(),
            self.row.copy(),
            self.bag,
            self.stacks.copy(),
            self.sales.copy(),
            self.sale_pile,
            self.orders.copy(),
            self.milestones.copy(),
            self.flags.copy(),
            [player.copy() for player in self.players],
            self.automa.copy(),
            self.visit,
            self.building,
            self.bill,
            self.question,
            self.ending,
            self._network,
        )

    @property
    def network(self) -> Network:
        known = self._network
        if known is None or known.village is not self.village or known.roads is not self.roads:
            self._network = known = network(self.village, self.roads)
        return known

    @property
    def is_church_done(self) -> bool:
        return all(seat is not None for seat in self.orders.values())

    def has(self, modifier: Modifier) -> bool:
        return modifier in self.options.modifiers

    def free_spaces(self, place: str) -> int:
        return self.village[place].spaces - len(self.tokens[place])

    def of_role(self, role: Role) -> Iterator[str]:
        """Connected places of a kind, in the order they were laid."""
        connected = self.network.connected
        return (
            place
            for place, tile in self.village.tiles.items()
            if tile.role is role and place in connected
        )

    def place_of(self, role: Role) -> str:
        """The one place of its kind: Church, Town Hall or Market."""
        return next(self.of_role(role))

    def roads_of(self, seat: Seat) -> int:
        return sum(road.owner == seat for road in self.roads)

    def has_road(self, seat: Seat, edge: int, work: Work) -> bool:
        return any((road.owner, road.edge, road.work) == (seat, edge, work) for road in self.roads)

    @property
    def _now(self) -> str:
        if self.ending is not None:
            return f"over after round {self.round}, {self.ending.value}"
        if self.round == 0:
            return "chance prepares the table"
        return f"round {self.round}, turn of seat {self.turn}, phase {self.phase.value}"
