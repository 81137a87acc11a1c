"""A place tile: what is printed on it."""

from dataclasses import dataclass, field
from enum import Enum

from dorfplatz.games.hamlet.kinds import Resource, Role
from dorfplatz.games.hamlet.land.lattice import Walk


@dataclass(frozen=True, slots=True)
class Need:
    """So many resources, each of any of these kinds."""

    count: int
    kinds: tuple[Resource, ...]


class Condition(Enum):
    """What a special site pays for at the end."""

    FOREST = "forest"  # for each own segment that touches forest
    ROCK = "rock"  # for each own segment that touches rock
    ROADS = "roads"  # for each built road joined to it
    PATH = "path"  # once, if a path is joined to it
    BRIDGE = "bridge"  # once, if a bridge is joined to it
    PRODUCTION = "production"  # for each adjacent production place
    PROCESSING = "processing"  # for each adjacent processing place
    SITES = "sites"  # for each adjacent special site, whoever built it
    NEIGHBOURS = "neighbours"  # for each adjacent place
    JOINED = "joined"  # for each place joined to it
    FAR = "far"  # for each link on the way to the Church
    NEAR = "near"  # for each link fewer than five on the way to the Church


@dataclass(frozen=True, slots=True)
class Scoring:
    condition: Condition
    points: int
    """Each time."""


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    role: Role
    walk: Walk
    stack: str
    """Where it waits: "start", "bag", or the good whose milestone brings it into the bag."""
    cost: tuple[Need, ...] = ()
    gold: int = 0
    """To be paid for building it."""
    points: int = 0
    """For building it."""
    spaces: int = 0
    """For resources."""
    kinds: tuple[Resource, ...] = ()
    """What its spaces take: raw materials, or the one good that is made here."""
    scoring: Scoring | None = None
    is_wild: bool = False
    """A special site that scores without being connected."""
    marks: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """What is known, probable or ours: of "shape", "cost", "reward" and "use"."""
