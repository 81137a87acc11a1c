"""What donkeys are good for: how much of what is wanted somewhere they can bring there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dorfplatz.games.hamlet.kinds import MADE_FROM, Role
from dorfplatz.games.hamlet.land.network import Network
from dorfplatz.games.hamlet.state import PERSON, State

MATERIAL: Final = 1.5
"""Raw material for a processing place."""
DELIVERED: Final = {
    (Role.PROCESSING, Role.CHURCH): 2.0,
    (Role.PROCESSING, Role.MARKET): 1.0,
    (Role.PRODUCTION, Role.CHURCH): 0.7,
    (Role.PRODUCTION, Role.MARKET): 0.7,
}
"""From a kind of place to another."""


def donkeys_of(state: State) -> list[str]:
    """Where they are."""
    return [donkey.place for donkey in state.players[PERSON].donkeys]


def between(state: State) -> list[str]:
    """Where another donkey can be of use: on the way from one place to another."""
    there, network = donkeys_of(state), state.network
    return [
        place
        for place, joined in network.joined.items()
        if len(joined) > 1 and place in network.connected and place not in there
    ]


@lru_cache(maxsize=2048)
def carried(network: Network, donkeys: frozenset[str]) -> float:
    """What is wanted again and again and can be brought with donkeys on these places."""
    return sum(
        _worth(network, source, site)
        for site in network.village
        if site in network.connected
        for source in sources(network, site, donkeys)
    )


def _worth(network: Network, source: str, site: str) -> float:
    brings, wants = network.village[source], network.village[site]
    if wants.role is Role.PROCESSING:
        return MATERIAL * (MADE_FROM[wants.kinds[0]] in brings.kinds)
    return DELIVERED.get((brings.role, wants.role), 0.0)


def sources(network: Network, site: str, donkeys: frozenset[str]) -> Iterator[str]:
    """The places from which donkeys there can bring something to a site."""
    reached, ahead = {site}, [site]
    while ahead:
        for place in network.joined[ahead.pop()]:
            if place not in reached:
                reached.add(place)
                yield place
                if place in donkeys:
                    ahead.append(place)
