"""The ground of the tiles, drawn once for a page, and what grows on it where a tile lies."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.lattice import Walk
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.drawing import between, lanes, rounded, route, strips
from dorfplatz.server.pages.hamlet.ground import (
    UNIT,
    Point,
    clearance,
    corners,
    far,
    heart,
    is_inside,
    placed,
    turned,
)
from dorfplatz.server.pages.hamlet.pieces import grains, layout

STAMPS: Final = {
    Segment.FOREST: ("tree-1", "tree-2", "tree-1", "tree-3", "tree-2"),
    Segment.ROCK: ("rock-1", "rock-3", "rock-2"),
}
"""What stands along an edge, one after the other."""
SHARES: Final = ((0.2, 0.54, 0.86), (0.14, 0.46, 0.8), (0.24, 0.52, 0.82))
"""Where along an edge, from its start to its end."""
INSET: Final = (7.5, 8.5, 6.5, 9.0)
"""How far from the edge."""
ROOM: Final = 8
"""Between any two of them, and beside a road."""
FOOTING: Final = 6
"""From every edge."""
FLOWERS: Final = ("tuft", "flower", "tuft")
OPEN: Final = 15
"""Away from anything else, and from the border."""
CLEARING: Final = 11
"""Around a space."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A tile that is not turned, in lines."""

    id: str
    outline: str
    forest: str
    rock: str
    roads: str
    square: Point
    """Where the roads meet."""


@dataclass(frozen=True, slots=True)
class Stamp:
    name: str
    x: int
    y: int


@lru_cache(maxsize=512)
def ground(tile: Tile) -> Ground:
    walk = tile.walk
    forest, rock = strips(walk, Segment.FOREST), strips(walk, Segment.ROCK)
    return Ground(tile.id, rounded(walk), forest, rock, lanes(walk), heart(walk))


@lru_cache(maxsize=64)
def grounds(components: Components) -> tuple[Ground, ...]:
    return tuple(map(ground, components.tiles.values()))


@lru_cache(maxsize=8192)
def scenery(walk: Walk, spot: Spot, spaces: int = 0) -> tuple[Stamp, ...]:
    """What grows where a tile lies, but not on its spaces. It stands upright, so what is nearer
    comes later."""
    lying = [turned(point, 6 - spot.sixths) for point in layout(walk, spot.sixths, spaces).spaces]
    found = (
        (name, placed(point, spot))
        for name, point in (*_stamps(walk), *_meadow(walk))
        if all(far(point, space) > CLEARING for space in lying)
    )
    stamps = (Stamp(name, round(x), round(y)) for name, (x, y) in found)
    return tuple(sorted(stamps, key=lambda stamp: (stamp.y, stamp.x)))


@lru_cache(maxsize=512)
def _meadow(walk: Walk) -> tuple[tuple[str, Point], ...]:
    """Tufts and flowers on the open ground, away from roads and the building."""
    taken, middle = [*_road_points(walk)], heart(walk)
    found: list[tuple[str, Point]] = []
    for point, room in grains(walk):
        is_open = room > OPEN and far(point, middle) > OPEN + 8
        if is_open and all(far(point, other) >= OPEN for other in taken):
            found.append((FLOWERS[len(found) % len(FLOWERS)], point))
            taken.append(point)
    return tuple(found)


@lru_cache(maxsize=512)
def _stamps(walk: Walk) -> tuple[tuple[str, Point], ...]:
    taken = [*_road_points(walk)]
    found: list[tuple[str, Point]] = []
    for segment, point in _stands(walk):
        is_on_it = is_inside(point, walk) and clearance(point, walk) >= FOOTING
        if is_on_it and all(far(point, other) >= ROOM for other in taken):
            names = STAMPS[segment]
            found.append((names[len(found) % len(names)], point))
            taken.append(point)
    return tuple(found)


def _stands(walk: Walk) -> Iterator[tuple[Segment, Point]]:
    """Where something could stand, with the kind of its edge."""
    border = corners(walk, Spot(0, 0))
    for number, (_, segment) in enumerate(walk):
        if segment in STAMPS:
            start, end = border[number], border[(number + 1) % len(border)]
            for place, share in enumerate(SHARES[number % len(SHARES)]):
                inset = INSET[(number + place) % len(INSET)]
                yield segment, _inside(between(start, end, share), start, end, inset)


def _inside(point: Point, start: Point, end: Point, inset: float) -> Point:
    """To the right of an edge, seen along the walk."""
    across, down = (end[0] - start[0]) / UNIT, (end[1] - start[1]) / UNIT
    return point[0] - down * inset, point[1] + across * inset


def _road_points(walk: Walk) -> Iterator[Point]:
    for number, (_, segment) in enumerate(walk):
        if segment is Segment.ROAD:
            points = route(walk, number)
            yield from points
            yield between(points[0], points[1])
