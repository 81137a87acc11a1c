"""What the person could use resources for: orders, sales, places, roads; and what each asks for."""

from collections.abc import Iterator
from dataclasses import dataclass

from dorfplatz.bots.hamlet import laying
from dorfplatz.games.hamlet.actions import church, roads
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Build, BuildRoad, Fill, Sell
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Need


@dataclass(frozen=True, slots=True)
class Target:
    """Something that a villager would do at a place, whether or not it is possible now."""

    move: Sell | Fill | Build | BuildRoad
    site: str
    needs: tuple[Need, ...]
    gold: int = 0
    may_trade: bool = True


def targets(state: State) -> Iterator[Target]:
    yield from _orders(state)
    yield from _sales(state)
    yield from _places(state)
    yield from _roads(state)


def _orders(state: State) -> Iterator[Target]:
    for order in church.open_orders(state):
        yield Target(Fill(order.id), state.network.church, order.needs, order.gold)


def _sales(state: State) -> Iterator[Target]:
    market = state.place_of(Role.MARKET)
    for sale in state.sales:
        needs = state.options.components.sales[sale].needs
        yield Target(Sell(sale), market, needs, may_trade=False)


def _places(state: State) -> Iterator[Target]:
    for name in state.players[PERSON].blueprints:
        tile = state.options.components.tiles[name]
        for site in laying.best_sites(state, tile):
            yield Target(Build(name, site), site, tile.cost, tile.gold)


def _roads(state: State) -> Iterator[Target]:
    if roads.roads_left(state, PERSON):
        for move in roads.candidates(state, PERSON):
            yield Target(move, move.site, roads.needs(move.work))
