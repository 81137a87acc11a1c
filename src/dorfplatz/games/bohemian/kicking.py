"""Kicking out: only when no building of the kind is free, never one's own, and by kind."""

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Who
from dorfplatz.games.bohemian.kinds import KICKED_OUT_ALWAYS, SHOPS
from dorfplatz.games.bohemian.naming import building_name
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import NEVER_KICKED_OUT, SHOP_KEPT


def allowed(state: State, where: int) -> bool:
    """Whether its figure may be kicked out of a building, when none of the kind is free."""
    if state.occupants[where] == state.turn:
        return False
    kind = state.board.buildings[where].kind
    if kind in SHOPS:
        return not state.owned(state.turn, kind)
    return kind in KICKED_OUT_ALWAYS


def never(state: State, where: int, owner: Seat) -> Illegal | None:
    """Why another player's figure is safe whatever happens; None if it is not."""
    building = state.board.buildings[where]
    if building.kind in KICKED_OUT_ALWAYS or building.kind in SHOPS:
        return None
    return Illegal(NEVER_KICKED_OUT, owner=Who(owner), building=building_name(building))


def obstacle(state: State, where: int, owner: Seat) -> Illegal | None:
    """Why another player's figure may not be kicked out of a building where that is possible at
    all, when none of the kind is free; None if it may."""
    if allowed(state, where):
        return None
    name = building_name(state.board.buildings[where])
    return Illegal(SHOP_KEPT, owner=Who(owner), building=name)
