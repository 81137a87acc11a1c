"""What happens when a figure moves into a building, in the order of the rules."""

from collections.abc import Callable
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import bank
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.events import InnActivated, News, SentHome, Why
from dorfplatz.games.bohemian.kinds import GOODS, Kind
from dorfplatz.games.bohemian.state import State

GOODS_PAID: Final = {Kind.MILL: Why.FLOUR, Kind.GLASS: Why.GLASS}

ACTIVE_FROM: Final = 3
"""So many other buildings of its village must be occupied before an inn turns active."""


def take_effect(state: State, where: int, news: News) -> None:
    """Inns are looked at before a scoring sends figures home."""
    activate_inns(state, where, news)
    building = state.board.buildings[where]
    effect = EFFECTS.get(building.kind)
    if effect is not None:
        effect(state, building, news)
        bank.end_if_empty(state, news)


def activate_inns(state: State, where: int, news: News) -> None:
    """An occupied inn turns active once enough others in its village are, and stays so."""
    board = state.board
    village = board.village_of[where]
    for inn in board.inns[village]:
        owner = state.occupants[inn]
        if owner is None or inn in state.active:
            continue
        others = sum(state.occupants[place] is not None for place in board.villages[village]) - 1
        if others >= ACTIVE_FROM:
            state.active |= {inn}
            news.append(InnActivated(owner, board.buildings[inn].id))


def score_goods(state: State, building: Building, news: News) -> None:
    """Whoever stands on a mill (factory) holds a tile of flour (glass). When the last is taken,
    each tile pays, and all tiles and figures go back. All of it is one payment."""
    kind = building.kind
    buildings = state.board.of_kind[kind]
    owners = [owner for place in buildings if (owner := state.occupants[place]) is not None]
    if len(owners) < len(buildings):
        return
    for seat in map(Seat, state.seats):
        tiles = owners.count(seat)
        if tiles:
            bank.pay(state, seat, tiles * GOODS[kind], GOODS_PAID[kind], tiles, news)
            state.figures[seat] += tiles
    for place in buildings:
        state.occupants[place] = None
    ids = tuple(state.board.buildings[place].id for place in buildings)
    news.append(SentHome(kind, ids, tuple(owners)))


def pay_for_farms(state: State, building: Building, news: News) -> None:
    """A coin for each own farm, the new one included."""
    farms = state.owned(state.turn, building.kind)
    bank.pay(state, state.turn, farms, Why.FARM, farms, news)


def pay_for_manor(state: State, building: Building, news: News) -> None:
    """The coins printed on it."""
    bank.pay(state, state.turn, building.value, Why.MANOR, 1, news)


EFFECTS: Final[dict[Kind, Callable[[State, Building, News], None]]] = {
    Kind.MILL: score_goods,
    Kind.GLASS: score_goods,
    Kind.FARM: pay_for_farms,
    Kind.MANOR: pay_for_manor,
}
"""What a building brings at once; all other kinds bring something later."""
