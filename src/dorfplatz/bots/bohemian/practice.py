"""Games for learning, inside the kernel: positions between two turns, and what to expect there.

What to expect is a mean of what the network itself expected one turn later, two turns later, and
so on to the end, with weights that fall by `trust` each turn.
"""

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import Floats, look
from dorfplatz.bots.bohemian.network import COINS
from dorfplatz.bots.bohemian.policy import Mind, Work, take_turn, workplace
from dorfplatz.bots.bohemian.valuing import VALUES, count_up, value_all
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.chance import Generator, below, roll, share
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import whole_turns

LONGEST = 500
"""Turns after which a game for learning is broken off."""


@compiled
def practice(
    table: Table,
    start: Row,
    network: Mind,
    other: Mind,
    played_by_other: int,
    random: Generator,
    wandering: float,
    trust: float,
    seen: Floats,
    expected: Floats,
) -> int:
    """One game. The other mind plays the seats whose bits are set; a share of turns is anything.
    Returns the number of positions written."""
    work, row = workplace(), start.copy()
    values, turns = np.empty((LONGEST, VALUES), np.float32), np.empty(LONGEST, np.int64)
    final, count = np.empty(VALUES, np.float32), 0
    while row[layout.PHASE] != layout.OVER and count < LONGEST:
        turns[count] = row[layout.TURN]
        look(table, row, seen[count])
        value_all(table, row.reshape((1, row.size)), 1, network, values[count : count + 1])
        count += 1
        if share(random) < wandering:
            wander(table, row, random, work)
        elif (played_by_other >> row[layout.TURN]) & 1:
            take_turn(table, row, other, roll(row, random), random, work)
        else:
            take_turn(table, row, network, roll(row, random), random, work)
    if row[layout.PHASE] == layout.OVER:
        count_up(table, row, final)
    else:
        final[:] = values[count - 1]
    look_back(table[boards.SEATS], turns, values, count, final, trust, expected)
    return count


@compiled
def wander(table: Table, row: Row, random: Generator, work: Work) -> None:
    """Any turn."""
    play(table, row, roll(row, random))
    count = whole_turns(table, row, work[0], work[1], work[2])
    if count == 0:
        play(table, row, codes.REROLL + row[layout.DICE] * codes.WHERE)
        play(table, row, roll(row, random))
        count = whole_turns(table, row, work[0], work[1], work[2])
    row[:] = work[0][below(random, count)]


@compiled
def look_back(
    seats: int,
    turns: NDArray[np.int64],
    values: Floats,
    count: int,
    final: Floats,
    trust: float,
    expected: Floats,
) -> None:
    """From the end to the beginning; seats in the order of play, as the network sees them."""
    for number in range(count - 1, -1, -1):
        for place in range(seats):
            seat = (turns[number] + place) % seats
            expected[number, place] = final[seat]
            expected[number, seats + place] = final[seats + seat] / np.float32(COINS)
        for value in range(2 * seats):
            final[value] = trust * final[value] + (1 - trust) * values[number, value]
