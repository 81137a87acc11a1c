"""Where a tile is laid: by what it touches."""

from functools import lru_cache
from typing import Final

from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.land.network import Network
from dorfplatz.games.hamlet.land.village import Contact, Spot
from dorfplatz.games.hamlet.sites import NEAR
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Condition, Tile

ROLES: Final = {
    Condition.PRODUCTION: Role.PRODUCTION,
    Condition.PROCESSING: Role.PROCESSING,
    Condition.SITES: Role.SITE,
}
TOUCHED: Final = {Condition.FOREST: Segment.FOREST, Condition.ROCK: Segment.ROCK}
BUILT_OVER: Final = {Condition.PATH: Segment.FOREST, Condition.BRIDGE: Segment.ROCK}
SITES: Final = 5
"""So many places to build from are looked at."""
LATER: Final = 0.5
"""Part of what a road would bring that somebody may build one day."""
FAR: Final = 4
"""Links to the Church, as long as no road leads there."""

Laid = tuple[float, Spot, frozenset[str]]
"""What a way of laying a tile is worth, and the places that it touches."""


def best_spot(state: State) -> Spot:
    """For the tile that is being built."""
    build = state.building
    assert build is not None
    tile = state.options.components.tiles[build.tile]
    return next(spot for _, spot, touched in ways(state, tile) if build.site in touched)


def best_sites(state: State, tile: Tile) -> list[str]:
    """The places from which it is laid best, and no place that is not connected."""
    connected = state.network.connected
    sites = (place for _, _, touched in ways(state, tile) for place in sorted(touched))
    return [place for place in dict.fromkeys(sites) if place in connected][:SITES]


def worth_at(state: State, tile: Tile, site: str) -> float:
    return next(worth for worth, _, touched in ways(state, tile) if site in touched)


def ways(state: State, tile: Tile) -> tuple[Laid, ...]:
    """All of them, the best first."""
    return _ways(state.network, tile)


@lru_cache(maxsize=256)
def _ways(network: Network, tile: Tile) -> tuple[Laid, ...]:
    laid = [
        (_worth(network, tile, touching), spot, frozenset(one.place for one in touching))
        for spot, touching in network.village.spots_for(tile)
    ]
    return tuple(sorted(laid, key=lambda each: -each[0]))


def _worth(network: Network, tile: Tile, touching: tuple[Contact, ...]) -> float:
    connected = network.connected
    roads = [one for one in touching if one.own is Segment.ROAD]
    alike = [one for one in touching if one.is_alike and one.own is not Segment.ROAD]
    joined = {one.place for one in roads if one.place in connected}
    worth = VALUES.alike * len(alike) + VALUES.open_end * (_road_ends(tile) - len(roads))
    if joined:
        worth += VALUES.connected - VALUES.link * _links(network, joined)
    elif any(one.place in connected for one in alike):
        worth += LATER * VALUES.connected
    return worth + _site(network, tile, touching, joined)


def _road_ends(tile: Tile) -> int:
    return sum(segment is Segment.ROAD for _, segment in tile.walk)


def _links(network: Network, joined: set[str]) -> int:
    """From the Church to the nearest of these places."""
    far = network.distances(network.church)
    return min(far[place] for place in joined)


def _site(network: Network, tile: Tile, touching: tuple[Contact, ...], joined: set[str]) -> float:
    """What a special site will pay, as far as its place tells."""
    if tile.scoring is None:
        return 0.0
    sure = 1.0 if joined or tile.is_wild else LATER
    count = _count(network, tile.scoring.condition, touching, joined)
    return sure * tile.scoring.points * count


def _count(
    network: Network, condition: Condition, touching: tuple[Contact, ...], joined: set[str]
) -> float:
    """How often it will be there what a site pays for."""
    if condition in TOUCHED:
        return sum(one.other is TOUCHED[condition] for one in touching)
    if condition in BUILT_OVER:
        ground = BUILT_OVER[condition]
        return LATER * any(one.own is one.other is ground for one in touching)
    neighbours = {one.place for one in touching}
    if condition in ROLES:
        return sum(network.village[place].role is ROLES[condition] for place in neighbours)
    links = 1 + _links(network, joined) if joined else FAR
    match condition:
        case Condition.NEIGHBOURS:
            return len(neighbours)
        case Condition.FAR:
            return links
        case Condition.NEAR:
            return max(0, NEAR - links)
        case _:
            return max(1, len(joined))
