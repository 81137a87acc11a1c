"""Looking further than one turn: every candidate is played on for some turns, the network playing
all seats, and valued where that stops.

All candidates meet the same dice, and the first roll after them goes evenly through all that four
dice can show: so far fewer playouts are needed to tell two candidates apart.
"""

from typing import Final

import numpy as np

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.policy import Mind, Work, best_turn, take_turn
from dorfplatz.bots.bohemian.valuing import value_all
from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel.chance import Generator, roll
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import FALL_DICE, FALLS
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import Rows

ALL_FALLS: Final = 6**DICE
STRIDE: Final = 799
"""Has no divisor in common with the number of falls, so that steps of it reach each one once."""


@compiled
def play_on(
    table: Table,
    starts: Rows,
    count: int,
    mind: Mind,
    turns: int,
    first: int,
    playouts: int,
    seed: np.uint64,
    work: Work,
    results: Floats,
) -> None:
    """Playouts from `first` on, of every start; a result holds the values for all seats."""
    row, random = np.empty_like(starts[0]), np.empty(1, np.uint64)
    for playout in range(first, first + playouts):
        for start in range(count):
            row[:] = starts[start]
            random[0] = seed + np.uint64(playout) * np.uint64(0xD1B54A32D192ED03)
            fall = (playout * STRIDE + int(seed % np.uint64(ALL_FALLS))) % ALL_FALLS
            playout_from(table, row, mind, turns, fall, random, work)
            result = results[start, playout - first : playout - first + 1]
            value_all(table, row.reshape((1, row.size)), 1, mind, result)


@compiled
def playout_from(
    table: Table, row: Row, mind: Mind, turns: int, fall: int, random: Generator, work: Work
) -> None:
    """Finish a turn that waits for a re-roll; then so many turns, the first with given dice."""
    if row[layout.PHASE] == layout.ROLL and row[layout.TILE_SPENT]:
        play(table, row, roll(row, random))
        row[:] = work[0][best_turn(table, row, mind, work)]
    for number in range(turns):
        if row[layout.PHASE] == layout.OVER:
            return
        given = codes.ROLL + FALL_DICE[FALLS[DICE] + fall] * codes.WHERE
        take_turn(table, row, mind, given if number == 0 else roll(row, random), random, work)
