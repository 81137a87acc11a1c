"""Build a place: which place the tile is laid against."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.botrik import laying
from dorfplatz.games.hamlet.botrik.mind import Mind, Undecided
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.village import Contact
from dorfplatz.games.hamlet.reasons import Question, Settled, Weighed
from dorfplatz.games.hamlet.state import State
from tests.games.hamlet.botrik.comb import comb, hexagon
from tests.games.hamlet.botrik.situations import position, steps

CHAIN = {
    "west": "-1,0 ffrfff",
    "church": "0,0 ffrffr",
    "east": "1,0 ffrffr",
    "far": "2,0 fffffr",
}
"""Four places in a row, joined by roads; forest all around."""
FOREST = "ffffff"
Step = tuple[str, tuple[str, ...]]
"""A priority, and the places that it left."""


def thinks(state: State, sides: str) -> list[Weighed]:
    """How he chooses where a hexagon with these sides is laid; nobody is asked."""
    mind = Mind(state)
    laying.choose(state, mind, hexagon(sides))
    return [thought for thought in mind.thoughts if isinstance(thought, Weighed)]


def narrowed(
    sides: str, cells: dict[str, str], **changes: Any
) -> list[tuple[str, tuple[str, ...]]]:
    return steps(thinks(comb(cells, choices="fixed", **changes), sides), "neighbour")


def touched(state: State, sides: str) -> tuple[str, tuple[Contact, ...]]:
    """The place he lays a hexagon against, and all that it then touches."""
    tile = hexagon(sides)
    site, spot = laying.choose(state, Mind(state), tile)
    return site, state.village.touching(tile.walk, spot)


def joined(contacts: tuple[Contact, ...]) -> set[str]:
    return {one.place for one in contacts if one.own is Segment.ROAD}


def test_first_comes_the_end_of_the_longest_route() -> None:
    assert narrowed(FOREST, CHAIN)[0] == ("route-end", ("west", "far"))


def test_places_off_the_route_come_after_all_places_on_it() -> None:
    cells = CHAIN | {"aside": "-1,1 ffffff"}
    assert narrowed(FOREST, cells)[0] == ("route-end", ("west", "far"))


def test_where_an_end_is_no_use_he_stays_as_far_at_the_end_as_possible() -> None:
    """Both ends are of rock, which is not like forest."""
    rocky = {"west": "-1,0 mmrmmm", "far": "2,0 mmmmmr"}
    found = narrowed(FOREST, CHAIN | rocky | {"aside": "0,1 ffffff"})
    assert found[:2] == [
        ("fits", ("church", "east", "aside")),
        ("route-end", ("church", "east")),
    ]


def test_routes_with_a_road_of_the_persons_do_not_count() -> None:
    """Without the person's path the route ends at the eastern place."""
    cells = CHAIN | {"east": "1,0 fffffr", "far": "2,0 ffffff"}
    by_path = narrowed(FOREST, cells, paths=["east far 0"])
    assert by_path[0] == ("route-end", ("west", "east"))


def test_a_road_of_his_own_counts() -> None:
    cells = CHAIN | {"east": "1,0 fffffr", "far": "2,0 ffffff"}
    assert narrowed(FOREST, cells, paths=["east far 1"])[0] == ("route-end", ("west", "far"))


def test_a_segment_should_touch_one_of_its_kind_there() -> None:
    cells = CHAIN | {"west": "-1,0 mmrmmm"}
    assert narrowed(FOREST, cells) == [
        ("fits", ("church", "east", "far")),
        ("route-end", ("far",)),
    ]


def test_if_none_touches_its_kind_anywhere_the_end_of_the_route_counts_all_the_same() -> None:
    assert narrowed("mmmmmm", CHAIN)[0] == ("route-end", ("west", "far"))


def test_of_two_ends_the_one_where_a_road_can_meet_a_road_comes_first() -> None:
    """Although the other one is nearer to the Church."""
    cells = CHAIN | {"far": "2,0 ffrffr"}
    assert narrowed("fffffr", cells) == [
        ("route-end", ("west", "far")),
        ("road-meets", ("far",)),
    ]


def test_then_comes_the_place_nearest_to_the_church() -> None:
    assert narrowed(FOREST, CHAIN) == [
        ("route-end", ("west", "far")),
        ("church", ("west",)),
    ]


