"""How far ahead a candidate is by a line of Botrik's lists: the smaller the better."""

from collections.abc import Callable
from typing import Any, Final

from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.kinds import MILESTONE_OF, Role, Segment, Work
from dorfplatz.games.hamlet.land import routes
from dorfplatz.games.hamlet.land.village import Contact, Spot
from dorfplatz.games.hamlet.moves import BuildRoad
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State
from dorfplatz.games.hamlet.tile import Need
from tests.companion.candidates import Chosen, goods_possible, lying, order_needs

Rank = Callable[[State, Chosen, str], Any]
FAR: Final = 10**6


def far(state: State, start: str, end: str) -> int:
    return state.network.distances(start)[end]


def church(state: State, place: str) -> int:
    return far(state, state.network.church, place)


def villager(state: State, place: str) -> int:
    return min(far(state, place, each.place) for each in state.players[BOTRIK].ready)


def needs_of(state: State, wanted: str) -> tuple[Need, ...]:
    sales = state.options.components.sales
    return sales[wanted].needs if wanted in sales else order_needs(state, wanted)


def points(state: State, _: Chosen, wanted: str) -> int:
    sales = state.options.components.sales
    if wanted in sales:
        return -(sales[wanted].points + (sales[wanted].gold > 0))
    return -state.options.components.orders[wanted].points


def own_goods(*, fine: bool) -> Rank:
    """So many he would use, the fine ones first."""

    def rank(state: State, _: Chosen, wanted: str) -> int:
        used = 0
        for need in needs_of(state, wanted):
            own = [token.fine for _, token in lying(state, need.kinds) if token.owner == BOTRIK]
            first = sorted(own, reverse=True)[: need.count]
            used += first.count(fine)
        return -used

    return rank


def fewest(state: State, _: Chosen, wanted: str) -> int:
    return sum(need.count for need in needs_of(state, wanted))


def empty_spaces(state: State, _: Chosen, place: str) -> int:
    return len(state.tokens[place]) - state.village[place].spaces


def kind(state: State, _: Chosen, tile: str) -> int:
    printed = state.options.components.tiles[tile]
    if building.brings_milestone(state, printed):
        return 0
    return {Role.SITE: 1, Role.PROCESSING: 2, Role.PRODUCTION: 3}[printed.role]


def makes_fine(state: State, _: Chosen, place: str) -> bool:
    (good,) = state.village[place].kinds
    return state.milestones.get(MILESTONE_OF[good]) != BOTRIK


Way = tuple[Spot, tuple[Contact, ...]]


def ways(state: State, chosen: Chosen) -> tuple[Way, ...]:
    """All ways to lay the tile, without those he avoids unless there are no others."""
    tile = state.options.components.tiles[chosen[Question.BLUEPRINT]]
    every = state.village.spots_for(tile)
    longest = routes.longest(state.network, frozenset({None, PERSON, BOTRIK}), frozenset({PERSON}))
    ends = {place for route in longest for place in (route[0], route[-1])}

    def is_avoided(way: Way) -> bool:
        return any(
            state.flags.get(contact.place) == PERSON
            or (contact.own is Segment.ROAD and contact.place in ends)
            for contact in way[1]
        )

    return tuple(way for way in every if not is_avoided(way)) or every


def contacts(state: State, chosen: Chosen, place: str) -> list[Contact]:
    return [each for _, touching in ways(state, chosen) for each in touching if each.place == place]


def route_end(state: State, _: Chosen, place: str) -> int:
    longest = routes.longest(state.network, frozenset({None, BOTRIK}))
    steps = [
        min(route.index(place), len(route) - 1 - route.index(place))
        for route in longest
        if place in route
    ]
    return min(steps, default=FAR)


def of_spot(state: State, chosen: Chosen, spot: str) -> tuple[Contact, ...]:
    return next(touching for each, touching in ways(state, chosen) if str(each) == spot)


def meet(touching: tuple[Contact, ...] | list[Contact]) -> bool:
    return any(each.own is Segment.ROAD and each.other is Segment.ROAD for each in touching)


def road(text: str) -> BuildRoad:
    work, site, end = text.split()
    return BuildRoad(Work(work), site, end)


