"""The best plans for a turn as people tell them apart, each with where it leads and what it
brings."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.features import OF_SEAT, SHARED, Floats, look
from dorfplatz.bots.bohemian.thinking import Thoughts, plans, think
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel.codes import decode
from dorfplatz.games.bohemian.kernel.layout import Row, pack
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.moves import END, End, Move, Place, Reroll
from dorfplatz.games.bohemian.state import Phase, State

FEW: Final = 3
NEAR: Final = 0.005
"""Shares of the win that differ by less are nearly the same."""
NEAR_COINS: Final = 2.0
INDISTINCT: Final = 0.001
"""Likewise to the network, which tells alike plans apart better than a few playouts."""


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
    """A plan, where it leads (if it rolls again, to the position before that), and what it brings
    the player."""

    moves: tuple[Move, ...]
    leads_to: Row
    share: float
    coins: float
    at_sight: float
    """The share by the network alone, before it was played on."""

    @property
    def rolls_again(self) -> bool:
        return isinstance(self.moves[-1], Reroll)

    @property
    def ends_game(self) -> bool:
        return bool(self.leads_to[layout.PHASE] == layout.OVER)

    def is_like(self, other: "Prospect") -> bool:
        """Whether both are worth nearly the same."""
        near = abs(self.share - other.share) < NEAR
        return near and abs(self.coins - other.coins) < NEAR_COINS


def prospects(state: State, seconds: float, random: Random) -> list[Prospect]:
    """From the best, for dice that are to be used; of plans that are the same to a person one."""
    table, row, network = table_of(state), pack(state), loading.network(len(state.coins))
    known, starts = plans(table, row, network)
    ends = zip(starts, known.values[:, state.turn], strict=True)
    seen = dict(zip(map(_pair, known.moves), ends, strict=True))
    thoughts = known
    if len(starts) > 1:
        thoughts = think(table, row, network, seconds, random.getrandbits(63))
    found: list[Prospect] = []
    for prospect in _all(state, thoughts, seen):
        if not any(_same(state, prospect, other) for other in found):
            found.append(prospect)
        if len(found) == FEW:
            break
    return found


def _same(state: State, one: Prospect, other: Prospect) -> bool:
    """One thing done with other dice or in another order, or rolling other dice again; also
    moving into another building of the same kind, if that hardly matters."""
    if one.is_like(other) or abs(one.at_sight - other.at_sight) < INDISTINCT:
        return _kinds(state, one.moves) == _kinds(state, other.moves)
    return _deeds(one.moves) == _deeds(other.moves)


def _all(
    state: State, thoughts: Thoughts, seen: dict[tuple[int, int], tuple[Row, float]]
) -> Iterator[Prospect]:
    """Plans that were given up were looked at with fewer dice; none of them may look better than
    what was found to be."""
    seats, seat, most = len(state.coins), state.turn, 1.0
    for moves, values in zip(thoughts.moves, thoughts.values, strict=True):
        most = min(most, float(values[seat]))
        pair = _pair(moves)
        leads_to, at_sight = seen[pair]
        coins = float(values[seats + seat])
        yield Prospect(_moves(state, pair), leads_to, most, coins, float(at_sight))


def _pair(moves: NDArray[np.int32]) -> tuple[int, int]:
    return int(moves[0]), int(moves[1])


def _moves(state: State, plan: tuple[int, int]) -> tuple[Move, ...]:
    """The moves of a plan; the end of the turn is one of them where there is more to do."""
    moves = tuple(decode(state.board, code) for code in plan if code != codes.NONE)
    for move in moves:
        state, _ = BOHEMIAN.play(state, move)
    stops = state.phase is Phase.MOVES and len(BOHEMIAN.legal(state)) > 1
    return (*moves, END) if stops else moves


def _deeds(moves: tuple[Move, ...]) -> tuple[str, ...]:
    """What is done, whatever the dice and the order."""
    names = [
        move.building if isinstance(move, Place) else type(move).__name__
        for move in moves
        if not isinstance(move, End)
    ]
    return tuple(sorted(names))


def _kinds(state: State, moves: tuple[Move, ...]) -> tuple[str, ...]:
    """Likewise, whatever the village."""
    buildings = state.board.buildings
    kind = {building.id: building.kind.word for building in buildings}
    return tuple(sorted(kind.get(deed, deed) for deed in _deeds(moves)))


def features_of(state: State, row: Row) -> Floats:
    """What the network sees of a position at the table of another."""
    seen = np.empty(SHARED + OF_SEAT * len(state.coins), np.float32)
    look(table_of(state), row, seen)
    return seen
