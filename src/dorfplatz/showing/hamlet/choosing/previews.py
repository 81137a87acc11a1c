"""What a move would use up: from where, over which donkeys, and what would be bought.

It only looks: the rules settle a bill the same way when the move is made.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from dorfplatz.games.hamlet.actions import making, roads
from dorfplatz.games.hamlet.actions.transport import sources
from dorfplatz.games.hamlet.actions.using import Held, held_at, price
from dorfplatz.games.hamlet.kinds import Resource, Role
from dorfplatz.games.hamlet.moves import Act, Build, BuildRoad, Fill, Make, Sell
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Need


@dataclass(frozen=True, slots=True)
class Portion:
    """How one need of a cost is covered."""

    need: Need
    found: tuple[Held, ...]
    """What is used; or, where the person can choose, all there is to choose from."""
    is_open: bool
    """Whether the person chooses."""
    gold: int
    """For what is bought."""

    @property
    def bought(self) -> int:
        return max(0, self.need.count - len(self.found))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would use up at a place."""

    site: str
    portions: tuple[Portion, ...]
    fee: int
    """Gold that the thing itself costs."""
    porters: tuple[str, ...]
    """Places of donkeys that carry something there."""

    @property
    def used(self) -> tuple[Held, ...]:
        """What surely is."""
        return tuple(
            held for portion in self.portions if not portion.is_open for held in portion.found
        )

    @property
    def trade(self) -> int:
        """Gold for all that is bought."""
        return sum(portion.gold for portion in self.portions)

    @property
    def gold(self) -> int:
        return self.fee + self.trade

    @property
    def sources(self) -> tuple[str, ...]:
        """Places where something lies that is used, or may be."""
        return _origins(self.portions)


def preview(state: State, act: Act) -> Preview:
    site, needs, fee = cost_of(state, act)
    portions = tuple(_covered(state, site, needs))
    chains = _chains(state, site)
    starts = _origins(portions)
    if any(portion.bought for portion in portions):
        starts = (*starts, state.place_of(Role.MARKET))
    porters = dict.fromkeys(place for start in starts for place in _between(chains, start))
    return Preview(site, portions, fee, tuple(porters))


def cost_of(state: State, act: Act) -> tuple[str, tuple[Need, ...], int]:
    """Where something is paid for, with which resources and how much gold."""
    cardboard = state.options.components
    match act:
        case Make(place, count):
            return place, making.needs(state, place, count), 0
        case Sell(sale):
            return state.place_of(Role.MARKET), cardboard.sales[sale].needs, 0
        case Fill(order):
            filled = cardboard.orders[order]
            return state.place_of(Role.CHURCH), filled.needs, filled.gold
        case Build(tile, site):
            return site, cardboard.tiles[tile].cost, cardboard.tiles[tile].gold
        case BuildRoad(work, site):
            return site, roads.needs(work), 0
        case _:
            assert_never(act)


def carried_over(state: State, start: str, site: str) -> tuple[str, ...]:
    """The donkeys that bring something from one place to another, by a shortest chain."""
    return _between(_chains(state, site), start)


def walker(state: State, place: str) -> int | None:
    """Which of the person's villagers would go to a place: the nearest that is ready."""
    player, far = state.players[PERSON], state.network.distances(place)
    if not player.ready:
        return None
    return player.villagers.index(min(player.ready, key=lambda each: far[each.place]))


def _covered(state: State, site: str, needs: tuple[Need, ...]) -> Iterator[Portion]:
    """One need after the other: what one takes, the next cannot have."""
    left = list(held_at(state, sources(state, PERSON, site), tuple(Resource)))
    for need in needs:
        usable = tuple(held for held in left if held[1].kind in need.kinds)
        if len(usable) > need.count and len({*usable}) > 1:
            yield Portion(need, usable, is_open=True, gold=0)
            continue
        taken = usable[: need.count]
        for held in taken:
            left.remove(held)
        gold = (need.count - len(taken)) * price(state, need)
        yield Portion(need, taken, is_open=False, gold=gold)


def _origins(portions: tuple[Portion, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place for portion in portions for place, _ in portion.found))


def _chains(state: State, site: str) -> Mapping[str, str]:
    """For each place that something can be brought from, the next on a shortest way to the site:
    only places with a donkey of the person's are passed."""
    donkeys = {donkey.place for donkey in state.players[PERSON].donkeys}
    joined, following, ahead = state.network.joined, {site: site}, [site]
    for place in ahead:
        for other in joined[place]:
            if other not in following:
                following[other] = place
                if other in donkeys:
                    ahead.append(other)
    return following


def _between(following: Mapping[str, str], start: str) -> tuple[str, ...]:
    passed, place = list[str](), following[start]
    while place != following[place]:
        passed.append(place)
        place = following[place]
    return tuple(passed) if start != place else ()
