"""The ways to lay a tile on the map: where its middle would be, for each turn of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.ground import Point, at, corners, middle, outline
from dorfplatz.server.pages.hamlet.pieces import layout
from dorfplatz.server.pages.rendering import fragment
from dorfplatz.showing.hamlet.choosing.spots import Way


@dataclass(frozen=True, slots=True)
class Ghost:
    spot: str
    corner: Point
    """Where the first corner of its outline is."""


@dataclass(frozen=True, slots=True)
class Turned:
    """All ways that are turned the same."""

    sixths: int
    outline: str
    middle: Point
    foot: Point
    """Where its building would stand; all measured from the first corner."""
    ghosts: tuple[Ghost, ...]


def ghosts(laying: tuple[Tile, list[Way]] | None) -> Markup:
    """Nothing while no tile is to be laid."""
    if laying is None:
        return fragment("hamlet/ghosts.html", tile="", turns=(), box=(), size=0)
    tile, ways = laying
    sixths = sorted({way.spot.sixths for way in ways})
    turns = tuple(_turned(tile, each, ways) for each in sixths)
    box = _box(point for way in ways for point in corners(tile.walk, way.spot))
    size = layout(tile.walk, 0, tile.spaces).size
    return fragment("hamlet/ghosts.html", tile=tile.id, turns=turns, box=box, size=size)


def _turned(tile: Tile, sixths: int, ways: list[Way]) -> Turned:
    shape = Spot(0, sixths)
    return Turned(
        sixths,
        outline(tile.walk, shape),
        middle(tile, shape),
        layout(tile.walk, sixths, tile.spaces).foot,
        tuple(
            Ghost(str(way.spot), at(way.spot.point)) for way in ways if way.spot.sixths == sixths
        ),
    )


def _box(points: Iterable[Point]) -> tuple[int, int, int, int]:
    """Around them: left, top, width and height."""
    across, down = zip(*points, strict=True)
    left, top = round(min(across)), round(min(down))
    return left, top, round(max(across)) - left, round(max(down)) - top
