"""Lessons: some games of self-play, and the positions one can learn from.

A lesson is all that it needs, so it can be given on any thread or machine, with the same outcome.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from dorfplatz.bots.bohemian.features import size
from dorfplatz.bots.bohemian.practice import LONGEST, practice
from dorfplatz.bots.bohemian.starts import fresh
from dorfplatz.games.bohemian.kernel.chance import generator
from dorfplatz.lab.bohemian.training.learning import Floats

AGAINST_OTHERS: Final = 0.25
"""The share of games in which some seats are played by others than the network itself. Self-play
alone forgets how to meet weaker players."""


@dataclass(frozen=True, slots=True)
class Lesson:
    seats: int
    network: Floats
    others: tuple[Floats, ...]
    """Earlier networks, and weights."""
    games: int
    seed: str
    wandering: float
    """The share of turns that are anything."""
    trust: float
    """In what comes later: 1 learns from results alone, 0 from the network's next opinion."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Features of positions, and what was to be expected in them."""

    seen: Floats
    expected: Floats


def take(lesson: Lesson) -> Learned:
    random, games = Random(lesson.seed), []
    for _ in range(lesson.games):
        table, start = fresh(lesson.seats, random)
        seen = np.empty((LONGEST, size(lesson.seats)), np.float32)
        expected = np.empty((LONGEST, 2 * lesson.seats), np.float32)
        other, seats_of_other = _company(lesson, random)
        count = practice(
            table,
            start,
            lesson.network,
            other,
            seats_of_other,
            generator(random.getrandbits(63)),
            lesson.wandering,
            lesson.trust,
            seen,
            expected,
        )
        games.append((seen[:count].copy(), expected[:count].copy()))
    return Learned(*(np.concatenate(part) for part in zip(*games, strict=True)))


def _company(lesson: Lesson, random: Random) -> tuple[Floats, int]:
    """Who else plays, and on which seats: some, but never all, as bits."""
    if random.random() >= AGAINST_OTHERS:
        return lesson.network, 0
    return random.choice(lesson.others), random.randrange(1, 2**lesson.seats - 1)
