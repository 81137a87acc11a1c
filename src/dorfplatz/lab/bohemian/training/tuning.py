"""Tuning the weights of greedy by the cross-entropy method: try many, keep to the best, narrow."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from dorfplatz.lab.bohemian.training.contests import Contest, Showing, hold, summed_up
from dorfplatz.lab.bohemian.training.crews import Crew
from dorfplatz.lab.bohemian.training.learning import Floats

START: Final = np.array(
    [40, 0, 1.5, 1, 0, 0.5, 4, 6, 9, -2.5, 10, 6, 3, 1, 7, 2, 3, 27, 18, 14, 10, 27, 0], np.float32
)
"""By hand, in the order of `judging`."""
SPREAD: Final = np.array(
    [2, 4, 2, 2, 4, 4, 4, 4, 4, 3, 3, 4, 4, 4, 3, 4, 4, 8, 8, 8, 8, 8, 4], np.float32
)
CANDIDATES: Final = 32
KEPT: Final = 8
GAMES: Final = 120
"""For each candidate, whatever the number of seats."""
FOLLOW: Final = 0.7
"""How far the middle goes to that of the best each time."""
LEAST_SPREAD: Final = 0.05
A_COIN: Final = 0.002
"""What a coin of lead counts beside a win, to tell candidates apart sooner."""
GENERATIONS_A_RIVAL: Final = 8
"""After so many generations the candidates play against the best so far."""


@dataclass(slots=True)
class Tuning:
    """All that a checkpoint keeps."""

    seats: int
    generations: int
    seed: int
    middle: Floats = field(default_factory=START.copy)
    spread: Floats = field(default_factory=SPREAD.copy)
    rival: Floats = field(default_factory=START.copy)
    done: int = 0
    showings: list[Showing] = field(default_factory=list)
    """Of the middle against the weights by hand, after each generation."""


def tune(tuning: Tuning, crew: Crew) -> Iterator[Showing]:
    """A generation at a time, up to the last."""
    while tuning.done < tuning.generations:
        random = np.random.default_rng((tuning.seed, tuning.seats, tuning.done))
        candidates = [_candidate(tuning, random) for _ in range(CANDIDATES)]
        worths = crew.start(_worth, [(tuning, candidate) for candidate in candidates])()
        best = np.array([candidates[number] for number in np.argsort(worths)[-KEPT:]])
        tuning.middle += np.float32(FOLLOW) * (best.mean(0) - tuning.middle)
        tuning.spread += np.float32(FOLLOW) * (best.std(0) + LEAST_SPREAD - tuning.spread)
        tuning.done += 1
        if tuning.done % GENERATIONS_A_RIVAL == 0:
            tuning.rival = tuning.middle.copy()
        tuning.showings.append(_showing(tuning, crew))
        yield tuning.showings[-1]


def _candidate(tuning: Tuning, random: np.random.Generator) -> Floats:
    offsets = random.standard_normal(len(tuning.middle))
    return (tuning.middle + tuning.spread * offsets).astype(np.float32)


def _worth(task: tuple[Tuning, Floats]) -> float:
    """All candidates of a generation play the same dice."""
    tuning, weights = task
    showing = summed_up(
        hold(Contest(tuning.seats, weights, tuning.rival, f"{tuning.seed}/{tuning.done}/{number}"))
        for number in range(GAMES // tuning.seats)
    )
    return showing.share + A_COIN * showing.lead


def _showing(tuning: Tuning, crew: Crew) -> Showing:
    contests = (
        Contest(tuning.seats, tuning.middle.copy(), START, f"by hand/{tuning.done}/{number}")
        for number in range(GAMES)
    )
    return summed_up(crew.start(hold, contests)())
