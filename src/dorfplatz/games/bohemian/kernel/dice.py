"""Dice as numbers: every set of up to four faces has one, and what can be made of it is a table."""

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.dice import DICE, FACES, pairs, parts, rolls, totals, without
from dorfplatz.games.bohemian.moves import Dice

Numbers = NDArray[np.int16]

ALL: Final[tuple[Dice, ...]] = tuple(
    dice for count in range(DICE + 1) for dice in combinations_with_replacement(FACES, count)
)
"""Every set of dice, fewest first; a set's number is its place here. No dice at all are 0."""
NUMBER: Final = {dice: number for number, dice in enumerate(ALL)}

COUNT: Final = np.array([len(dice) for dice in ALL], np.int16)


def _rows(rows: Iterable[Iterable[int]]) -> tuple[Numbers, Numbers]:
    """Rows of different lengths one after the other, and where each begins and ends."""
    lists = [list(row) for row in rows]
    starts = np.cumsum([0, *map(len, lists)]).astype(np.int16)
    return starts, np.array([number for row in lists for number in row], np.int16)


def _ways(dice: Dice) -> list[tuple[int, Dice]]:
    return [(total, part) for total, some in totals(dice) for part in some]


WAYS, WAY_TOTAL = _rows([total for total, _ in _ways(dice)] for dice in ALL)
_, WAY_DICE = _rows([NUMBER[part] for _, part in _ways(dice)] for dice in ALL)
"""From WAYS[dice] to WAYS[dice + 1]: every total of at least two dice that a building can have, and
the dice that make it, in the order of the rules."""

PAIRS, PAIR_DICE = _rows([NUMBER[pair] for pair in pairs(dice)] for dice in ALL)
PARTS, PART_DICE = _rows([NUMBER[part] for part in parts(dice)] for dice in ALL)
DOUBLE: Final = np.array([len(dice) == 2 and dice[0] == dice[1] for dice in ALL])

REST: Final = np.zeros((len(ALL), len(ALL)), np.uint8)
"""What is left of dice after using some; only where these are among them."""
for _dice in ALL:
    for _part in parts(_dice):
        REST[NUMBER[_dice], NUMBER[_part]] = NUMBER[without(_dice, _part) or ()]

JOINED: Final = np.zeros((len(ALL), len(ALL)), np.uint8)
"""Two sets of dice together; only where they are four at most."""
for _one, _other in product(ALL, ALL):
    if len(_one) + len(_other) <= DICE:
        JOINED[NUMBER[_one], NUMBER[_other]] = NUMBER[tuple(sorted(_one + _other))]

ROLLS, ROLL_DICE = _rows(
    [NUMBER[roll.dice] for roll in rolls(count).outcomes] if count else []
    for count in range(DICE + 1)
)
"""From ROLLS[count] to ROLLS[count + 1]: what so many dice can show."""
ROLL_CHANCE: Final = np.array(
    [float(chance) for count in range(1, DICE + 1) for _, chance in rolls(count)], np.float64
)

FALLS: Final = np.array([sum(6**c for c in range(1, count)) for count in range(DICE + 2)], np.int16)
"""From FALLS[count] to FALLS[count + 1]: what so many dice show when they fall one after another,
each sequence as likely."""
FALL_DICE: Final = np.array(
    [
        NUMBER[tuple(sorted(faces))]
        for count in range(1, DICE + 1)
        for faces in product(FACES, repeat=count)
    ],
    np.int16,
)
