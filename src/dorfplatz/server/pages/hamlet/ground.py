"""From the lattice to a drawing: corners as points, outlines as paths, where a tile's middle is.

The drawing's x goes right and its y down; an edge of the lattice is UNIT long.
"""

from functools import lru_cache
from math import hypot, sqrt
from typing import Final

from dorfplatz.games.hamlet.land.lattice import STEPS, STRIDE, Walk, coordinates, shape
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Tile

UNIT: Final = 40
SLANT: Final = sqrt(3) / 2
HEIGHT: Final = UNIT * SLANT
"""Of a triangle of the lattice."""

Point = tuple[float, float]


def at(corner: int) -> Point:
    """Where a corner of the lattice is drawn."""
    x, y = coordinates(corner)
    return UNIT * (x + y / 2), -HEIGHT * y


def turned(point: Point, sixths: int) -> Point:
    """Around the origin, so many sixths of a circle to the left."""
    x, y = point
    for _ in range(sixths):
        x, y = x / 2 + y * SLANT, y / 2 - x * SLANT
    return x, y


def placed(point: Point, spot: Spot) -> Point:
    """Where a point of a tile, measured from its first corner, is when the tile lies so."""
    (x, y), (across, down) = at(spot.point), turned(point, spot.sixths)
    return x + across, y + down


def corners(walk: Walk, spot: Spot) -> tuple[Point, ...]:
    """The outline of a tile that lies so, clockwise."""
    point, found = spot.point, list[Point]()
    for direction, _ in walk:
        found.append(at(point))
        point += STEPS[(direction + spot.sixths) % 6]
    return tuple(found)


def outline(walk: Walk, spot: Spot) -> str:
    """The same as an SVG path."""
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in corners(walk, spot))}Z"


def middle(tile: Tile, spot: Spot) -> Point:
    """Where its building stands: the point of its ground that is furthest from its border."""
    return placed(heart(tile.walk), spot)


@lru_cache(maxsize=512)
def heart(walk: Walk) -> Point:
    """The same of a tile that is not turned, from its first corner: of all triangles' centres and
    inner corners; of several the one nearest to all others."""
    centres = [centre(triangle) for triangle in shape(walk).triangles]
    heavy = (sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres))
    return max(
        [*centres, *_inner_corners(walk)],
        key=lambda point: (round(clearance(point, walk), 3), -far(point, heavy)),
    )


def clearance(point: Point, walk: Walk) -> float:
    """How far a point is from the border of a tile that is not turned."""
    return min(_distance(point, start, end) for start, end in _border(walk))


def is_inside(point: Point, walk: Walk) -> bool:
    """Whether a point lies on a tile that is not turned: a line from it to the right leaves the
    tile once more than it enters it."""
    (x, y), crossed = point, 0
    for (ax, ay), (bx, by) in _border(walk):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed += 1
    return crossed % 2 == 1


@lru_cache(maxsize=512)
def _border(walk: Walk) -> tuple[tuple[Point, Point], ...]:
    """The edges of a tile that is not turned."""
    points = corners(walk, Spot(0, 0))
    return tuple(zip(points, (*points[1:], points[0]), strict=True))


def _inner_corners(walk: Walk) -> list[Point]:
    """Corners of the lattice with a tile's own ground all around them."""
    around: dict[int, int] = {}
    for triangle in shape(walk).triangles:
        for corner in tips(triangle):
            around[corner] = around.get(corner, 0) + 1
    return [at(corner) for corner, triangles in around.items() if triangles == 6]


def tips(triangle: int) -> tuple[int, int, int]:
    """The corners of a triangle of the lattice."""
    point, down = divmod(triangle, 2)
    if down:
        return point + 1, point + STRIDE, point + STRIDE + 1
    return point, point + 1, point + STRIDE


def centre(triangle: int) -> Point:
    points = [at(tip) for tip in tips(triangle)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def far(one: Point, other: Point) -> float:
    """From a point to another."""
    return hypot(one[0] - other[0], one[1] - other[1])


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to an edge of the lattice."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / UNIT**2
    share = min(1.0, max(0.0, along))
    return far(point, (ax + share * (bx - ax), ay + share * (by - ay)))
