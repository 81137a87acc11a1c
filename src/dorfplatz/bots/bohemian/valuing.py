"""What positions between two turns are worth to every seat: by the network, or by counting once
the game is over."""

from typing import Final

import numpy as np

from dorfplatz.bots.bohemian.features import OF_SEAT, SHARED, Floats, look, size
from dorfplatz.bots.bohemian.network import (
    OUTPUTS,
    SUMS,
    Network,
    changed_sums,
    first_sums,
    outputs_of,
)
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.scoring import totals
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import Rows

FEATURES: Final = SHARED + OF_SEAT * layout.SEATS
VALUES: Final = 2 * layout.SEATS
"""A share and coins for each seat."""
A_COIN: Final = np.float32(0.0005)
"""How much share of the win a coin more is worth when nothing else decides."""


@compiled
def value_all(table: Table, rows: Rows, count: int, network: Network, out: Floats) -> None:
    """Value many positions that follow the same roll. A row of `out` has a share of the win for
    each seat, then its final coins; seats are those of the table, not the order of play."""
    seats = table[boards.SEATS]
    inputs = size(seats)
    known, known_sums = np.empty(FEATURES, np.float32), np.empty(SUMS, np.float32)
    features, sums = np.empty(FEATURES, np.float32), np.empty(SUMS, np.float32)
    relative, fresh = np.empty(OUTPUTS, np.float32), True
    for number in range(count):
        if rows[number, layout.PHASE] == layout.OVER:
            count_up(table, rows[number], out[number])
            continue
        look(table, rows[number], features)
        if fresh:
            known[:] = features
            first_sums(network, features, inputs, known_sums)
            sums[:] = known_sums
            fresh = False
        else:
            changed_sums(network, features, known, known_sums, inputs, sums)
        outputs_of(network, sums, seats, relative)
        turn_round(seats, rows[number, layout.TURN], relative, out[number])


@compiled
def turn_round(seats: int, first: int, relative: Floats, out: Floats) -> None:
    """From the order of play to the seats of the table."""
    for place in range(seats):
        seat = first + place
        seat = seat - seats if seat >= seats else seat
        out[seat] = relative[place]
        out[seats + seat] = relative[seats + place]


@compiled
def count_up(table: Table, row: Row, out: Floats) -> None:
    """A finished game: the win, shared among the best, and the coins."""
    seats, final = table[boards.SEATS], np.empty(layout.SEATS, np.int32)
    totals(table, row, final)
    most = final[0]
    for seat in range(1, seats):
        most = max(most, final[seat])
    winners = 0
    for seat in range(seats):
        winners += final[seat] == most
    for seat in range(seats):
        out[seat] = np.float32(final[seat] == most) / winners
        out[seats + seat] = final[seat]


@compiled
def wish(seats: int, seat: int, value: Floats) -> np.float32:
    """What a seat wants most: to win; and with as many coins as it can."""
    others = np.float32(0)
    for other in range(seats):
        if other != seat:
            others += value[seats + other]
    return np.float32(value[seat] + A_COIN * (value[seats + seat] - others / (seats - 1)))
