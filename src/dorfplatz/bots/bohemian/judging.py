"""What positions are worth by weights: a guess in coins for every seat, made of its features.

Some features count for themselves, some for every turn that is left. The turns left follow from
the fewest figures in a hand.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian import features as seen
from dorfplatz.bots.bohemian.features import Floats, look
from dorfplatz.bots.bohemian.valuing import FEATURES, count_up
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import Rows

ONCE: Final = np.array(
    [
        seen.COINS,
        seen.FIGURES,
        seen.TILE,
        seen.BISHOP,
        seen.CHURCHES,
        seen.FARMS,
        seen.MILLS,
        seen.GLASSES,
        seen.SHOP_SETS,
        seen.NO_HALL,
        seen.HALLS,
        seen.HALLS + 1,
        seen.HALLS + 2,
        seen.HALLS + 3,
        seen.CHURCH_PAY,
        seen.FLOUR_NEAR,
        seen.GLASS_NEAR,
    ]
)
EACH_TURN: Final = np.array(
    [
        seen.INNS,
        seen.QUIET_INNS,
        seen.QUIET_INNS + 1,
        seen.QUIET_INNS + 2,
        seen.BISHOPS_CHURCHES,
        seen.FARMS,
    ]
)
WEIGHTS: Final = len(ONCE) + len(EACH_TURN)
FEWEST: Final = 3
"""Where the features hold the fewest figures in a hand, in eighths."""
OVER: Final = np.float32(100)
"""Coins that winning is worth once the game is over."""


@compiled
def judge_all(
    table: Table, rows: Rows, count: int, seat: int, weights: Floats, out: Floats
) -> None:
    """How far a seat is ahead of the others' average in each of the positions."""
    features, value = np.empty(FEATURES, np.float32), np.empty(2 * layout.SEATS, np.float32)
    seats = table[boards.SEATS]
    for number in range(count):
        if rows[number, layout.PHASE] == layout.OVER:
            count_up(table, rows[number], value)
            out[number] = lead(seats, seat, value[seats:]) + OVER * (value[seat] - np.float32(0.5))
            continue
        look(table, rows[number], features)
        for other in range(seats):
            block = seen.block_of(seats, rows[number, layout.TURN], other)
            value[other] = guess(features, block, weights)
        out[number] = lead(seats, seat, value)


@compiled
def guess(features: Floats, block: int, weights: Floats) -> np.float32:
    """In coins."""
    coins, rate = np.float32(0), np.float32(0)
    for number in range(ONCE.size):
        coins += weights[number] * features[block + ONCE[number]]
    for number in range(EACH_TURN.size):
        rate += weights[ONCE.size + number] * features[block + EACH_TURN[number]]
    return np.float32(coins + rate * features[FEWEST])


@compiled
def lead(seats: int, seat: int, coins: NDArray[np.float32]) -> np.float32:
    others = np.float32(0)
    for other in range(seats):
        if other != seat:
            others += coins[other]
    return np.float32(coins[seat] - others / (seats - 1))