def connects_yours(state: State, _: Chosen, text: str) -> bool:
    end, network = road(text).end, state.network
    new = set(network.reached(end)) if end not in network.connected else set()
    return any(state.flags.get(place) == PERSON for place in new)


def old(state: State, text: str) -> bool:
    return road(text).end in state.network.connected


def not_longer(*owners: int) -> Rank:
    """Whether it leads on from no end of a longest route with only these roads."""

    def rank(state: State, _: Chosen, text: str) -> bool:
        needed: Any = frozenset(owners)
        ends = (road(text).site, road(text).end), (road(text).end, road(text).site)
        return not any(
            start in (route[0], route[-1]) and end not in route
            for route in routes.longest(state.network, needed | {None}, needed)
            for start, end in ends
        )

    return rank


RANKS: Final[dict[tuple[Question, Priority], Rank]] = {
    **{
        (question, priority): rank
        for question in (Question.ORDER, Question.SALE)
        for priority, rank in {
            Priority.POINTS: points,
            Priority.FINE_GOODS: own_goods(fine=True),
            Priority.OWN_GOODS: own_goods(fine=False),
            Priority.FEWEST: fewest,
        }.items()
    },
    (Question.PRODUCTION, Priority.MOST_SPACES): empty_spaces,
    (Question.PRODUCTION, Priority.NEAREST_VILLAGER): lambda s, _, c: villager(s, c),
    (Question.OFFER, Priority.KIND): kind,
    (Question.OFFER, Priority.LEFTMOST): lambda s, _, c: [each.tile for each in s.row].index(c),
    (Question.WORKSHOP, Priority.MAKES_FINE): makes_fine,
    (Question.WORKSHOP, Priority.MAKES_MOST): lambda s, _, c: -goods_possible(s, c),
    (Question.WORKSHOP, Priority.NEAREST_VILLAGER): lambda s, _, c: villager(s, c),
    (Question.BLUEPRINT, Priority.KIND): kind,
    (Question.BLUEPRINT, Priority.LEFTMOST): (
        lambda s, _, c: s.players[BOTRIK].blueprints.index(c)
    ),
    (Question.NEIGHBOUR, Priority.AVOIDS): lambda s, chosen, c: not contacts(s, chosen, c),
    (Question.NEIGHBOUR, Priority.FITS): (
        lambda s, chosen, c: not any(each.is_alike for each in contacts(s, chosen, c))
    ),
    (Question.NEIGHBOUR, Priority.ROUTE_END): route_end,
    (Question.NEIGHBOUR, Priority.ROAD_MEETS): (
        lambda s, chosen, c: not meet(contacts(s, chosen, c))
    ),
    (Question.NEIGHBOUR, Priority.CHURCH): lambda s, _, c: church(s, c),
    (Question.SPOT, Priority.FITS): (
        lambda s, chosen, c: (
            not any(
                each.is_alike
                for each in of_spot(s, chosen, c)
                if each.place == chosen[Question.NEIGHBOUR]
            )
        )
    ),
    (Question.SPOT, Priority.ROAD_MEETS): lambda s, chosen, c: not meet(of_spot(s, chosen, c)),
    (Question.SPOT, Priority.MOST_ALIKE): (
        lambda s, chosen, c: -sum(each.is_alike for each in of_spot(s, chosen, c))
    ),
    (Question.ROAD, Priority.AVOIDS_SITES): connects_yours,
    (Question.ROAD, Priority.CONNECTS): lambda s, _, c: old(s, c),
    (Question.ROAD, Priority.CONNECTED_NEAREST): (
        lambda s, _, c: 0 if old(s, c) else church(s, road(c).end)
    ),
    (Question.ROAD, Priority.FEWEST_ROADS): (
        lambda s, _, c: s.network.connections[road(c).site] if old(s, c) else 0
    ),
    (Question.ROAD, Priority.OWN_ROUTE): not_longer(BOTRIK),
    (Question.ROAD, Priority.OTHER_ROUTE): not_longer(PERSON),
    (Question.ROAD, Priority.BARE_ROUTE): not_longer(),
    (Question.ROAD, Priority.CHURCH): lambda s, _, c: church(s, road(c).site),
}
