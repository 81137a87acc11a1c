"""Where things stand on a tile: the building, the spaces for resources, villagers and donkeys.

Found for every outline and every turn, since all of them stand upright.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from dorfplatz.games.hamlet.land.lattice import Walk, shape
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.drawing import between
from dorfplatz.server.pages.hamlet.ground import Point, at, clearance, far, heart, tips, turned

SLOTS: Final = 10
"""For pieces; more of them stand a little aside of the first ones."""
GRAIN: Final = 6
"""Parts of an edge from one point that is tried to the next."""
LARGEST: Final = 64
SMALLEST: Final = 36
LESS: Final = 0.84
"""Of its size a building has where resources lie before it."""
RISE: Final = 6
"""From the feet of a piece to the point that is tried: it must not stick out at the top."""
STRIDE: Final = 16.5
"""From a space to the next."""

Tried = tuple[tuple[Point, float], ...]
"""Points of a tile, each with how far it is from the border."""


@dataclass(frozen=True, slots=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def away(self, point: Point) -> float:
        """How far a point is outside; below zero inside."""
        x, y = point
        return max(self.left - x, x - self.right, self.top - y, y - self.bottom)

    def up(self, step: float) -> "Box":
        return Box(self.left, self.top - step, self.right, self.bottom - step)

    def wider(self, step: float) -> "Box":
        return Box(self.left - step, self.top - step, self.right + step, self.bottom + step)


@dataclass(frozen=True, slots=True)
class Layout:
    """Measured from the first corner of a tile that is turned already, or from the origin."""

    foot: Point
    """The middle of the building's lower edge."""
    size: float
    name: Point
    spaces: tuple[Point, ...]
    slots: tuple[Point, ...]
    """The feet of pieces, the best places first."""

    def stands(self, count: int) -> list[tuple[int, Point]]:
        """Numbered pieces with their feet; who is nearer stands before the others. Those that find
        no slot of their own stand beside one that did."""
        beside = [divmod(number, len(self.slots)) for number in range(count)]
        feet = ((6 * aside, 3 * aside, self.slots[slot]) for aside, slot in beside)
        found = enumerate((x + across, y + down) for across, down, (x, y) in feet)
        return sorted(found, key=lambda stand: stand[1][1])


def laid(tile: Tile, spot: Spot) -> Layout:
    """Where everything is when a tile lies so."""
    return _laid(tile.walk, spot, tile.spaces)


@lru_cache(maxsize=8192)
def _laid(walk: Walk, spot: Spot, spaces: int) -> Layout:
    seen, (across, down) = layout(walk, spot.sixths, spaces), at(spot.point)

    def moved(point: Point) -> Point:
        return point[0] + across, point[1] + down

    return Layout(
        moved(seen.foot),
        seen.size,
        moved(seen.name),
        tuple(map(moved, seen.spaces)),
        tuple(map(moved, seen.slots)),
    )


@dataclass(frozen=True, slots=True)
class Wish:
    """What points are looked for, all of it in units: on a small tile less has to do."""

    inside: float
    """The border."""
    apart: float
    beside: float
    """What is there already."""


SPACE: Final = Wish(inside=9.5, apart=15, beside=6)
SLOT: Final = Wish(inside=6, apart=13, beside=7)


@lru_cache(maxsize=4096)
def layout(walk: Walk, sixths: int, spaces: int) -> Layout:
    """Resources lie in a row before the building if the ground allows, with the name under them;
    pieces stand around."""
    x, y = turned(heart(walk), sixths)
    tried = tuple((turned(point, sixths), room) for point, room in grains(walk))
    size = min(LARGEST, max(SMALLEST, 1.3 * clearance(heart(walk), walk))) * (LESS if spaces else 1)
    foot = (x, y + size * 0.42 - (7 if spaces else 0))
    house = Box(x - size * 0.4, foot[1] - size * 0.8, x + size * 0.4, foot[1])
    lying = _row(tried, spaces, foot, house)
    name = (x, _below(foot, lying))
    taken = [house.up(RISE), Box(x - 15, name[1] - 2, x + 15, name[1] + 14).up(RISE)]
    taken += [Box(*point, *point).wider(5).up(RISE - 5) for point in lying]
    knees = _found(tried, SLOT, SLOTS, taken, lambda point: far(point, foot))
    slots = tuple((across, down + RISE) for across, down in knees)
    return Layout(foot, size, name, lying, slots or (foot,))


def _below(foot: Point, lying: tuple[Point, ...]) -> float:
    """Where a name can be read under a building and what lies right before it."""
    before = (y for x, y in lying if abs(x - foot[0]) < STRIDE * 1.3 and y > foot[1])
    return max((y + 11 for y in before), default=foot[1] + 5)


def _row(tried: Tried, count: int, foot: Point, house: Box) -> tuple[Point, ...]:
    row: list[Point] = []
    for number in range(count):
        ideal = foot[0] + (number - (count - 1) / 2) * STRIDE, foot[1] + 9
        taken = [house, *(Box(*point, *point).wider(9) for point in row)]
        row += _found(tried, SPACE, 1, taken, partial(far, ideal))
    return tuple(row)


def _found(
    tried: Tried, wish: Wish, count: int, taken: list[Box], rank: Callable[[Point], float]
) -> tuple[Point, ...]:
    """So many points, the best first; if there are not even two, some that fulfil less."""
    order = sorted(tried, key=lambda each: (round(rank(each[0]), 1), each[0]))
    found: tuple[Point, ...] = ()
    for share in (1.0, 0.75, 0.5, 0.25, 0.0):
        found = tuple(_free(order, wish, share, taken, count))
        if len(found) >= min(count, 2):
            break
    return found


def _free(
    order: Sequence[tuple[Point, float]], wish: Wish, share: float, taken: list[Box], count: int
) -> Iterator[Point]:
    found: list[Point] = []
    for point, room in order:
        if (
            len(found) < count
            and room >= wish.inside * share
            and all(box.away(point) >= wish.beside * share for box in taken)
            and all(far(point, other) >= wish.apart * share for other in found)
        ):
            found.append(point)
            yield point


@lru_cache(maxsize=512)
def grains(walk: Walk) -> Tried:
    """Points all over a tile that is not turned, with how far each is from the border."""
    points = {(round(x, 2), round(y, 2)): None for x, y in _fine(walk)}
    return tuple((point, clearance(point, walk)) for point in points)


def _fine(walk: Walk) -> Iterator[Point]:
    for triangle in shape(walk).triangles:
        one, two, three = map(at, tips(triangle))
        for row in range(GRAIN + 1):
            start, end = between(one, two, row / GRAIN), between(three, two, row / GRAIN)
            for place in range(GRAIN + 1 - row):
                yield between(start, end, place / max(1, GRAIN - row))
