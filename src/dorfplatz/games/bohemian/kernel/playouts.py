"""Whole games of random moves."""

import numpy as np

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.chance import Generator, below, roll
from dorfplatz.games.bohemian.kernel.choices import MOST, choices
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table


@compiled
def random_game(table: Table, row: Row, random: Generator) -> int:
    """Play on to the end, every move as likely. Returns the number of moves, rolls included."""
    out = np.empty(MOST, np.int32)
    moves = 0
    while row[layout.PHASE] != layout.OVER:
        if row[layout.PHASE] == layout.ROLL:
            code = roll(row, random)
        else:
            code = out[below(random, choices(table, row, out))]
        play(table, row, code)
        moves += 1
    return moves


@compiled
def random_games(table: Table, start: Row, random: Generator, games: int) -> int:
    """Whole games from one position. Returns the number of moves."""
    row = np.empty_like(start)
    moves = 0
    for _ in range(games):
        row[:] = start
        moves += random_game(table, row, random)
    return moves
