"""The boards and options of a table as one row of numbers, from the components that the rules use.

One plain array instead of a tuple of many: compiled functions hand it on for next to nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.kernel.layout import KINDS, PLACES, VILLAGES
from dorfplatz.games.bohemian.options import Income
from dorfplatz.games.bohemian.state import State

Table = NDArray[np.int16]

SEATS: Final = 0
CLAIMED: Final = 1
"""Whether income is claimed."""
KIND: Final = 2
"""From here on a number for each building; so too VALUE, what is printed on it, and VILLAGE."""
VALUE: Final = KIND + PLACES
VILLAGE: Final = VALUE + PLACES
STARTS: Final = VILLAGE + PLACES
"""The buildings of a kind are those from STARTS + kind to STARTS + kind + 1 of OF_KIND."""
OF_KIND: Final = STARTS + KINDS + 1
VILLAGE_SIZE: Final = OF_KIND + PLACES
VILLAGE_INNS: Final = VILLAGE_SIZE + VILLAGES
"""The inns of a village are those from VILLAGE_INNS + village to VILLAGE_INNS + village + 1, in the
order of all inns."""
SIZE: Final = VILLAGE_INNS + VILLAGES + 1


def table_of(state: State) -> Table:
    """Of a position whose boards are laid."""
    claimed = state.options.income is Income.CLAIMED
    return _table(_Key(state.board), len(state.coins), claimed)


class _Key:
    """A board as a key that is quick to compare: boards are laid once and then shared."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def __hash__(self) -> int:
        return id(self.board)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.board is other.board


@lru_cache(maxsize=1024)
def _table(key: _Key, seats: int, claimed: bool) -> Table:
    board = key.board
    table = np.zeros(SIZE, np.int16)
    table[SEATS] = seats
    table[CLAIMED] = claimed
    _write(table, KIND, (building.kind for building in board.buildings))
    _write(table, VALUE, (building.value for building in board.buildings))
    _write(table, VILLAGE, board.village_of)
    _write(table, STARTS, _starts(board.of_kind))
    _write(table, OF_KIND, (place for places in board.of_kind for place in places))
    _write(table, VILLAGE_SIZE, map(len, board.villages))
    _write(table, VILLAGE_INNS, _starts(board.inns))
    return table


def _write(table: Table, where: int, numbers: Iterable[int]) -> None:
    row = list(numbers)
    table[where : where + len(row)] = row


def _starts(groups: tuple[tuple[int, ...], ...]) -> list[int]:
    """Where each group begins when they stand one after another, and where the last ends."""
    return [sum(map(len, groups[:number])) for number in range(len(groups) + 1)]
