"""Intervals cover the truth as often as they say, however the games of a block hang together."""

from collections.abc import Callable
from math import inf
from random import Random

import pytest

from dorfplatz.lab.intervals import Blocks, mean_of, quantile, share_of

RUNS = 200


def apart(random: Random, share: float, games: int) -> list[float]:
    return [float(random.random() < share) for _ in range(games)]


def alike(random: Random, share: float, games: int) -> list[float]:
    """Some boards suit a bot, others do not."""
    return apart(random, random.betavariate(2 * share, 2 - 2 * share), games)


def balanced(random: Random, share: float, games: int) -> list[float]:
    """What is lucky for one seat is not for the other."""
    start = random.random()
    return [float((start + game / games) % 1 < share) for game in range(games)]


@pytest.mark.parametrize("block", [apart, alike, balanced])
@pytest.mark.parametrize(("share", "games"), [(0.5, 2), (0.9, 2), (0.25, 4)])
def test_an_interval_covers_the_share_nineteen_times_in_twenty(
    block: Callable[[Random, float, int], list[float]], share: float, games: int
) -> None:
    random = Random(f"{share}/{games}")
    covered = 0
    for _ in range(RUNS):
        found = share_of([block(random, share, games) for _ in range(40)])
        covered += found.low <= share <= found.high
    assert covered / RUNS > 0.92


def test_balanced_luck_makes_intervals_narrower_and_alike_games_wider() -> None:
    def width(blocks: Blocks) -> float:
        found = share_of(blocks)
        return found.high - found.low

    in_pairs = [[1.0, 0.0]] * 50
    mixed = [[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 13
    repeated = [[1.0, 1.0], [0.0, 0.0]] * 25
    assert width(in_pairs) < width(mixed) < width(repeated)


def test_a_bot_that_won_every_block_is_not_said_to_be_certain_to_win() -> None:
    found = share_of([[1.0, 1.0]] * 100)
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.963, abs=0.001), "as if every block were one game"


def test_a_mean_is_covered_with_a_block_as_its_unit() -> None:
    random, covered = Random(3), 0
    for _ in range(RUNS):
        shift = [random.gauss(5, 10) for _ in range(8)]
        found = mean_of([[random.gauss(each, 10), random.gauss(each, 10)] for each in shift])
        covered += found.low <= 5 <= found.high
    assert 0.91 < covered / RUNS < 0.985


def test_one_block_alone_does_not_tell_how_far_a_mean_is_off() -> None:
    found = mean_of([[1.0, 2.0]])
    assert (found.value, found.low, found.high) == (1.5, -inf, inf)


@pytest.mark.parametrize(("blocks", "exact"), [(4, 3.182), (6, 2.571), (11, 2.228), (101, 1.984)])
def test_the_quantile_is_students(blocks: int, exact: float) -> None:
    assert quantile(blocks) == pytest.approx(exact, rel=0.01)
