"""Forming totals: what can be made of the dice, worked out once for every set of faces."""

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

from dorfplatz.core.chance import Odds
from dorfplatz.games.bohemian.moves import Dice, Reroll, Roll, TakeBishop, TakeSpecial

FACES: Final = range(1, 7)
DICE: Final = 4
HIGHEST_TOTAL: Final = 12


@cache
def parts(dice: Dice) -> tuple[Dice, ...]:
    """Every choice of at least one of the dice; equal choices once; fewest dice first."""
    return tuple(
        part for count in range(1, len(dice) + 1) for part in sorted(set(combinations(dice, count)))
    )


@cache
def totals(dice: Dice) -> tuple[tuple[int, tuple[Dice, ...]], ...]:
    """Every total of two or more of the dice that is the number of a building, lowest first, each
    with the dice that make it."""
    made: dict[int, list[Dice]] = defaultdict(list)
    for part in parts(dice):
        if len(part) >= 2 and sum(part) <= HIGHEST_TOTAL:
            made[sum(part)].append(part)
    return tuple((total, tuple(sorted(made[total]))) for total in sorted(made))


@cache
def dice_for(total: int) -> tuple[Dice, ...]:
    """All dice that make a total, whatever is rolled."""
    counts = range(2, DICE + 1)
    some = (dice for n in counts for dice in combinations_with_replacement(FACES, n))
    return tuple(dice for dice in some if sum(dice) == total)


@cache
def pairs(dice: Dice) -> tuple[Dice, ...]:
    return tuple(part for part in parts(dice) if len(part) == 2)


@cache
def without(dice: Dice, used: Dice) -> Dice | None:
    """The dice that are left; None if those used are not among them, or not in ascending order."""
    if used not in parts(dice):
        return None
    return tuple(sorted((Counter(dice) - Counter(used)).elements()))


@cache
def rolls(count: int) -> Odds[Roll]:
    """What so many dice can show. A roll that can fall in more ways weighs more."""
    faces = tuple(combinations_with_replacement(FACES, count))
    return Odds([Roll(dice) for dice in faces], [_ways(dice) for dice in faces])


def _ways(dice: Dice) -> int:
    return factorial(len(dice)) // prod(map(factorial, Counter(dice).values()))


@cache
def bishop_moves(dice: Dice) -> tuple[TakeBishop, ...]:
    return tuple(TakeBishop(pair) for pair in pairs(dice) if pair[0] == pair[1])


@cache
def special_moves(dice: Dice) -> tuple[TakeSpecial, ...]:
    return tuple(TakeSpecial(pair) for pair in pairs(dice))


@cache
def reroll_moves(dice: Dice) -> tuple[Reroll, ...]:
    return tuple(Reroll(part) for part in parts(dice))
