"""The village as a map: the ground under each place, everything on it, and the roads between.

All of it is made from a position and a voice alone, so that any moment of a turn can be drawn.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.land.lattice import ends, shape
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.land.village import Spot, Village
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.drawing import between, curve, route
from dorfplatz.server.pages.hamlet.ground import Point, at, corners, placed
from dorfplatz.server.pages.hamlet.pieces import laid
from dorfplatz.server.pages.hamlet.tiles import grounds, scenery
from dorfplatz.server.pages.hamlet.tokens import Shown, says, shown, standers
from dorfplatz.server.pages.hamlet.words import FIT, VILLAGE, ZOOM_IN, ZOOM_OUT
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.translator import Translator

MARGIN: Final = 24
"""Around the village, when all of it is seen."""
DEGREES: Final = (90, 30, -30)
"""Of a way across an edge, by the edge's axis."""

TOOLS: Final = (("zoom-in", ZOOM_IN, "+"), ("zoom-out", ZOOM_OUT, "-"), ("fit", FIT, "0"))


@dataclass(frozen=True, slots=True)
class Crossing:
    """A built road as it is drawn: over the middle of its edge or beside it, turned so that it
    leads across; and the trails from both of its ends to the middles of the places."""

    work: Work
    owner: Seat
    middle: Point
    degrees: int
    trails: tuple[str, ...]


def map_facts(state: State, voice: Translator) -> dict[str, Any]:
    """What the map is laid out by."""
    components = state.options.components
    return {
        "map_tiles": tuple(components.tiles),
        "map_grounds": grounds(components),
        "map_view": " ".join(map(str, view(state.village))),
        "map_label": voice(VILLAGE),
        "map_tools": TOOLS,
    }


def view(village: Village) -> tuple[int, int, int, int]:
    """The part of the drawing that shows all of the village: left, top, width and height."""
    boxes = [box(village[place], village.spots[place]) for place in village]
    left, top = min(each[0] for each in boxes), min(each[1] for each in boxes)
    right = max(each[0] + each[2] for each in boxes)
    bottom = max(each[1] + each[3] for each in boxes)
    return (
        left - MARGIN,
        top - MARGIN,
        right - left + 2 * MARGIN,
        bottom - top + 2 * MARGIN,
    )


def box(tile: Tile, spot: Spot) -> tuple[int, int, int, int]:
    """Around one tile: left, top, width and height."""
    across, down = zip(*corners(tile.walk, spot), strict=True)
    left, top = round(min(across)), round(min(down))
    return left, top, round(max(across)) - left, round(max(down)) - top


def places(state: State, voice: Translator) -> Fragments:
    """The map's parts: of each tile its ground and what is on it, both empty while it is not in
    the village; what all of them lie on; and the roads that were built."""
    spots, around = state.village.spots, standers(state)
    parts: Fragments = {
        "land": fragment("hamlet/village-land.html", spots=tuple(spots.items()), at=at),
        "roads": fragment(
            "hamlet/roads.html",
            roads=_crossings(state.village, state.roads),
            apart=tuple(each for each in spots.items() if each[0] not in state.network.connected),
            at=at,
        ),
    }
    for tile in state.options.components.tiles.values():
        parts[f"ground-{tile.id}"] = _ground(tile, spots.get(tile.id))
        place = shown(state, tile.id, tuple(around[tile.id])) if tile.id in spots else None
        parts[f"place-{tile.id}"] = _place(tile.id, place, voice)
    return parts


def _ground(tile: Tile, spot: Spot | None) -> Markup:
    return fragment(
        "hamlet/village-ground.html", tile=tile, spot=spot, scenery=scenery, box=box, at=at
    )


def _place(tile: str, place: Shown | None, voice: Translator) -> Markup:
    """Nothing of a place that is not there is said, so it is the same in every language."""
    if place is None:
        return fragment("hamlet/place.html", id=tile, place=None)
    return fragment(
        "hamlet/place.html",
        id=tile,
        place=place,
        voice=voice,
        laid=laid,
        says=says,
        name=voice.name(place_name(tile)),
        at=at,
    )


@lru_cache(maxsize=256)
def _crossings(village: Village, roads: tuple[Road, ...]) -> tuple[Crossing, ...]:
    return tuple(_crossing(village, roads, road) for road in roads)


def _crossing(village: Village, roads: tuple[Road, ...], road: Road) -> Crossing:
    """Two over the same edge lie side by side."""
    start, end = map(at, ends(road.edge))
    beside = [other for other in roads if other.edge == road.edge]
    share = (1 + beside.index(road)) / (1 + len(beside))
    middle = between(start, end, share)
    trails = tuple(_trails(village, road, middle))
    return Crossing(road.work, road.owner, middle, DEGREES[road.edge % 3], trails)


def _trails(village: Village, road: Road, middle: Point) -> Iterator[str]:
    for place in road.ends:
        tile, spot = village[place], village.spots[place]
        edges = [number + 3 * spot.point for number, _ in shape(tile.walk, spot.sixths).edges]
        points = route(tile.walk, edges.index(road.edge))
        yield curve((middle, *(placed(point, spot) for point in points[1:])))
