"""The ground of every tile in every turn, and the room on it."""

from itertools import product

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.lattice import SIXTHS
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.drawing import route
from dorfplatz.server.pages.hamlet.ground import (
    clearance,
    corners,
    far,
    is_inside,
    middle,
    placed,
    turned,
)
from dorfplatz.server.pages.hamlet.pieces import layout
from dorfplatz.server.pages.hamlet.tiles import ground, scenery

TILES = tuple(standard().tiles.values())


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_each_road_leads_over_its_own_tile_to_the_middle(tile: Tile) -> None:
    walk, ends = tile.walk, corners(tile.walk, Spot(0, 0))
    for number, (_, segment) in enumerate(walk):
        if segment is Segment.ROAD:
            start, *way = route(walk, number)
            assert far(start, ends[number]) == pytest.approx(far(ends[0], ends[1]) / 2)
            assert way[-1] == middle(tile, Spot(0, 0))
            assert all(is_inside(point, walk) for point in way)
    assert bool(ground(tile).roads) == any(kind is Segment.ROAD for _, kind in walk)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_turn_of_every_tile_has_room_for_everything(tile: Tile) -> None:
    for sixths in SIXTHS:
        seen = layout(tile.walk, sixths, tile.spaces)
        assert len(seen.spaces) == tile.spaces
        for point in (*seen.spaces, *((x, y - 6) for x, y in seen.slots)):
            assert is_inside(turned(point, 6 - sixths), tile.walk)
        for one, other in product(seen.spaces, seen.spaces):
            assert one == other or far(one, other) >= 9
        feet = [point for _, point in seen.stands(12)]
        assert len({*feet}) == 12
        assert feet == sorted(feet, key=lambda point: point[1])


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_trees_and_rocks_stand_on_their_tile_but_not_on_its_spaces(tile: Tile) -> None:
    for sixths in SIXTHS:
        spaces = layout(tile.walk, sixths, tile.spaces).spaces
        for stamp in scenery(tile.walk, Spot(0, sixths), tile.spaces):
            point = turned((stamp.x, stamp.y), 6 - sixths)
            assert is_inside(point, tile.walk)
            assert clearance(point, tile.walk) > 5
            assert all(far((stamp.x, stamp.y), space) > 9 for space in spaces)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_the_middle_is_the_same_point_of_a_tile_in_every_turn(tile: Tile) -> None:
    heart = middle(tile, Spot(0, 0))
    for sixths in SIXTHS:
        spot = Spot(standard().start["market"].point, sixths)
        assert middle(tile, spot) == pytest.approx(placed(heart, spot))
