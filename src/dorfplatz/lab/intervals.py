"""95 % intervals for figures from blocks of games.

The games of a block have the same dice, so they are not independent; blocks are. How much a mean
varies is read from the sums of whole blocks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final

from dorfplatz.lab.summary import Z95, interval

Blocks = Sequence[Sequence[float]]
"""A figure of every game, block by block."""

DOUBT: Final = 1.0
"""How long the games of a block are taken to repeat each other, until they show otherwise: about
four close games. It keeps a bot that always wins from looking certain to win."""


@dataclass(frozen=True, slots=True)
class Estimate:
    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def share_of(blocks: Blocks) -> Estimate:
    """Of a share between 0 and 1: Wilson's interval for as many independent games as would tell as
    much as these do."""
    games = [share for block in blocks for share in block]
    share = min(1.0, fmean(games))
    alone = len(games) * share * (1 - share)
    together = _variation(blocks, share)
    largest = max(map(len, blocks))
    per_game = (together + DOUBT * largest) / (alone + DOUBT)
    low, high = interval(share, len(games) / per_game)
    return Estimate(share, low, high)


def mean_of(blocks: Blocks) -> Estimate:
    """Of any figure; one block alone does not tell how far it can be off."""
    games = [figure for block in blocks for figure in block]
    mean = fmean(games)
    half = quantile(len(blocks)) * _variation(blocks, mean) ** 0.5 / len(games)
    if len(blocks) == 1:
        half = inf
    return Estimate(mean, mean - half, mean + half)


def quantile(blocks: int) -> float:
    """Student's, for so many blocks, by the expansion of Cornish and Fisher: a little wider than
    the normal one, as the variation is an estimate too."""
    z, free = Z95, max(1, blocks - 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _variation(blocks: Blocks, mean: float) -> float:
    """Of the sum of all games."""
    squares = sum(sum(figure - mean for figure in block) ** 2 for block in blocks)
    return squares * len(blocks) / max(1, len(blocks) - 1)
