"""What lies on the table: all that Botrik could choose, seen in a position of the rules.

This is what a person sees who is asked, so it is written down by itself and asks the rules for
facts only: what is printed, what lies where, what is connected, how far it is.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dorfplatz.games.hamlet.actions import roads
from dorfplatz.games.hamlet.actions.using import Held
from dorfplatz.games.hamlet.kinds import MADE_FROM, MATERIAL, ROAD_COST, Resource, Role, Work
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.games.hamlet.tile import Need

Chosen = dict[Question, Any]
"""What has been chosen already: a blueprint before the place it is laid against."""


def lying(state: State, kinds: tuple[Resource, ...]) -> list[Held]:
    """On connected places."""
    return [
        (place, token)
        for place in state.village
        if place in state.network.connected
        for token in state.tokens[place]
        if token.kind in kinds
    ]


def there(state: State, needs: tuple[Need, ...]) -> bool:
    return all(len(lying(state, need.kinds)) >= need.count for need in needs)


def connected(state: State, role: Role) -> Iterator[str]:
    """With an empty space."""
    for place in state.village:
        tile = state.village[place]
        has_room = tile.spaces > len(state.tokens[place])
        if tile.role is role and place in state.network.connected and has_room:
            yield place


def order_needs(state: State, order: str) -> tuple[Need, ...]:
    printed = state.options.components.orders[order]
    return tuple(Need(need.count - printed.discount, need.kinds) for need in printed.needs)


def orders(state: State, _: Chosen) -> list[str]:
    gold = state.players[BOTRIK].gold
    return [
        order
        for order, filler in state.orders.items()
        if filler is None
        and there(state, order_needs(state, order))
        and (order != "gold" or gold >= 7)
    ]


def sales(state: State, _: Chosen) -> list[str]:
    printed = state.options.components.sales
    return [sale for sale in state.sales if there(state, printed[sale].needs)]


def production(state: State, _: Chosen) -> list[str]:
    return [
        place
        for place in connected(state, Role.PRODUCTION)
        if any(state.supply[kind] for kind in state.village[place].kinds)
    ]


def offers(state: State, _: Chosen) -> list[str]:
    return [offer.tile for offer in state.row]


def goods_possible(state: State, place: str) -> int:
    (good,) = state.village[place].kinds
    free = state.village[place].spaces - len(state.tokens[place])
    raws = len(lying(state, (MADE_FROM[good],)))
    return min(free, raws, state.players[BOTRIK].goods[good])


def workshops(state: State, _: Chosen) -> list[str]:
    return [place for place in connected(state, Role.PROCESSING) if goods_possible(state, place)]


def blueprints(state: State, _: Chosen) -> list[str]:
    tiles = state.options.components.tiles
    return [
        tile
        for tile in state.players[BOTRIK].blueprints
        if there(state, tiles[tile].cost) and state.village.spots_for(tiles[tile])
    ]


def neighbours(state: State, chosen: Chosen) -> list[str]:
    tile = state.options.components.tiles[chosen[Question.BLUEPRINT]]
    ways = state.village.spots_for(tile)
    touched = {contact.place for _, contacts in ways for contact in contacts}
    return [place for place in state.village if place in touched]


def road_needs(work: Work) -> tuple[Need, ...]:
    return (Need(ROAD_COST, (MATERIAL[work],)),)


def paths(state: State, _: Chosen) -> list[str]:
    return [
        f"{road.work.value} {road.site} {road.end}"
        for road in roads.candidates(state, BOTRIK)
        if there(state, road_needs(road.work))
    ]


CANDIDATES: Final[dict[Question, Callable[[State, Chosen], list[str]]]] = {
    Question.ORDER: orders,
    Question.SALE: sales,
    Question.PRODUCTION: production,
    Question.OFFER: offers,
    Question.WORKSHOP: workshops,
    Question.BLUEPRINT: blueprints,
    Question.NEIGHBOUR: neighbours,
    Question.ROAD: paths,
}