def test_off_the_route_the_nearest_to_the_church_comes_first_too() -> None:
    """Rock lies only around two places without roads."""
    cells = CHAIN | {"near": "0,1 mmmmmm", "remote": "2,1 mmmmmm"}
    assert narrowed("mmmmmm", cells) == [
        ("fits", ("near", "remote")),
        ("church", ("near",)),
    ]


def test_if_several_are_left_the_person_chooses() -> None:
    state = comb({place: CHAIN[place] for place in ("west", "church")} | {"east": "1,0 fffffr"})
    with pytest.raises(Undecided) as caught:
        laying.choose(state, Mind(state), hexagon(FOREST))
    assert caught.value.question is Question.NEIGHBOUR
    assert caught.value.answers == ("west", "east")


def test_he_avoids_special_sites_of_the_persons() -> None:
    assert narrowed(FOREST, CHAIN, flags={"west": 0}) == [
        ("avoids", ("church", "east", "far")),
        ("route-end", ("far",)),
    ]


def test_also_where_the_tile_would_touch_one_beside_its_neighbour() -> None:
    cells = CHAIN | {"site": "-2,1 ffffff"}
    _, contacts = touched(comb(cells, choices="fixed", flags={"site": 0}), FOREST)
    assert contacts
    assert "site" not in {one.place for one in contacts}


def test_his_own_special_sites_are_as_good_as_any_place() -> None:
    assert narrowed(FOREST, CHAIN, flags={"west": 1})[-1] == ("church", ("west",))


def test_he_touches_a_site_of_the_persons_only_if_nothing_else_is_possible() -> None:
    """Around the Church are roads, which forest cannot touch."""
    state = comb({"church": "0,0 rrrrrr", "site": "1,0 fffffr"}, choices="fixed", flags={"site": 0})
    site, contacts = touched(state, FOREST)
    assert site == "site"
    assert {one.place for one in contacts} == {"site"}


PAVED = {
    "west": "-1,0 ffrffr",
    "church": "0,0 ffrffr",
    "east": "1,0 fffffr",
    "far": "2,0 ffrfff",
}
"""The person's path leads on to the last place; at both ends of that route is an open road."""


def test_he_avoids_to_lengthen_a_route_that_includes_a_road_of_the_persons() -> None:
    """By road he would lay the tile at one end or the other, if the path were his own."""
    for owner, ends in ((0, set()), (1, {"west", "far"})):
        state = comb(PAVED, choices="fixed", paths=[f"east far {owner}"])
        _, contacts = touched(state, "rfffff")
        assert joined(contacts) <= ends
        assert bool(joined(contacts)) == bool(ends)


def test_he_lengthens_it_only_if_nothing_else_is_possible() -> None:
    """A tile with roads on all sides can be laid against open roads alone."""
    state = comb(PAVED, choices="fixed", paths=["east far 0"])
    _, contacts = touched(state, "rrrrrr")
    assert joined(contacts) <= {"west", "far"}
    assert joined(contacts)


def test_without_a_road_of_the_persons_there_is_no_route_to_avoid() -> None:
    state = comb(PAVED, choices="fixed")
    ways = state.village.spots_for(hexagon("rfffff"))
    assert laying.without_avoided(state, ways) == list(ways)


def test_he_may_choose_a_place_that_no_road_leads_to() -> None:
    state = comb({"church": "0,0 rrrrrf", "apart": "-1,0 ffffff"}, choices="fixed")
    assert "apart" not in state.network.connected
    site, _ = touched(state, FOREST)
    assert site == "apart"


def test_among_the_places_of_the_start_the_five_around_the_church_are_ends() -> None:
    state = position(choices="fixed")
    ends = laying.route_ends(state)
    assert ends["church"] == 1
    assert {place for place, far in ends.items() if far == 0} == set(state.village) - {"church"}


def test_a_choice_without_an_alternative_is_not_told() -> None:
    state = comb({"church": "0,0 ffffff"}, choices="fixed")
    assert [each.question for each in thinks(state, FOREST)] == [Question.SPOT]
    assert thinks(state, FOREST)[0].settled is Settled.ORDER
