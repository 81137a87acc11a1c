"""All plans for the rest of a turn with what they are worth: whole turns, and every way to roll
again, by exact expectation over what the dice can show."""

from typing import Final

import numpy as np

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.policy import Mind, Work, best_turn, look_around
from dorfplatz.bots.bohemian.valuing import VALUES, wish
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.choices import MOST, Codes, uses_of_dice
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import (
    COUNT,
    PART_DICE,
    PARTS,
    ROLL_CHANCE,
    ROLL_DICE,
    ROLLS,
)
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import MOST_TURNS, Rows

Plans = tuple[Rows, Codes, Floats, Floats]
"""Where each plan leads, its first two moves, its values for the seats, and how much it is wished
for. A plan that rolls again leads to the position before that roll."""
MOST_PLANS: Final = MOST_TURNS + 128


@compiled
def plan_book() -> Plans:
    return (
        np.empty((MOST_PLANS, layout.SIZE), np.int16),
        np.empty((MOST_PLANS, 2), np.int32),
        np.empty((MOST_PLANS, VALUES), np.float32),
        np.empty(MOST_PLANS, np.float32),
    )


@compiled
def make_plans(table: Table, row: Row, mind: Mind, work: Work, plans: Plans) -> int:
    """Write every plan from a position in which dice are to be used. Returns how many."""
    count = look_around(table, row, mind, work)
    for part in range(count):
        plans[0][part], plans[1][part] = work[0][part], work[1][part]
        plans[2][part], plans[3][part] = work[3][part], work[4][part]
    count = add_rerolls(table, row, codes.NONE, mind, work, plans, count)
    firsts, middle = np.empty(MOST, np.int32), np.empty_like(row)
    for first in firsts[: uses_of_dice(table, row, firsts)]:
        middle[:] = row
        play(table, middle, first)
        if middle[layout.PHASE] == layout.MOVES:
            count = add_rerolls(table, middle, first, mind, work, plans, count)
    return count


@compiled
def add_rerolls(
    table: Table, row: Row, first: int, mind: Mind, work: Work, plans: Plans, count: int
) -> int:
    """Every way to spend the tile on dice that are left, after a first move if there was one."""
    dice = row[layout.DICE]
    if COUNT[dice] < 2 or not row[layout.SPECIAL + row[layout.TURN]]:
        return count
    for part in range(PARTS[dice], PARTS[dice + 1]):
        if count == MOST_PLANS:
            break
        code = codes.REROLL + PART_DICE[part] * codes.WHERE
        plans[0][count] = row
        play(table, plans[0][count], code)
        plans[1][count, 0] = code if first == codes.NONE else first
        plans[1][count, 1] = codes.NONE if first == codes.NONE else code
        expect(table, plans[0][count], mind, work, plans[2][count])
        plans[3][count] = wish(table[boards.SEATS], row[layout.TURN], plans[2][count])
        count += 1
    return count


@compiled
def expect(table: Table, row: Row, mind: Mind, work: Work, out: Floats) -> None:
    """What the best turn after a roll is worth on average, over all that the dice can show."""
    out[:] = 0
    after, count = np.empty_like(row), row[layout.TO_ROLL]
    for number in range(ROLLS[count], ROLLS[count + 1]):
        after[:] = row
        play(table, after, codes.ROLL + ROLL_DICE[number] * codes.WHERE)
        best = best_turn(table, after, mind, work)
        for value in range(VALUES):
            out[value] += np.float32(ROLL_CHANCE[number]) * work[3][best, value]
