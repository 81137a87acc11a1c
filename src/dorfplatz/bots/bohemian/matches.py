"""Whole games between minds inside the kernel: for training and tuning, where thousands count."""

import numpy as np

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.policy import Mind, take_turn, workplace
from dorfplatz.bots.bohemian.valuing import VALUES, count_up
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.chance import Generator, roll
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.table import Table


@compiled
def match(
    table: Table, start: Row, one: Mind, others: Mind, seat: int, random: Generator, games: int
) -> Floats:
    """A mind on one seat against another on all others. Returns the seat's share and lead, and
    the number of turns, added up over the games."""
    work, row = workplace(), np.empty_like(start)
    value, sums = np.empty(VALUES, np.float32), np.zeros(3, np.float32)
    seats = table[boards.SEATS]
    for _ in range(games):
        row[:] = start
        while row[layout.PHASE] != layout.OVER:
            mind = one if row[layout.TURN] == seat else others
            take_turn(table, row, mind, roll(row, random), random, work)
            sums[2] += 1
        count_up(table, row, value)
        sums[0] += value[seat]
        sums[1] += value[seats + seat] - (value[seats : 2 * seats].sum() - value[seats + seat]) / (
            seats - 1
        )
    return sums
