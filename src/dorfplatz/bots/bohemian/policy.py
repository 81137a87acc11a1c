"""Playing whole turns by a mind: the weights of `judging` or the network of `valuing`.

Quick rather than deep: of the ways to roll again only all four dice are looked at, because the
network values a seat about to roll; a player who thinks looks at them all (see `planning`).
"""

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.judging import WEIGHTS, judge_all
from dorfplatz.bots.bohemian.valuing import VALUES, value_all, wish
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.chance import Generator, roll
from dorfplatz.games.bohemian.kernel.choices import Codes
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import MOST_TURNS, Marks, Rows, whole_turns

Mind = NDArray[np.float32]
Work = tuple[Rows, Codes, Marks, Floats, Floats]
"""Room for whole turns: the positions after them, their moves and marks, values and wishes."""


@compiled
def workplace() -> Work:
    return (
        np.empty((MOST_TURNS, layout.SIZE), np.int16),
        np.empty((MOST_TURNS, 2), np.int32),
        np.empty(MOST_TURNS, np.uint64),
        np.empty((MOST_TURNS, VALUES), np.float32),
        np.empty(MOST_TURNS, np.float32),
    )


@compiled
def wishes(table: Table, count: int, seat: int, mind: Mind, work: Work) -> None:
    """How much a seat wishes for each of the positions; values too, if the mind is a network."""
    rows, _, _, values, wanted = work
    if mind.size == WEIGHTS:
        judge_all(table, rows, count, seat, mind, wanted)
        return
    value_all(table, rows, count, mind, values)
    for number in range(count):
        wanted[number] = wish(table[boards.SEATS], seat, values[number])


@compiled
def look_around(table: Table, row: Row, mind: Mind, work: Work) -> int:
    """Look at all whole turns without a re-roll. Returns how many there are."""
    count = whole_turns(table, row, work[0], work[1], work[2])
    wishes(table, count, row[layout.TURN], mind, work)
    return count


@compiled
def best_turn(table: Table, row: Row, mind: Mind, work: Work) -> int:
    """The best whole turn, or -1 if there is none without a re-roll."""
    best = -1
    for number in range(look_around(table, row, mind, work)):
        if best < 0 or work[4][number] > work[4][best]:
            best = number
    return best


@compiled
def take_turn(table: Table, row: Row, mind: Mind, dice: int, random: Generator, work: Work) -> None:
    """Play the best turn with the dice that fall, up to where the next seat is about to roll."""
    play(table, row, dice)
    best = best_turn(table, row, mind, work)
    if row[layout.SPECIAL + row[layout.TURN]] and rolls_again(table, row, best, mind, work):
        play(table, row, codes.REROLL + row[layout.DICE] * codes.WHERE)
        play(table, row, roll(row, random))
        best = best_turn(table, row, mind, work)
    row[:] = work[0][best]


@compiled
def rolls_again(table: Table, row: Row, best: int, mind: Mind, work: Work) -> bool:
    """Whether to spend the tile on all four dice rather than to play the best turn."""
    if best < 0:
        return True
    if mind.size == WEIGHTS:
        return False
    wanted, place = work[4][best], work[0].shape[0] - 1
    again = work[0][place:]
    again[0] = row
    play(table, again[0], codes.REROLL + row[layout.DICE] * codes.WHERE)
    value_all(table, again, 1, mind, work[3][place:])
    return bool(wish(table[boards.SEATS], row[layout.TURN], work[3][place]) > wanted)
