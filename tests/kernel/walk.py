"""Games of the kernel alone, step by step, to compare one kernel with another."""

import sys
import zlib
from random import Random

import numpy as np

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.chance import Generator, below, generator, roll
from dorfplatz.games.bohemian.kernel.choices import MOST, choices
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.state import Phase
from tests.kernel.games import cardboard
from tests.kernel.plain import PLAIN, as_wide
from tests.kernel.starts import random_start


def walk(table: Table, row: Row, random: Generator) -> tuple[int, int]:
    """A whole game in place: the number of its moves, and a check sum of everything in it."""
    out, seen, moves = np.zeros(MOST, np.int32), 0, 0
    while row[layout.PHASE] != layout.OVER:
        if row[layout.PHASE] == layout.ROLL:
            code = roll(row, random)
        else:
            code = int(out[below(random, choices(table, row, out))])
        play(table, row, code)
        moves += 1
        seen = zlib.crc32(out.tobytes() + row.astype(np.int16).tobytes(), seen)
    return moves, seen


def walks(games: int) -> list[tuple[int, int]]:
    done = []
    for number in range(games):
        random = Random(f"walk/{number}")
        start = random_start(random, cardboard("walk", number), short=0.8)
        if start.phase is not Phase.FIRST:
            row, table = layout.pack(start), table_of(start)
            done.append(walk(as_wide(table), as_wide(row), generator(number)))
    return done


if __name__ == "__main__":
    print("plain" if PLAIN else "compiled", walks(int(sys.argv[1])))
