"""What is printed on a tile as lines of a drawing: its outline, the strips of forest and rock along
its edges, and its roads. All of a tile that is not turned, measured from its first corner."""

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.lattice import STEPS, Walk, shape
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.server.pages.hamlet.ground import UNIT, Point, at, centre, corners, far, heart, tips

ROUNDING: Final = 7
"""How much of an edge goes into a rounded corner."""
CLOSE: Final = 0.01

Route = tuple[Point, ...]


def written(point: Point) -> str:
    """As an SVG path has it."""
    return f"{short(point[0])} {short(point[1])}"


def short(number: float) -> str:
    """Half a unit is less than the width of a border."""
    return f"{round(number)}"


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@lru_cache(maxsize=512)
def rounded(walk: Walk) -> str:
    """The outline with rounded corners."""
    points, ways = corners(walk, Spot(0, 0)), [way for way, _ in walk]
    share, parts = ROUNDING / UNIT, list[str]()
    for number, point in enumerate(points):
        if ways[number] == ways[number - 1]:
            continue
        start = between(point, points[number - 1], share)
        end = between(point, points[(number + 1) % len(points)], share)
        parts.append(f"{written(start)}Q{written(point)} {written(end)}")
    return f"M{'L'.join(parts)}Z"


@lru_cache(maxsize=2048)
def strips(walk: Walk, segment: Segment) -> str:
    """The edges along which forest or rock lies; those that follow each other in one line."""
    points = corners(walk, Spot(0, 0))
    points += points[:1]
    path, is_open = "", False
    for (_, kind), (start, end) in zip(walk, pairwise(points), strict=True):
        if kind is segment:
            path += f"L{written(end)}" if is_open else f"M{written(start)}L{written(end)}"
        is_open = kind is segment
    return path


def lanes(walk: Walk) -> str:
    """All printed roads, from the middles of their edges to the tile's middle."""
    roads = (number for number, (_, kind) in enumerate(walk) if kind is Segment.ROAD)
    return "".join(curve(route(walk, number)) for number in roads)


def curve(points: Route) -> str:
    """A smooth line that bends towards all points between its ends."""
    first, *bends, last = points
    path = f"M{written(first)}"
    for bend, following in pairwise(bends):
        path += f"Q{written(bend)} {written(between(bend, following))}"
    return f"{path}Q{written(bends[-1])} {written(last)}"


@lru_cache(maxsize=4096)
def route(walk: Walk, number: int) -> Route:
    """From the middle of an edge over a tile's own ground to its middle."""
    start, end = _ends(walk, number)
    way = _ways(walk, start, end)
    crossings = (_crossing(one, other) for one, other in pairwise(way))
    return between(at(start), at(end)), centre(way[0]), *crossings, heart(walk)


def _ends(walk: Walk, number: int) -> tuple[int, int]:
    start = sum(STEPS[way] for way, _ in walk[:number])
    return start, start + STEPS[walk[number][0]]


def _ways(walk: Walk, start: int, end: int) -> list[int]:
    """Triangles from the one at an edge to one at the middle, the fewest possible."""
    triangles = shape(walk).triangles
    first = next(each for each in triangles if {start, end} <= {*tips(each)})
    waiting = deque([[first]])
    seen = {first}
    while not _is_at(way := waiting.popleft(), heart(walk)):
        for other in _beside(way[-1], triangles):
            if other not in seen:
                seen.add(other)
                waiting.append([*way, other])
    return way


def _is_at(way: list[int], goal: Point) -> bool:
    points = (centre(way[-1]), *map(at, tips(way[-1])))
    return any(far(point, goal) < CLOSE for point in points)


def _beside(triangle: int, triangles: Iterable[int]) -> Iterator[int]:
    corners_of_it = {*tips(triangle)}
    return (each for each in triangles if len(corners_of_it.intersection(tips(each))) == 2)


def _crossing(one: int, other: int) -> Point:
    """Where a way goes from a triangle to the next."""
    start, end = {*tips(one)}.intersection(tips(other))
    return between(at(start), at(end))
