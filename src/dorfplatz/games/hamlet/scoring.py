"""The end: special sites, roads, awards, and what Botrik counts otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet import sites
from dorfplatz.games.hamlet.actions.using import worth_of
from dorfplatz.games.hamlet.events import News, Scored, Why
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.land.routes import longest
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, State

PLACES_A_POINT = 2
"""Of the longest own route."""
MERCHANTS_SALES = 5
"""So many the person needs for the award, if that modifier is chosen."""

Part = tuple[Why, int]


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has at the end: in play, then from each source of the final scoring."""

    play: int
    final: tuple[Part, ...]

    @property
    def total(self) -> int:
        return self.play + sum(points for _, points in self.final)

    @property
    def parts(self) -> Mapping[str, int]:
        return {"play": self.play, **{why.value: points for why, points in self.final}}


def scores(state: State) -> tuple[Score, ...]:
    return tuple(Score(state.players[seat].points, _final(state, seat)) for seat in SEATS)


def winners(final: tuple[Score, ...]) -> tuple[Seat, ...]:
    """You win if you have more points than Botrik."""
    return (PERSON,) if final[PERSON].total > final[BOTRIK].total else (BOTRIK,)


def tell(state: State, news: News) -> None:
    for seat, score in zip(SEATS, scores(state), strict=True):
        news.extend(Scored(seat, points, why) for why, points in score.final if points)


def _final(state: State, seat: Seat) -> tuple[Part, ...]:
    is_botrik = seat == BOTRIK
    return (
        (Why.SITES, botriks_sites(state) if is_botrik else sites.points(state, seat)),
        (Why.PLANNER, planner(state, seat)),
        (Why.ROUTE, route(state, seat)),
        (Why.CHAPLAIN, award(state, Award.CHAPLAIN, seat, chaplains(state))),
        (Why.MERCHANT, award(state, Award.MERCHANT, seat, merchants(state))),
        (Why.LANDSCAPER, award(state, Award.LANDSCAPER, seat, landscapers(state))),
        (Why.GOODS_LEFT, goods_left(state)) if is_botrik else (Why.GOLD, gold(state)),
    )


def botriks_sites(state: State) -> int:
    """Three points for each of his sites, whatever its tile says and wherever it lies."""
    each = 3
    if state.has(Modifier.ONE_POINT_SITES):
        each = 1
    if state.has(Modifier.FIVE_POINT_SITES):
        each = 5
    return each * _flags(state, BOTRIK)


def planner(state: State, seat: Seat) -> int:
    """Only the planner has a point for each own road."""
    has_it = state.milestones.get(Milestone.PLANNER) == seat
    return state.roads_of(seat) if has_it else 0


def route(state: State, seat: Seat) -> int:
    """The longest route with an own road and none of the other's."""
    routes = longest(state.network, frozenset({None, seat}), frozenset({seat}))
    return len(routes[0]) // PLACES_A_POINT if routes else 0


def award(state: State, which: Award, seat: Seat, holders: frozenset[Seat]) -> int:
    return state.options.components.awards[which] if seat in holders else 0


def chaplains(state: State) -> frozenset[Seat]:
    """The most church orders."""
    return _most(_orders(state), botrik_wins_ties=state.has(Modifier.CHAPLAIN_TIES))


def merchants(state: State) -> frozenset[Seat]:
    """The most sale tiles."""
    sold = [len(player.sales) for player in state.players]
    strict = state.has(Modifier.FIVE_SALES)
    best = _most(sold, botrik_wins_ties=strict)
    if strict and PERSON in best and sold[PERSON] < MERCHANTS_SALES:
        return frozenset()
    return best


def landscapers(state: State) -> frozenset[Seat]:
    """The most flags in the village."""
    return _most([_flags(state, seat) for seat in SEATS])


def goods_left(state: State) -> int:
    """If that modifier is chosen: for each of Botrik's goods in the village its reward, with a
    point in place of its gold."""
    if not state.has(Modifier.GOODS_LEFT):
        return 0
    lying = (token for place in state.tokens.values() for token in place)
    return sum(worth_of(token) + 1 for token in lying if token.owner == BOTRIK)


def gold(state: State) -> int:
    return state.players[PERSON].gold // state.options.components.supplies.gold_per_point


def _orders(state: State) -> list[int]:
    return [sum(filler == seat for filler in state.orders.values()) for seat in SEATS]


def _flags(state: State, seat: Seat) -> int:
    return sum(owner == seat for owner in state.flags.values())


def _most(counts: list[int], *, botrik_wins_ties: bool = False) -> frozenset[Seat]:
    """Whoever has most of something; in a tie both, and nobody if there is none."""
    most = max(counts)
    if not most:
        return frozenset()
    holders = frozenset(seat for seat in SEATS if counts[seat] == most)
    return holders - {PERSON} if botrik_wins_ties and BOTRIK in holders else holders
