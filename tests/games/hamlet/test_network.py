"""Roads between places: what is joined, what is connected, and how far it is."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.land.network import UNREACHABLE, Link, Network
from dorfplatz.games.hamlet.state import BOTRIK, PERSON
from tests.games.hamlet.positions import position

APART = {"mountains": "apart at quarry", "rock-pond": "apart at mountains"}


@cache
def grown(seed: int) -> Network:
    """A village of a dozen more places, laid at random."""
    random, village = Random(seed), position().village
    for tile in random.sample([*standard().tiles.values()][len(standard().start) :], 12):
        village = village.lay(tile, random.choice(village.spots_for(tile))[0])
    return Network(village, ())


def test_printed_roads_that_meet_join_and_belong_to_nobody() -> None:
    links = position().network.links
    assert Link(("church", "market"), None) in links
    assert len(links) == 5


def test_built_roads_join_and_belong_to_who_built_them() -> None:
    network = position(roads=("path farm market 1", "path farm market 0")).network
    assert network.links[-2:] == (
        Link(("farm", "market"), BOTRIK),
        Link(("farm", "market"), PERSON),
    )
    assert network.joined["farm"] == ("church", "market")


def test_a_place_joined_twice_is_named_once_but_counted_twice() -> None:
    network = position(roads=("bridge church quarry 0",)).network
    assert network.joined["quarry"] == ("church",)
    assert network.connections["quarry"] == 2


def test_connected_is_what_a_chain_joins_to_the_church() -> None:
    state = position(laid={"lime-tree": "at market", **APART})
    assert state.network.connected == {*standard().start, "lime-tree"}
    assert state.network.church == "church"


def test_places_joined_to_each_other_but_not_to_the_church_are_not_connected() -> None:
    state = position(laid=APART, roads=("bridge mountains rock-pond 1",))
    assert "mountains" not in state.network.connected
    assert state.network.reached("mountains") == {"mountains": 0, "rock-pond": 1}


def test_distance_is_counted_in_links() -> None:
    far = position(laid={"lime-tree": "at market"}).network.distances("farm")
    assert far == {
        "farm": 0,
        "church": 1,
        "town-hall": 2,
        "market": 2,
        "woodcutter": 2,
        "quarry": 2,
        "lime-tree": 3,
    }


def test_where_no_road_leads_steps_between_neighbours_are_counted_after_all_else() -> None:
    far = position(laid=APART).network.distances("church")
    beside = position(laid=APART).village.neighbours["church"]
    assert far["mountains"] == UNREACHABLE + (1 if "mountains" in beside else 2)
    assert far["mountains"] < far["rock-pond"]


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_reached_comes_before_what_cannot(seed: int) -> None:
    network = grown(seed)
    for place in network.village:
        far, reached = network.distances(place), network.reached(place)
        assert {*far} == {*network.village}
        assert all((each in reached) == (far[each] < UNREACHABLE) for each in network.village)
        assert far[place] == 0


@pytest.mark.parametrize("seed", range(3))
def test_every_distance_is_that_of_a_shortest_chain(seed: int) -> None:
    network = grown(seed)
    joined = network.joined
    for place in network.village:
        reached = network.reached(place)
        for one, far in reached.items():
            assert all(abs(reached[other] - far) <= 1 for other in joined[one])
            assert one == place or any(reached[other] == far - 1 for other in joined[one])
        ranks = sorted({*reached.values()})
        assert all(after - before == 1 for before, after in pairwise(ranks))
