"""Figures from many games, with honest intervals."""

import pytest

from dorfplatz.lab.summary import by_bot, by_order, interval, turns_each
from tests.lab.outcomes import outcome

GAMES = [
    outcome(("greedy", "uniform", "uniform"), (30, 20, 10)),
    outcome(("uniform", "greedy", "uniform"), (20, 20, 10), first=1),
]


def test_a_tie_is_a_shared_win() -> None:
    greedy, uniform = by_bot(GAMES)
    assert (greedy.name, greedy.seats, greedy.score, greedy.share) == ("greedy", 1, 25, 0.75)
    assert (uniform.name, uniform.seats, uniform.score) == ("uniform", 2, 15)
    assert uniform.share == pytest.approx(0.125)


def test_the_order_of_play_counts_from_who_began() -> None:
    assert [row.score for row in by_order(GAMES)] == [25, 15, 15]


def test_turns_are_counted_for_each_player() -> None:
    assert turns_each(GAMES) == 4


def test_a_bot_that_always_wins_is_not_said_to_be_certain_to_win() -> None:
    low, high = interval(1.0, 100)
    assert low == pytest.approx(0.963, abs=0.001)
    assert high == 1


def test_an_interval_is_narrower_with_more_games() -> None:
    assert interval(0.5, 400) == pytest.approx((0.451, 0.549), abs=0.001)
