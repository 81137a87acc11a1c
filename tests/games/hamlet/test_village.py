"""Laying tiles: what touches what, and every way of laying that the rules allow."""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.cardboard.printed import spot, walk
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.land.lattice import SIXTHS, coordinates, corner, edge, shape, turns
from dorfplatz.games.hamlet.land.village import Contact, Spot, Village
from dorfplatz.games.hamlet.tile import Tile

HEXAGON = "Rm Zm Dm Lm Am Um"
HOME = Spot(0, 0)


def start() -> Village:
    village = Village()
    for place, where in standard().start.items():
        village = village.lay(standard().tiles[place], where)
    return village


START = start()
WAITING = [place for place in standard().tiles if place not in START]


def tile(outline: str, name: str = "new") -> Tile:
    return Tile(name, Role.SITE, walk(outline), "bag")


def roads(village: Village, place: str) -> list[str]:
    """The places that a road leads to straight from a place."""
    met = village.contacts[place]
    return [one.place for one in met if one.is_alike and one.own is Segment.ROAD]


def allowed(village: Village, new: Tile) -> Iterator[Spot]:
    """Every way of laying, found by looking everywhere and asking the rules one by one."""
    taken = {
        number: segment
        for place, where in village.spots.items()
        for number, segment in moved_edges(village[place], where)
    }
    corners = [coordinates(number // 3) for number in taken]
    everywhere = product(
        turns(new.walk), _around(y for _, y in corners), _around(x for x, _ in corners)
    )
    for sixths, y, x in everywhere:
        where = Spot(corner(x, y), sixths)
        if moved_triangles(new, where) & village.triangles:
            continue
        met = [(own, taken[at]) for at, own in moved_edges(new, where) if at in taken]
        cuts = [own for own, other in met if own is not other and Segment.ROAD in (own, other)]
        if met and not cuts:
            yield where


def _around(found: Iterable[int]) -> range:
    """No tile is longer than six steps."""
    line = sorted(found)
    return range(line[0] - 6, line[-1] + 7)


def moved_edges(laid: Tile, where: Spot) -> list[tuple[int, Segment]]:
    edges = shape(laid.walk, where.sixths).edges
    return [(number + 3 * where.point, segment) for number, segment in edges]


def moved_triangles(laid: Tile, where: Spot) -> set[int]:
    return {each + 2 * where.point for each in shape(laid.walk, where.sixths).triangles}


def spots(village: Village, new: Tile) -> list[Spot]:
    return [where for where, _ in village.spots_for(new)]


def test_every_place_of_the_start_is_joined_to_the_church() -> None:
    assert sorted(roads(START, "church")) == [
        "farm",
        "market",
        "quarry",
        "town-hall",
        "woodcutter",
    ]


def test_the_start_leaves_a_single_road_open_at_the_market() -> None:
    ends = [place for place, segment in START.sides.values() if segment is Segment.ROAD]
    assert ends == ["market"]


@pytest.mark.parametrize("place", WAITING)
def test_every_way_of_laying_is_found_and_no_other(place: str) -> None:
    new = standard().tiles[place]
    assert sorted(spots(START, new)) == sorted(allowed(START, new))


def test_every_way_of_laying_is_found_in_a_village_that_has_grown() -> None:
    village = START
    for place in WAITING[:4]:
        ways = village.spots_for(standard().tiles[place])
        village = village.lay(standard().tiles[place], ways[len(ways) // 2][0])
    for place in ("guesthouse", "woodland", "mountains"):
        new = standard().tiles[place]
        assert sorted(spots(village, new)) == sorted(allowed(village, new))


@pytest.mark.parametrize("place", WAITING)
def test_ways_of_laying_have_an_order_and_say_what_would_be_touched(place: str) -> None:
    new = standard().tiles[place]
    ways = START.spots_for(new)
    assert [where for where, _ in ways] == sorted(
        (where for where, _ in ways), key=lambda where: (where.sixths, where.point)
    )
    for where, met in ways:
        assert met == START.touching(new.walk, where)
        assert met == START.lay(new, where).contacts[place]


def test_a_place_with_roads_can_be_joined_to_the_market_at_once() -> None:
    for place in WAITING:
        new = standard().tiles[place]
        has_roads = any(segment is Segment.ROAD for _, segment in new.walk)
        joined = [met for _, met in START.spots_for(new) if any(_is_join(one) for one in met)]
        assert bool(joined) == has_roads


def _is_join(contact: Contact) -> bool:
    return contact.is_alike and contact.own is Segment.ROAD


def test_tiles_do_not_overlap() -> None:
    village = Village().lay(tile(HEXAGON, "old"), HOME)
    assert HOME not in spots(village, tile(HEXAGON))
    for where in spots(village, tile(HEXAGON)):
        assert not moved_triangles(tile(HEXAGON), where) & village.triangles


def test_a_tile_with_a_single_road_lies_with_it_at_a_road_or_away_from_all_tiles() -> None:
    village = Village().lay(tile("Rr Zm Dm Lm Am Um", "old"), HOME)
    for _, met in village.spots_for(tile("Rr Zm Dm Lm Am Um")):
        assert all(one.is_alike or Segment.ROAD not in (one.own, one.other) for one in met)
    roadless = village.spots_for(tile(HEXAGON))
    assert len(roadless) == 5
    assert not [one for _, met in roadless for one in met if one.other is Segment.ROAD]


def test_roads_on_all_sides_lie_against_roads_only() -> None:
    village = Village().lay(tile(HEXAGON, "old"), HOME)
    assert spots(village, tile("Rr Zr Dr Lr Ar Ur")) == []


def test_forest_may_lie_against_rock() -> None:
    village = Village().lay(tile(HEXAGON, "old"), HOME)
    assert len(spots(village, tile("Rf Zf Df Lf Af Uf"))) == 6


def test_a_tile_may_be_turned_but_not_turned_over() -> None:
    village = Village().lay(tile(HEXAGON, "old"), HOME)
    strip = tile("Uf Uf Rf Df Df Lf")
    ways = village.spots_for(strip)
    assert {where.sixths for where, _ in ways} == {0, 1, 2}
    over = tile("Uf Rf Rf Df Lf Lf")
    assert not {_ground(strip, where) for where, _ in ways} & {
        _ground(over, where) for where, _ in village.spots_for(over)
    }


def _ground(laid: Tile, where: Spot) -> frozenset[int]:
    return frozenset(moved_triangles(laid, where))


def test_a_hole_may_be_left_and_filled_later() -> None:
    """Six hexagons around nothing leave room for a seventh."""
    village = Village().lay(tile(HEXAGON, "0"), HOME)
    around = spots(village, tile(HEXAGON))
    ring = Village()
    for number, where in enumerate(around):
        fits = not ring.spots or where in spots(ring, tile(HEXAGON))
        ring = ring.lay(tile(HEXAGON, f"{number}"), where) if fits else ring
    assert list(ring.spots.values()) == around
    assert HOME in spots(ring, tile(HEXAGON))
    assert len(ring.lay(tile(HEXAGON), HOME).contacts["new"]) == 6


def test_no_road_is_needed_to_lie_beside_a_tile() -> None:
    village = Village().lay(tile(HEXAGON, "old"), HOME)
    laid = village.lay(tile("Rf Zf Df Lf Af Uf"), spots(village, tile(HEXAGON))[0])
    assert laid.neighbours == {"old": ("new",), "new": ("old",)}
    assert roads(laid, "new") == []


def test_what_touches_is_told_from_both_sides() -> None:
    for place in START:
        for one in START.contacts[place]:
            back = Contact(place, one.edge, one.other, one.own)
            assert back in START.contacts[one.place]


def test_neighbours_are_named_once_in_the_order_they_were_laid() -> None:
    assert START.neighbours["church"] == ("town-hall", "market", "farm", "woodcutter", "quarry")
    order = list(START)
    for names in START.neighbours.values():
        assert sorted(set(names), key=order.index) == list(names)


def test_edges_between_tiles_do_not_lie_open() -> None:
    inner = {one.edge for met in START.contacts.values() for one in met}
    everything = {at for place in START for at, _ in moved_edges(START[place], START.spots[place])}
    assert set(START.sides) == everything - inner


def test_laying_a_tile_leaves_the_village_before_as_it_was() -> None:
    before = (dict(START.sides), dict(START.contacts), START.triangles, list(START))
    new = standard().tiles["sawmill"]
    after = START.lay(new, spots(START, new)[0])
    assert (dict(START.sides), dict(START.contacts), START.triangles, list(START)) == before
    assert list(after) == [*START, "sawmill"]
    assert after["sawmill"] is new
    assert "sawmill" in after
    assert "sawmill" not in START


def test_a_village_shows_where_its_tiles_lie_and_a_spot_can_be_read_back() -> None:
    village = Village().lay(tile(HEXAGON, "old"), spot("-6,4,0"))
    assert repr(village) == "Village(old -6,4,0)"
    assert [spot(str(where)) for where in spots(START, tile(HEXAGON))] == spots(
        START, tile(HEXAGON)
    )


def test_the_first_corner_of_the_outline_lies_on_the_spot() -> None:
    outline = standard().tiles["church"].walk
    for sixths in SIXTHS:
        village = Village().lay(tile("Uf Uf Rf Df Df Lf"), Spot(corner(3, -2), sixths))
        direction = (outline[0][0] + sixths) % 6
        assert edge(corner(3, -2), direction) in village.sides
