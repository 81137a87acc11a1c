"""Everything about the players at a glance, and how near the end is."""

from dataclasses import dataclass

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.kinds import SHOPS, Kind
from dorfplatz.games.bohemian.state import State


@dataclass(frozen=True, slots=True)
class Row:
    """One player. Those without a name of their own are counted by the page's headings."""

    seat: Seat
    turn: bool
    coins: int
    now: int
    """Coins if the game ended now."""
    parts: tuple[tuple[str, int], ...]
    """What of these is not in hand yet."""
    hand: int
    farms: int
    churches: int
    halls: int
    inns: int
    active: int
    shops: tuple[int, ...]
    sets: int
    """What the sets of shops pay."""
    flour: int
    glass: int
    bishop: bool
    tile: bool


def rows(state: State) -> tuple[Row, ...]:
    final = scoring.scores(state)
    return tuple(_row(state, score) for score in final)


def fewest_figures(state: State) -> Seat:
    """Who is likely to end the game; of several the one whose turn comes first."""
    seats = len(state.coins)
    order = (Seat((state.turn + after) % seats) for after in range(1, seats + 1))
    return min(order, key=lambda seat: state.figures[seat])


def _row(state: State, score: scoring.Score) -> Row:
    seat = score.seat
    return Row(
        seat=seat,
        turn=seat == state.turn and state.ending is None,
        coins=state.coins[seat],
        now=score.total,
        parts=tuple(score.parts.items())[1:],
        hand=state.figures[seat],
        farms=state.owned(seat, Kind.FARM),
        churches=state.owned(seat, Kind.CHURCH),
        halls=state.owned(seat, Kind.TOWN_HALL),
        inns=state.owned(seat, Kind.INN),
        active=sum(state.occupants[inn] == seat for inn in state.active),
        shops=tuple(state.owned(seat, shop) for shop in SHOPS),
        sets=score.shops,
        flour=state.owned(seat, Kind.MILL),
        glass=state.owned(seat, Kind.GLASS),
        bishop=state.bishop == seat,
        tile=state.special[seat],
    )
