"""Chance inside the kernel is exact: every fall of the dice as likely as any other."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import numpy as np

from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.kernel import chance, codes, layout
from dorfplatz.games.bohemian.kernel.dice import ALL, FALL_DICE, FALLS
from tests.kernel.disagreement import agree
from tests.kernel.plain import as_wide
from tests.kernel.splitmix import before, splitmix

LIMITS = (1, 2, 3, 6, 36, 216, 1000, 1296)


def test_the_generator_is_splitmix() -> None:
    """Its numbers as published for this seed."""
    random = chance.generator(1234567)
    drawn = [int(chance.draw(random)) for _ in range(3)]
    agree("drawn", [6457827717110365317, 3203168211198807973, 9817491932198370423], drawn)
    seeds = [Random(1).getrandbits(64) for _ in range(200)]
    numbers = [int(chance.draw(chance.generator(seed))) for seed in seeds]
    agree("drawn", [splitmix(seed) for seed in seeds], numbers)
    agree("any seed", chance.generator(-1).tolist(), chance.generator(2**64 - 1).tolist())


def test_numbers_below_a_limit_share_all_draws_evenly() -> None:
    """The first and the last draw for each number are just where they belong."""
    for limit in LIMITS:
        firsts = [-(-(number << 32) // limit) for number in range(limit + 1)]
        shares = {end - first for first, end in pairwise(firsts)}
        assert max(shares) - min(shares) <= 1
        for number, (first, end) in enumerate(pairwise(firsts)):
            for high in (first, end - 1):
                random = chance.generator(before(high << 32 | 0xABCD))
                agree("below", number, int(chance.below(random, limit)))


def test_a_share_is_at_least_nothing_and_less_than_all() -> None:
    for bits in (0, 1 << 11, 2**63, 2**64 - 1):
        drawn = float(chance.share(chance.generator(before(bits))))
        agree("share", (bits >> 11) / 2**53, drawn)
        assert 0 <= drawn < 1


def test_dice_fall_as_often_as_the_odds_of_the_rules_say() -> None:
    for count in range(1, 5):
        fallen = Counter(ALL[number] for number in FALL_DICE[FALLS[count] : FALLS[count + 1]])
        odds = rolls(count)
        weights = zip(odds.outcomes, odds.weights, strict=True)
        agree("falls", {roll.dice: weight for roll, weight in weights}, dict(fallen))
        agree("all falls", 6**count, fallen.total())


def test_a_roll_shows_as_many_dice_as_were_thrown() -> None:
    """One draw for each fall: together they are all the falls there are."""
    row = as_wide(np.zeros(layout.SIZE, np.int16))
    for count in range(1, 5):
        row[layout.TO_ROLL] = count
        falls = 6**count
        draws = [-(-(fall << 32) // falls) << 32 for fall in range(falls)]
        rolled = [int(chance.roll(row, chance.generator(before(draw)))) for draw in draws]
        verbs = {codes.verb_of(code) for code in rolled}
        agree("verbs", {codes.ROLL}, verbs)
        faces = [tuple(sorted(faces)) for faces in product(range(1, 7), repeat=count)]
        agree("rolled", faces, [ALL[codes.dice_of(code)] for code in rolled])
