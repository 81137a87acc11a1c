"""Chance inside the kernel: a small generator whose state is an array of one number."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import FALL_DICE, FALLS
from dorfplatz.games.bohemian.kernel.layout import Row

Generator = NDArray[np.uint64]

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO: Final = np.uint64(0x94D049BB133111EB)


def generator(seed: int) -> Generator:
    return np.array([seed % 2**64], np.uint64)


@compiled
def draw(random: Generator) -> np.uint64:
    """64 random bits (splitmix64)."""
    random[0] += STEP
    bits = random[0]
    bits = (bits ^ (bits >> np.uint64(30))) * MIX_ONE
    bits = (bits ^ (bits >> np.uint64(27))) * MIX_TWO
    return np.uint64(bits ^ (bits >> np.uint64(31)))


@compiled
def below(random: Generator, limit: int) -> int:
    """A whole number from 0 to limit - 1, each as likely to one part in four billion."""
    return int(((draw(random) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def share(random: Generator) -> float:
    """A number from 0 to 1."""
    return float(draw(random) >> np.uint64(11)) * 2.0**-53


@compiled
def roll(row: Row, random: Generator) -> int:
    """The move of chance that rolls the dice which were thrown."""
    count = row[layout.TO_ROLL]
    first = FALLS[count]
    fall = first + below(random, FALLS[count + 1] - first)
    return int(codes.ROLL + FALL_DICE[fall] * codes.WHERE)
