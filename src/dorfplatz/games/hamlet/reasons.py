"""Botrik's account of himself: what he tried, why it failed, how he chose."""

from dataclasses import dataclass
from enum import Enum

from dorfplatz.games.hamlet.moves import Action


class Failure(Enum):
    """Why an action is not possible."""

    GOLD = "gold"  # not enough for a villager
    ENOUGH_VILLAGERS = "enough-villagers"  # he has all: skipped, neither success nor failure
    ORDERS = "orders"  # he can deliver for none
    SALES = "sales"  # he can deliver for none
    NO_SPACE = "no-space"  # no production place has an empty space
    NO_RAWS = "no-raws"  # there is space, but the supply has run out
    HAND_FULL = "hand-full"
    ROW_EMPTY = "row-empty"
    NO_WORKSHOP = "no-workshop"  # no processing place has an empty space
    NO_MATERIAL = "no-material"  # there is space, but the raw material is missing
    NO_TOKENS = "no-tokens"  # there is space and material, but his tokens are all out
    NO_BLUEPRINT = "no-blueprint"
    COST = "cost"  # the resources for each blueprint are missing
    NO_SPOT = "no-spot"  # what he could pay for can be laid nowhere
    NO_EDGE = "no-edge"  # there is nowhere to build a road
    ROAD_COST = "road-cost"  # there is, but the resources are missing


class Question(Enum):
    """What there is to choose."""

    VILLAGER = "villager"  # which one goes
    RESOURCE = "resource"  # which one is used
    ORDER = "order"
    SALE = "sale"
    PRODUCTION = "production"  # which production place
    RAWS = "raws"  # what a barn produces
    WORKSHOP = "workshop"  # which processing place
    OFFER = "offer"  # which blueprint to take
    BLUEPRINT = "blueprint"  # which blueprint to build
    NEIGHBOUR = "neighbour"  # which place to lay it against
    SPOT = "spot"  # how to lay it
    ROAD = "road"


class Priority(Enum):
    """What Botrik goes by, as his rulebook lists it."""

    POINTS = "points"
    FINE_GOODS = "fine-goods"  # uses most of his own goods of high quality
    OWN_GOODS = "own-goods"  # uses most of his own simple goods
    FEWEST = "fewest"  # uses the fewest resources
    OWN_FINE = "own-fine"  # a resource that is his own and of high quality
    OWN_SIMPLE = "own-simple"
    NEAREST = "nearest"  # to where it is used, or to where the villager goes
    MOST_SPACES = "most-spaces"
    NEAREST_VILLAGER = "nearest-villager"
    MAKES_FINE = "makes-fine"
    MAKES_MOST = "makes-most"
    KIND = "kind"  # milestone, then site, then other processing, then barn
    LEFTMOST = "leftmost"
    AVOIDS = "avoids"  # lengthens no route with the person's roads, touches no site of theirs
    AVOIDS_SITES = "avoids-sites"  # connects no site of the person's
    FITS = "fits"  # a segment can touch one of its kind
    ROUTE_END = "route-end"  # far at the end of the longest route without the person's roads
    CHURCH = "church"  # nearest to the Church
    ROAD_MEETS = "road-meets"
    MOST_ALIKE = "most-alike"
    CONNECTS = "connects"  # connects a place that is not connected yet
    CONNECTED_NEAREST = "connected-nearest"  # … the one nearest to the Church
    FEWEST_ROADS = "fewest-roads"
    OWN_ROUTE = "own-route"  # lengthens the longest route with only his roads
    OTHER_ROUTE = "other-route"  # … with only the person's
    BARE_ROUTE = "bare-route"  # … with no built road


class Settled(Enum):
    """What decided in the end."""

    PRIORITY = "priority"
    PERSON = "person"
    ORDER = "order"  # the fixed order, for those who do not want to be asked


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that could have been paid for: how much of it there is, and is needed."""

    what: str
    found: int
    needed: int


@dataclass(frozen=True, slots=True)
class Failed:
    """An action was tried in vain, or skipped."""

    action: Action
    why: Failure
    lacks: tuple[Lack, ...] = ()


@dataclass(frozen=True, slots=True)
class Narrowed:
    """A priority that told the candidates apart, and those it left."""

    by: Priority
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice between candidates: the priorities that separated them, and what decided."""

    question: Question
    candidates: tuple[str, ...]
    steps: tuple[Narrowed, ...]
    chosen: str
    settled: Settled


Thought = Failed | Weighed
