"""The village: tiles laid on the lattice, and what touches what."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.lattice import Walk, coordinates, shape, turns
from dorfplatz.games.hamlet.tile import Tile


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A way to lay a tile: where the first corner of its outline is, and how far it is turned."""

    point: int
    sixths: int

    def __str__(self) -> str:
        x, y = coordinates(self.point)
        return f"{x},{y},{self.sixths}"


@dataclass(frozen=True, slots=True)
class Contact:
    """Two tiles along one edge: the neighbour, the edge, the own segment and the other's."""

    place: str
    edge: int
    own: Segment
    other: Segment

    @property
    def is_alike(self) -> bool:
        return self.own is self.other


class Village:
    """Tiles by their id, in the order they were laid. It never changes: `lay` makes a new one."""

    __slots__ = ("contacts", "neighbours", "sides", "spots", "tiles", "triangles")

    def __init__(self) -> None:
        self.tiles: Mapping[str, Tile] = {}
        self.spots: Mapping[str, Spot] = {}
        self.triangles: frozenset[int] = frozenset()
        self.sides: Mapping[int, tuple[str, Segment]] = {}
        """Edges that lie open: the one tile there and its segment."""
        self.contacts: Mapping[str, tuple[Contact, ...]] = {}
        self.neighbours: Mapping[str, tuple[str, ...]] = {}
        """Adjacent places, each once, in the order they were laid."""

    def __repr__(self) -> str:
        return f"Village({', '.join(f'{place} {spot}' for place, spot in self.spots.items())})"

    def __getitem__(self, place: str) -> Tile:
        return self.tiles[place]

    def __contains__(self, place: object) -> bool:
        return place in self.tiles

    def __iter__(self) -> Iterator[str]:
        return iter(self.tiles)

    def lay(self, tile: Tile, spot: Spot) -> "Village":
        """The village with one tile more."""
        ground, move = shape(tile.walk, spot.sixths), spot.point
        after = Village()
        after.tiles = {**self.tiles, tile.id: tile}
        after.spots = {**self.spots, tile.id: spot}
        after.triangles = self.triangles.union(each + 2 * move for each in ground.triangles)
        touching = self.touching(tile.walk, spot)
        sides = {number + 3 * move: (tile.id, segment) for number, segment in ground.edges}
        shared = {contact.edge for contact in touching}
        after.sides = {
            number: side for number, side in {**self.sides, **sides}.items() if number not in shared
        }
        after.contacts = self._contacts(tile.id, touching)
        after.neighbours = {
            place: tuple(other for other in after.tiles if other in {one.place for one in met})
            for place, met in after.contacts.items()
        }
        return after

    def touching(self, walk: Walk, spot: Spot) -> tuple[Contact, ...]:
        """What a tile would touch if it were laid so."""
        sides, move = self.sides, 3 * spot.point
        return tuple(
            Contact(sides[at][0], at, own, sides[at][1])
            for number, own in shape(walk, spot.sixths).edges
            if (at := number + move) in sides
        )

    def spots_for(self, tile: Tile) -> tuple[tuple[Spot, tuple[Contact, ...]], ...]:
        """Every way of laying a tile against this village, with what it would touch."""
        return _spots(self, tile.walk)

    def spots_beside(self, tile: Tile, place: str) -> tuple[Spot, ...]:
        """Every way of laying a tile so that it touches a place."""
        return _beside(self, tile.walk).get(place, ())

    def _contacts(
        self, new: str, touching: tuple[Contact, ...]
    ) -> Mapping[str, tuple[Contact, ...]]:
        contacts = {**self.contacts, new: touching}
        for one in touching:
            back = Contact(new, one.edge, one.other, one.own)
            contacts[one.place] = (*contacts[one.place], back)
        return contacts


@lru_cache(maxsize=512)
def _spots(village: Village, walk: Walk) -> tuple[tuple[Spot, tuple[Contact, ...]], ...]:
    """A road must not be cut; forest and rock may meet."""
    roads, others = _by_road((edge, kind) for edge, (_, kind) in village.sides.items())
    found: list[tuple[Spot, tuple[Contact, ...]]] = []
    for sixths in turns(walk):
        ground = shape(walk, sixths)
        own_roads, own_others = _by_road(ground.edges)
        for point in sorted(_meeting(own_roads, roads) | _meeting(own_others, others)):
            move = (3 * point).__add__
            if (
                village.triangles.isdisjoint(map((2 * point).__add__, ground.triangles))
                and others.isdisjoint(map(move, own_roads))
                and roads.isdisjoint(map(move, own_others))
            ):
                spot = Spot(point, sixths)
                found.append((spot, village.touching(walk, spot)))
    return tuple(found)


@lru_cache(maxsize=512)
def _beside(village: Village, walk: Walk) -> Mapping[str, tuple[Spot, ...]]:
    found = defaultdict[str, list[Spot]](list)
    for spot, touching in _spots(village, walk):
        for place in {contact.place for contact in touching}:
            found[place].append(spot)
    return {place: tuple(spots) for place, spots in found.items()}


def _by_road(edges: Iterable[tuple[int, Segment]]) -> tuple[frozenset[int], frozenset[int]]:
    """Edges where a road ends, and all others."""
    known = dict(edges)
    roads = frozenset(number for number, segment in known.items() if segment is Segment.ROAD)
    return roads, frozenset(known) - roads


def _meeting(own: Iterable[int], sides: Iterable[int]) -> set[int]:
    """Where the first corner of an outline must be so that one of these edges meets one of those;
    only edges along the same axis can."""
    along = defaultdict[int, list[int]](list)
    for side in sides:
        along[side % 3].append(side)
    return {(side - number) // 3 for number in own for side in along[number % 3]}
