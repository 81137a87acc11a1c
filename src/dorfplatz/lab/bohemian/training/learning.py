"""Learning from positions: the network's gradient, and Adam. It is small enough to write out, so
training needs nothing but numpy."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import size
from dorfplatz.bots.bohemian.network import (
    NARROW,
    OUTPUTS,
    SUMS,
    WIDE,
    last_layer,
    length,
    second_layer,
)

Floats = NDArray[np.float32]

SCORE_COUNTS: Final = np.float32(2)
"""How much an error in final coins counts beside one in shares of the win."""


def new_network(seats: int, seed: int) -> Floats:
    """Small random numbers (He); offsets, outputs and direct ways begin at zero."""
    random = np.random.default_rng(seed)
    network = np.zeros(length(seats), np.float32)
    first, second, last = layers(network, seats)
    inputs = size(seats)
    first[:-1, :WIDE] = random.normal(0, np.sqrt(2 / inputs), (inputs, WIDE))
    second[:-1] = random.normal(0, np.sqrt(2 / WIDE), (WIDE, NARROW))
    last[:, : 2 * seats] = random.normal(0, np.sqrt(1 / NARROW) / 4, (NARROW, 2 * seats))
    return network


def layers(network: Floats, seats: int) -> tuple[Floats, Floats, Floats]:
    """The three layers as tables that share the network's numbers; the last row is the offsets,
    except in the last layer, whose offsets come with the first."""
    second, last = second_layer(seats), last_layer(seats)
    return (
        network[:second].reshape(-1, SUMS),
        network[second:last].reshape(-1, NARROW),
        network[last:].reshape(-1, OUTPUTS),
    )


def gradient(
    network: Floats, seats: int, seen: Floats, expected: Floats
) -> tuple[float, float, Floats]:
    """The mean loss of shares (in nats) and of scores, and which way the network should not go."""
    first, second, last = layers(network, seats)
    slope = np.zeros_like(network)
    to_first, to_second, to_last = layers(slope, seats)
    sums = seen @ first[:-1] + first[-1]
    wide = np.maximum(sums[:, :WIDE], 0)
    inner = wide @ second[:-1] + second[-1]
    narrow = np.maximum(inner, 0)
    out = sums[:, WIDE:] + narrow @ last
    share_loss, score_loss, error = _errors(out, expected, seats)
    to_last[:] = narrow.T @ error
    narrow_error = (error @ last.T) * (inner > 0)
    to_second[:-1] = wide.T @ narrow_error
    to_second[-1] = narrow_error.sum(0)
    wide_error = (narrow_error @ second[:-1].T) * (sums[:, :WIDE] > 0)
    errors = np.concatenate((wide_error, error), 1)
    to_first[:-1] = seen.T @ errors
    to_first[-1] = errors.sum(0)
    return share_loss, score_loss, slope


def _errors(out: Floats, expected: Floats, seats: int) -> tuple[float, float, Floats]:
    """Losses, and their slope at the outputs; those that no seat has stay as they are."""
    logits = out[:, :seats] - out[:, :seats].max(1, keepdims=True)
    shares = np.exp(logits)
    shares /= shares.sum(1, keepdims=True)
    wanted, missed = expected[:, :seats], out[:, seats : 2 * seats] - expected[:, seats : 2 * seats]
    error = np.zeros_like(out)
    error[:, :seats] = (shares - wanted) / len(out)
    error[:, seats : 2 * seats] = SCORE_COUNTS * missed / len(out)
    share_loss = -(wanted * np.log(shares + 1e-9)).sum(1).mean()
    return float(share_loss), float((missed**2).mean()), error


@dataclass(slots=True)
class Adam:
    """Steps down the slope, sized for each number by its own past."""

    steps: int
    mean: Floats
    square: Floats

    @classmethod
    def fresh(cls, network: Floats) -> "Adam":
        return cls(0, np.zeros_like(network), np.zeros_like(network))

    def step(self, network: Floats, slope: Floats, rate: float) -> None:
        self.steps += 1
        self.mean += np.float32(0.1) * (slope - self.mean)
        self.square += np.float32(0.001) * (slope * slope - self.square)
        mean = self.mean / np.float32(1 - 0.9**self.steps)
        square = self.square / np.float32(1 - 0.999**self.steps)
        network -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
