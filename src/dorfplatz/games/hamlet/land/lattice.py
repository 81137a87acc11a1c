"""The triangular lattice that all tiles lie on, in whole numbers.

A corner is one number, x + y · STRIDE in axial coordinates with 60° between the axes; a triangle is
twice the number of its corner (plus one if it points down), an edge three times (plus its axis). So
to move a shape is to add to all its numbers, and to compare shapes is to compare sets of numbers.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from dorfplatz.games.hamlet.kinds import Segment

STRIDE: Final = 1 << 10
LETTERS: Final = "RUALDZ"
"""The six directions, each 60° further to the left than the one before."""
STEPS: Final = (1, STRIDE, STRIDE - 1, -1, -STRIDE, 1 - STRIDE)
SIXTHS: Final = range(6)

Walk = tuple[tuple[int, Segment], ...]
"""An outline, clockwise: directions, each with the segment that lies along its step."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile's ground, as it lies with the first corner of its walk at 0."""

    edges: tuple[tuple[int, Segment], ...]
    triangles: tuple[int, ...]


def corner(x: int, y: int) -> int:
    return x + y * STRIDE


def coordinates(point: int) -> tuple[int, int]:
    y, x = divmod(point + STRIDE // 2, STRIDE)
    return x - STRIDE // 2, y


def closes(walk: Walk) -> bool:
    """Whether an outline ends where it began and meets itself nowhere else."""
    corners, point = set[int](), 0
    for direction, _ in walk:
        corners.add(point)
        point += STEPS[direction]
    return point == 0 and len(corners) == len(walk)


def area(walk: Walk) -> int:
    """In triangles, by the corners alone; below zero if the walk is not clockwise."""
    doubled, point = 0, 0
    for direction, _ in walk:
        (x, y), after = coordinates(point), point + STEPS[direction]
        following_x, following_y = coordinates(after)
        doubled += following_x * y - x * following_y
        point = after
    return doubled


@cache
def shape(walk: Walk, sixths: int = 0) -> Shape:
    """The ground inside an outline that is turned by so many sixths of a circle to the left."""
    edges: list[tuple[int, Segment]] = []
    inside: set[int] = set()
    point = 0
    for direction, segment in walk:
        turned = (direction + sixths) % 6
        edges.append((edge(point, turned), segment))
        inside.add(_right_of(point, turned))
        point += STEPS[turned]
    border = {number for number, _ in edges}
    fresh = sorted(inside)
    while fresh:
        for number, beyond in _around(fresh.pop()):
            if number not in border and beyond not in inside:
                inside.add(beyond)
                fresh.append(beyond)
    return Shape(tuple(edges), tuple(sorted(inside)))


@cache
def turns(walk: Walk) -> tuple[int, ...]:
    """The turns by which an outline looks different from all turns before."""
    seen: set[frozenset[tuple[int, Segment]]] = set()
    different: list[int] = []
    for sixths in SIXTHS:
        turned = shape(walk, sixths)
        start = min(number // 3 for number, _ in turned.edges)
        looks = frozenset((number - 3 * start, segment) for number, segment in turned.edges)
        if looks not in seen:
            seen.add(looks)
            different.append(sixths)
    return tuple(different)


def edge(point: int, direction: int) -> int:
    """The edge from a corner in a direction; the same from either end."""
    if direction < 3:
        return 3 * point + direction
    return 3 * (point + STEPS[direction]) + direction - 3


def ends(number: int) -> tuple[int, int]:
    """The two corners of an edge."""
    point, axis = divmod(number, 3)
    return point, point + STEPS[axis]


def _right_of(point: int, direction: int) -> int:
    """The triangle to the right of a step."""
    match direction:
        case 0:
            return 2 * (point - STRIDE) + 1
        case 1:
            return 2 * point
        case 2:
            return 2 * (point - 1) + 1
        case 3:
            return 2 * (point - 1)
        case 4:
            return 2 * (point - STRIDE - 1) + 1
        case _:
            return 2 * (point - STRIDE)


def _around(triangle: int) -> tuple[tuple[int, int], ...]:
    """The three edges of a triangle, each with the triangle beyond it."""
    point, down = divmod(triangle, 2)
    if down:
        right, top = point + 1, point + STRIDE
        return (
            (3 * top, 2 * top),
            (3 * right + 1, 2 * right),
            (3 * right + 2, 2 * point),
        )
    return (
        (3 * point, 2 * (point - STRIDE) + 1),
        (3 * point + 1, 2 * (point - 1) + 1),
        (3 * (point + 1) + 2, 2 * point + 1),
    )
