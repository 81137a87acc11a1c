"""The lattice: outlines close, ground is counted, shapes turn and never change."""

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.cardboard.printed import walk
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land import lattice
from dorfplatz.games.hamlet.land.lattice import (
    SIXTHS,
    Walk,
    area,
    closes,
    coordinates,
    corner,
    shape,
)

HEXAGON = "Rm Zm Dm Lm Am Um"
MEASURED = {
    "church": (24, 5, 5, 4),
    "town-hall": (12, 1, 4, 5),
    "market": (9, 2, 7, 0),
    "farm": (4, 1, 5, 0),
    "woodcutter": (8, 1, 7, 0),
    "quarry": (6, 1, 0, 5),
    "sawmill": (10, 2, 8, 0),
    "stonemason": (12, 2, 0, 8),
    "dairy-farm": (8, 2, 2, 4),
    "flour-mill": (8, 2, 3, 3),
    "master-mason": (8, 2, 0, 6),
    "warehouse": (8, 2, 4, 2),
    "woodland": (7, 0, 7, 0),
    "mountains": (6, 0, 0, 6),
}
"""Triangles, then segments of road, forest and rock."""


def corners(outline: Walk, sixths: int) -> list[int]:
    """The corners of a turned outline, by walking it."""
    point, met = 0, []
    for direction, _ in outline:
        met.append(point)
        point += lattice.STEPS[(direction + sixths) % 6]
    return met


def neighbours(triangle: int) -> set[int]:
    """The triangles that share an edge with one, each found by its two corners in common."""
    near = (triangle + 2 * step + way for step in (0, *lattice.STEPS) for way in (-1, 1))
    return {other for other in near if len(corners_of(other) & corners_of(triangle)) == 2}


def corners_of(triangle: int) -> set[int]:
    point, down = divmod(triangle, 2)
    right, top = point + lattice.STEPS[0], point + lattice.STEPS[1]
    return {right, top, right + lattice.STEPS[1]} if down else {point, right, top}


@pytest.mark.parametrize("tile", MEASURED)
def test_the_measured_tiles_have_their_ground_and_their_segments(tile: str) -> None:
    outline = standard().tiles[tile].walk
    segments = [segment for _, segment in outline]
    found = (area(outline), *(segments.count(segment) for segment in Segment))
    assert found == MEASURED[tile]


@pytest.mark.parametrize("tile", standard().tiles)
def test_the_ground_inside_is_as_large_as_the_corners_say_however_it_is_turned(tile: str) -> None:
    outline = standard().tiles[tile].walk
    assert closes(outline)
    for sixths in SIXTHS:
        assert len(shape(outline, sixths).triangles) == area(outline)


@pytest.mark.parametrize("tile", standard().tiles)
def test_an_edge_of_a_tile_has_its_ground_on_one_side_only(tile: str) -> None:
    for sixths in SIXTHS:
        ground = shape(standard().tiles[tile].walk, sixths)
        inside = set(ground.triangles)
        for number, _ in ground.edges:
            touching = [each for each in inside if set(lattice.ends(number)) <= corners_of(each)]
            assert len(touching) == 1
        open_sides = sum(len(neighbours(each) - inside) for each in inside)
        assert open_sides == len(ground.edges)


def test_edges_lie_between_the_corners_of_the_walk() -> None:
    outline = standard().tiles["church"].walk
    for sixths in SIXTHS:
        met = corners(outline, sixths)
        edges = [number for number, _ in shape(outline, sixths).edges]
        expected = [{one, other} for one, other in zip(met, [*met[1:], met[0]], strict=True)]
        assert [set(lattice.ends(number)) for number in edges] == expected


def test_a_corner_keeps_its_coordinates() -> None:
    for x in (-99, -1, 0, 1, 99):
        for y in (-99, -1, 0, 1, 99):
            assert coordinates(corner(x, y)) == (x, y)


def test_an_edge_is_the_same_from_either_end() -> None:
    for direction in SIXTHS:
        other = lattice.STEPS[direction]
        assert lattice.edge(0, direction) == lattice.edge(other, (direction + 3) % 6)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param("Uf Uf Rf Df", id="it ends elsewhere"),
        pytest.param("Uf Zf Lf Uf Zf Lf", id="it goes around twice"),
        pytest.param("Uf Zf Lf Lf Af Zf", id="it crosses itself"),
    ],
)
def test_an_outline_that_meets_itself_or_stays_open_does_not_close(words: str) -> None:
    assert not closes(walk(words))


def test_an_outline_the_other_way_round_has_less_than_no_ground() -> None:
    assert area(walk(HEXAGON)) == 6
    assert area(walk("Rm Um Am Lm Dm Zm")) == -6


@pytest.mark.parametrize(
    ("words", "turns"),
    [
        pytest.param(HEXAGON, (0,), id="a hexagon of rock"),
        pytest.param("Rm Zr Dm Lr Am Ur", (0, 1), id="every other segment a road"),
        pytest.param("Rr Zm Dm Lr Am Um", (0, 1, 2), id="roads on opposite sides"),
        pytest.param("Rr Zm Dm Lm Am Um", (0, 1, 2, 3, 4, 5), id="a single road"),
        pytest.param("Uf Uf Zf Zf Lf Lf", (0, 1), id="a triangle of forest"),
    ],
)
def test_a_tile_is_turned_only_as_far_as_it_looks_different(
    words: str, turns: tuple[int, ...]
) -> None:
    assert lattice.turns(walk(words)) == turns


def test_no_turn_makes_a_mirror_image() -> None:
    strip, mirrored = walk("Uf Uf Rf Df Df Lf"), walk("Uf Rf Rf Df Lf Lf")
    assert area(strip) == area(mirrored)
    assert _at_home(mirrored, 0) not in [_at_home(strip, sixths) for sixths in SIXTHS]
    assert _at_home(strip, 0) in [_at_home(strip, sixths) for sixths in SIXTHS if sixths]


def _at_home(outline: Walk, sixths: int) -> frozenset[tuple[int, Segment]]:
    """A turned shape, moved to where it can be compared."""
    edges = shape(outline, sixths).edges
    least = min(number // 3 for number, _ in edges)
    return frozenset((number - 3 * least, segment) for number, segment in edges)
