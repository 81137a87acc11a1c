"""Routes: simple chains of joined places, and the longest of them, against every chain there is."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.land.network import Link, Network
from dorfplatz.games.hamlet.land.routes import STEPS_AT_MOST, Owners, Route, longest
from dorfplatz.games.hamlet.land.village import Village
from dorfplatz.games.hamlet.state import BOTRIK, PERSON
from tests.games.hamlet.positions import position

EVERYBODY: Owners = frozenset({None, PERSON, BOTRIK})
FILTERS: list[tuple[Owners, Owners]] = [
    (EVERYBODY, frozenset()),
    (EVERYBODY, frozenset({PERSON})),
    (frozenset({None, BOTRIK}), frozenset()),
    (frozenset({None, BOTRIK}), frozenset({BOTRIK})),
    (frozenset({None}), frozenset()),
    (frozenset({PERSON}), frozenset({PERSON})),
]


class Graph(Network):
    """Links between places that lie nowhere."""

    def __init__(self, places: str, links: tuple[Link, ...]) -> None:
        self.village = Village()
        self.village.tiles = dict.fromkeys(places, standard().tiles["church"])
        self.links = links


def graph(random: Random) -> Graph:
    places = "abcdef"[: random.randint(2, 6)]
    pairs = [(one, other) for one in places for other in places if one < other]
    owners: list[Seat | None] = [None, None, PERSON, BOTRIK]
    links = [
        Link(pair if random.random() < 0.5 else pair[::-1], random.choice(owners))
        for pair in random.choices(pairs, k=random.randint(0, 10))
    ]
    return Graph(places, tuple(links))


def chains(network: Graph, over: Owners, needed: Owners) -> Iterator[Route]:
    """Every chain, by trying all orders of all places; each from its earlier end only."""
    owners: dict[tuple[str, str], set[Seat | None]] = {}
    for link in network.links:
        for pair in (link.ends, link.ends[::-1]):
            owners.setdefault(pair, set()).add(link.owner)
    for length in range(2, len(network.village.tiles) + 1):
        for chain in permutations(network.village.tiles, length):
            steps = [owners.get(pair, set()) & over for pair in pairwise(chain)]
            is_needed = not needed or any(step & needed for step in steps)
            if chain[0] < chain[-1] and all(steps) and is_needed:
                yield chain


@pytest.mark.parametrize("seed", range(20))
def test_the_longest_routes_are_those_among_all_chains(seed: int) -> None:
    network = graph(Random(seed))
    for over, needed in FILTERS:
        every = list(chains(network, over, needed))
        most = max(map(len, every), default=0)
        expected = {chain for chain in every if len(chain) == most}
        found = longest(network, over, needed)
        assert len(found) == len({*found})
        assert {*found} == expected


def test_a_place_alone_is_no_route() -> None:
    assert longest(Graph("ab", ()), EVERYBODY) == ()


def test_a_route_counts_once_whichever_way_it_is_walked() -> None:
    network = Graph("abc", (Link(("b", "a"), None), Link(("c", "b"), None)))
    assert longest(network, EVERYBODY) == (("a", "b", "c"),)


def test_a_needed_road_beside_a_printed_one_counts() -> None:
    links = (Link(("a", "b"), None), Link(("b", "a"), PERSON), Link(("b", "c"), None))
    network = Graph("abc", links)
    assert longest(network, EVERYBODY, frozenset({PERSON})) == (("a", "b", "c"),)
    assert longest(network, frozenset({None}), frozenset({PERSON})) == ()


def test_at_the_start_the_longest_routes_lead_from_place_to_place_through_the_church() -> None:
    routes = longest(position().network, frozenset({None}))
    assert len(routes) == 5 * 4 // 2
    assert all(route[1] == "church" and len(route) == 3 for route in routes)


def test_where_everything_is_joined_to_everything_the_search_comes_to_an_end() -> None:
    """Tiles of one's own may have roads on every side: 20 places, and more routes than grains of
    sand."""
    places = "abcdefghijklmnopqrst"
    links = (Link((one, other), None) for one in places for other in places if one < other)
    routes = longest(Graph(places, tuple(links)), EVERYBODY)
    assert len(routes[0]) == len(places)
    assert len(routes) < STEPS_AT_MOST
