"""Whole turns: every position that a player can hand over without rolling again."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel.choices import MOST, Codes, uses_of_dice
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import COUNT
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table

Rows = NDArray[np.int16]
Marks = NDArray[np.uint64]

MOST_TURNS: Final = 1024
"""No more different turns of one roll are looked at; the shipped boards allow fewer than 200."""
MIXERS: Final = np.random.default_rng(1).integers(1 << 63, size=layout.SIZE // 4, dtype=np.uint64)


@compiled
def whole_turns(table: Table, row: Row, rows: Rows, moves: Codes, marks: Marks) -> int:
    """Write the position that follows each turn into `rows`, each once, and its moves (up to two,
    then the end) into `moves`. Returns how many; none if the dice must be rolled again."""
    firsts, seconds = np.empty(MOST, np.int32), np.empty(MOST, np.int32)
    middle = np.empty_like(row)
    count, uses = 0, uses_of_dice(table, row, firsts)
    if row[layout.MOVES_MADE] or (uses == 0 and not row[layout.SPECIAL + row[layout.TURN]]):
        rows[0] = row
        count = hand_over(table, rows, moves, marks, count, codes.END_TURN, codes.NONE)
    for first in firsts[:uses]:
        middle[:] = row
        play(table, middle, first)
        rows[count] = middle
        count = hand_over(table, rows, moves, marks, count, first, codes.NONE)
        if middle[layout.PHASE] == layout.OVER or COUNT[middle[layout.DICE]] < 2:
            continue
        for second in seconds[: uses_of_dice(table, middle, seconds)]:
            rows[count] = middle
            play(table, rows[count], second)
            count = hand_over(table, rows, moves, marks, count, first, second)
    return count


@compiled
def hand_over(
    table: Table, rows: Rows, moves: Codes, marks: Marks, count: int, first: int, second: int
) -> int:
    """End the turn in the last row, and keep it if it is new. Returns the number of rows. What was
    left of the turn counts for nothing."""
    last = rows[count]
    last[layout.DICE] = last[layout.MOVES_MADE] = last[layout.TILE_SPENT] = 0
    mark = mark_of(last)
    for other in range(count):
        if marks[other] == mark:
            return count
    marks[count] = mark
    finish(table, last)
    moves[count, 0], moves[count, 1] = first, second
    return min(count + 1, MOST_TURNS - 1)


@compiled
def finish(table: Table, row: Row) -> None:
    """End the turn; whoever is next collects their income and is about to roll."""
    if row[layout.PHASE] == layout.MOVES:
        play(table, row, codes.END_TURN)
    settle(table, row)


@compiled
def settle(table: Table, row: Row) -> None:
    """Where income is claimed: nobody who thinks forgets it."""
    if row[layout.PHASE] == layout.INCOME:
        play(table, row, codes.COLLECT)
    if row[layout.PHASE] == layout.THROW:
        play(table, row, codes.THROW)


@compiled
def mark_of(row: Row) -> np.uint64:
    """A number that two different rows share so rarely that nobody will see it."""
    mark, words = np.uint64(0), row.view(np.uint64)
    for number in range(words.size):
        mark += words[number] * MIXERS[number]
    return mark
