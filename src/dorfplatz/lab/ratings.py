"""How strong bots are, on a scale like that of chess: a Plackett–Luce model of who came in where.

A game is drawn place by place: the first goes to a seat in proportion to its strength, the second
likewise among the others, and so on. Seats of one kind are equally strong; 400 points more mean ten
times the strength.

Strengths are held back a little (`SPREAD`), so that who always wins stays finite. The intervals
come from how far the blocks pull the fit to and fro (a sandwich), not from the model alone.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.lab.intervals import Estimate, quantile
from dorfplatz.lab.rankings import in_parts
from dorfplatz.lab.standings import Games

Numbers = NDArray[np.float64]

SCALE: Final = 400 / log(10)
MIDDLE: Final = 1500.0
ANCHOR: Final = "greedy"
"""Has the middle rating if it takes part; else the mean has it."""
SPREAD: Final = 1000 / SCALE
"""How unlike strengths are believed to be before any game: a standard deviation."""
STEPS: Final = 100
CLOSE: Final = 1e-9


def ratings(blocks: Games, kinds: Sequence[str]) -> dict[str, Estimate]:
    placings = _Placings(blocks, kinds)
    strengths = _fit(placings)
    from_anchor = np.eye(len(kinds)) - _anchor(kinds)
    values = MIDDLE + SCALE * from_anchor @ strengths
    covariance = from_anchor @ _covariance(placings, strengths) @ from_anchor.T
    halves = quantile(len(blocks)) * SCALE * np.sqrt(np.maximum(0, covariance.diagonal()))
    return {
        kind: Estimate(value, value - half, value + half)
        for kind, value, half in zip(kinds, values.tolist(), halves.tolist(), strict=True)
    }


def _anchor(kinds: Sequence[str]) -> Numbers:
    """What is taken off a strength: that of the anchor, or the mean."""
    if ANCHOR in kinds:
        return np.array([float(kind == ANCHOR) for kind in kinds])
    return np.full(len(kinds), 1 / len(kinds))


class _Placings:
    """All rankings that occurred, as arrays: ranking × place × kind."""

    def __init__(self, blocks: Games, kinds: Sequence[str]) -> None:
        parts = in_parts(blocks)
        different = sorted({ranking for _, ranking in parts})
        row = {ranking: number for number, ranking in enumerate(different)}
        column = {kind: number for number, kind in enumerate(kinds)}
        self.blocks = len(blocks)
        self.taken = np.eye(len(kinds))[[[column[kind] for kind in each] for each in different]]
        """1 where this kind has this place."""
        self.left = self.taken[:, ::-1].cumsum(axis=1)[:, ::-1]
        """How many of this kind have this place or a later one."""
        self._block = np.array([block for block, _ in parts])
        self._row = np.array([row[ranking] for _, ranking in parts])
        self._part = np.array(list(parts.values()))
        self.weights = np.bincount(self._row, self._part)

    def likelihood(self, strengths: Numbers) -> float:
        chosen = self.taken @ strengths - np.log(self.left @ np.exp(strengths))
        return float(self.weights @ chosen.sum(axis=1))

    def chances(self, strengths: Numbers) -> Numbers:
        """Of each kind to get a place."""
        pull = self.left * np.exp(strengths)
        return np.asarray(pull / pull.sum(axis=2, keepdims=True))

    def pulls(self, strengths: Numbers) -> Numbers:
        """Block × kind: where a block would move the strengths."""
        surprise = (self.taken - self.chances(strengths)).sum(axis=1)
        by_block = np.zeros((self.blocks, len(strengths)))
        np.add.at(by_block, self._block, self._part[:, None] * surprise[self._row])
        return by_block

    def information(self, strengths: Numbers) -> Numbers:
        """How sharply the likelihood bends."""
        chances = self.chances(strengths)
        alone = np.diag(np.einsum("r,rpk->k", self.weights, chances))
        return np.asarray(alone - np.einsum("r,rpk,rpl->kl", self.weights, chances, chances))


def _fit(placings: _Placings) -> Numbers:
    """Newton's method; a step that leads down is halved."""
    kinds = placings.taken.shape[2]
    belief = np.eye(kinds) / SPREAD**2

    def height(at: Numbers) -> float:
        return placings.likelihood(at) - float(at @ belief @ at) / 2

    strengths = np.zeros(kinds)
    for _ in range(STEPS):
        slope = placings.pulls(strengths).sum(axis=0) - belief @ strengths
        step = np.linalg.solve(placings.information(strengths) + belief, slope)
        while height(strengths + step) < height(strengths) and np.abs(step).max() > CLOSE:
            step = step / 2
        strengths = strengths + step
        if np.abs(step).max() < CLOSE:
            break
    return strengths


def _covariance(placings: _Placings, strengths: Numbers) -> Numbers:
    """From blocks, if there are enough of them to tell; else from the model."""
    belief = np.eye(len(strengths)) / SPREAD**2
    information = placings.information(strengths)
    bread = np.linalg.inv(information + belief)
    if placings.blocks <= len(strengths):
        return np.asarray(bread)
    pulls = placings.pulls(strengths)
    varied = pulls.T @ pulls * placings.blocks / (placings.blocks - 1)
    return np.asarray(bread @ (varied + belief) @ bread)
