"""The possible moves of a position, in the order of the rules."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import (
    COUNT,
    DOUBLE,
    PAIR_DICE,
    PAIRS,
    PART_DICE,
    PARTS,
    WAY_DICE,
    WAY_TOTAL,
    WAYS,
)
from dorfplatz.games.bohemian.kernel.kinds import FIRST_ALWAYS, LAST_ALWAYS, LAST_SHOP
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.table import Table

Codes = NDArray[np.int32]

MOST: Final = 1000
"""More moves than any position has: four dice make at most eleven totals, for at most 81 buildings;
few moves need none."""


@compiled
def choices(table: Table, row: Row, out: Codes) -> int:
    """Write the moves of the seat that acts, and return how many there are."""
    phase = row[layout.PHASE]
    if phase == layout.MOVES:
        return possible_moves(table, row, out)
    count = 0
    if phase == layout.INCOME:
        out[count] = codes.COLLECT
        count += 1
    if phase in (layout.INCOME, layout.THROW):
        out[count] = codes.THROW
        count += 1
    return count


@compiled
def possible_moves(table: Table, row: Row, out: Codes) -> int:
    """Uses of the dice, re-rolls, the end of the turn."""
    dice = row[layout.DICE]
    if COUNT[dice] < 2:
        out[0] = codes.END_TURN
        return 1
    count = uses_of_dice(table, row, out)
    if row[layout.SPECIAL + row[layout.TURN]]:
        for part in range(PARTS[dice], PARTS[dice + 1]):
            out[count] = codes.REROLL + PART_DICE[part] * codes.WHERE
            count += 1
    if row[layout.MOVES_MADE] or count == 0:
        out[count] = codes.END_TURN
        count += 1
    return count


@compiled
def uses_of_dice(table: Table, row: Row, out: Codes) -> int:
    """Everything that counts as a move: placing, the bishop, a special-action tile."""
    dice, turn = row[layout.DICE], row[layout.TURN]
    count = places(table, row, out) if row[layout.FIGURES + turn] else 0
    if row[layout.BISHOP] != turn:
        for pair in range(PAIRS[dice], PAIRS[dice + 1]):
            if DOUBLE[PAIR_DICE[pair]]:
                out[count] = codes.TAKE_BISHOP + PAIR_DICE[pair] * codes.WHERE
                count += 1
    untaken = row[layout.SPECIAL_LEFT] > 0 and not row[layout.TILE_SPENT]
    if untaken and not row[layout.SPECIAL + turn]:
        for pair in range(PAIRS[dice], PAIRS[dice + 1]):
            out[count] = codes.TAKE_SPECIAL + PAIR_DICE[pair] * codes.WHERE
            count += 1
    return count


@compiled
def places(table: Table, row: Row, out: Codes) -> int:
    """Every possible placing: lowest total first, then by dice, then by place on the board."""
    dice, turn, count = row[layout.DICE], row[layout.TURN], 0
    for way in range(WAYS[dice], WAYS[dice + 1]):
        kind = WAY_TOTAL[way]
        code = codes.PLACE + WAY_DICE[way] * codes.WHERE
        free = row[layout.FREE + kind] > 0
        if not free and not may_kick_out(row, kind):
            continue
        for number in range(table[boards.STARTS + kind], table[boards.STARTS + kind + 1]):
            place = table[boards.OF_KIND + number]
            owner = row[layout.OWNER + place]
            if (owner == layout.NOBODY) if free else (owner != turn):
                out[count] = code + place
                count += 1
    return count


@compiled
def may_kick_out(row: Row, kind: int) -> bool:
    """Whether others can be kicked out of a kind of building of which none is free."""
    if kind <= LAST_SHOP:
        own = row[layout.OWNED + kind * layout.SEATS + row[layout.TURN]]
        return bool(own == 0)
    return FIRST_ALWAYS <= kind <= LAST_ALWAYS
