"""The gradient is right, and steps along it lead downhill."""

from typing import Any

import numpy as np
import pytest

from dorfplatz.bots.bohemian.features import size
from dorfplatz.bots.bohemian.network import OUTPUTS, WIDE, length
from dorfplatz.lab.bohemian.training.learning import (
    SCORE_COUNTS,
    Adam,
    Floats,
    gradient,
    layers,
    new_network,
)


def problem(seats: int, positions: int) -> tuple[Floats, Floats]:
    """Some features, and what might be expected there."""
    random = np.random.default_rng(seats)
    seen = random.random((positions, size(seats)), np.float32)
    shares = random.random((positions, seats), np.float32)
    coins = random.random((positions, seats), np.float32)
    return seen, np.concatenate((shares / shares.sum(1, keepdims=True), coins), 1)


def any_network(seats: int) -> Floats:
    """No number of it is zero, except where outputs belong to no seat."""
    network = new_network(seats, 1)
    random = np.random.default_rng(2)
    network += random.normal(0, 0.02, len(network)).astype(np.float32)
    first, _, last = layers(network, seats)
    first[:, WIDE + 2 * seats :] = 0
    last[:, 2 * seats :] = 0
    return network


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_gradient_agrees_with_finite_differences(seats: int) -> None:
    """Along random directions, in double precision."""
    seen, expected = (part.astype(np.float64) for part in problem(seats, 7))
    network, random = any_network(seats).astype(np.float64), np.random.default_rng(3)

    def loss(numbers: Any) -> float:
        share_loss, score_loss, _ = gradient(numbers, seats, seen, expected)  # type: ignore[arg-type]
        return share_loss + float(SCORE_COUNTS) / 2 * seats * score_loss

    *_, slope = gradient(network, seats, seen, expected)  # type: ignore[arg-type]
    for part in layers(np.arange(len(network)), seats):  # type: ignore[arg-type]
        direction = np.zeros_like(network)
        direction[part.ravel()] = random.normal(size=part.size)
        step = 1e-6 * direction
        difference = (loss(network + step) - loss(network - step)) / 2e-6
        assert slope @ direction == pytest.approx(difference, rel=1e-4, abs=1e-6)


def test_outputs_that_no_seat_has_stay_zero() -> None:
    seen, expected = problem(2, 20)
    network = any_network(2)
    *_, slope = gradient(network, 2, seen, expected)
    first, _, last = layers(slope, 2)
    assert not first[:, WIDE + 4 :].any()
    assert not last[:, 4:].any()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_layers_are_the_whole_network_and_share_its_numbers(seats: int) -> None:
    network = new_network(seats, 1)
    assert len(network) == length(seats)
    assert sum(layer.size for layer in layers(network, seats)) == network.size
    layers(network, seats)[2][-1, OUTPUTS - 1] = 7
    assert network[-1] == 7


def test_the_same_seed_gives_the_same_new_network() -> None:
    one, again, other = (new_network(2, seed) for seed in (1, 1, 2))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_adam_goes_downhill_whatever_the_scale_of_a_number() -> None:
    target = np.array([3, -2, 0.5], np.float32)
    scale = np.array([1e-3, 1, 1e3], np.float32)
    found = np.zeros(3, np.float32)
    adam = Adam.fresh(found)
    for _ in range(1000):
        adam.step(found, scale * (found - target), 0.01)
    assert found == pytest.approx(target, abs=0.05)
    assert adam.steps == 1000


def test_learning_lowers_the_loss() -> None:
    seen, expected = problem(3, 60)
    network = new_network(3, 1)
    adam, losses = Adam.fresh(network), []
    for _ in range(60):
        share_loss, score_loss, slope = gradient(network, 3, seen, expected)
        adam.step(network, slope, 1e-3)
        losses.append((share_loss, score_loss))
    assert losses[-1][0] < losses[0][0]
    assert losses[-1][1] < 0.5 * losses[0][1]
