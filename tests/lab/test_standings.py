"""Shares and leads for one seat, with a block of games as the unit."""

import pytest

from dorfplatz.lab.standings import margin_in, share_in, standings
from tests.lab.outcomes import outcome

ALONE = outcome(("greedy", "uniform", "uniform", "uniform"), (30, 20, 10, 0))
TIED = outcome(("uniform", "greedy", "uniform", "uniform"), (30, 30, 10, 10))


def test_a_share_is_that_of_one_seat_and_a_tie_is_shared() -> None:
    assert share_in(ALONE, "greedy") == 1
    assert share_in(ALONE, "uniform") == 0
    assert share_in(TIED, "greedy") == 0.5
    assert share_in(TIED, "uniform") == pytest.approx(0.5 / 3)


def test_a_margin_is_the_lead_over_the_mean_of_the_others() -> None:
    assert margin_in(ALONE, "greedy") == 20
    assert margin_in(ALONE, "uniform") == pytest.approx(10 - 50 / 3)
    assert margin_in(TIED, "greedy") == pytest.approx(30 - 50 / 3)


def test_all_seats_together_share_one_win_and_no_lead() -> None:
    greedy, uniform = standings([[ALONE, TIED], [ALONE]], ["greedy", "uniform"])
    assert (greedy.name, greedy.games, uniform.games) == ("greedy", 3, 3)
    assert greedy.share.value + 3 * uniform.share.value == pytest.approx(1)
    assert greedy.margin.value + 3 * uniform.margin.value == pytest.approx(0)


def test_three_seats_that_win_everything_can_have_no_more_than_a_third_each() -> None:
    lost = outcome(("greedy", "uniform", "uniform", "uniform"), (0, 20, 10, 0))
    greedy, uniform = standings([[lost] * 4] * 20, ["greedy", "uniform"])
    assert uniform.share.high == pytest.approx(1 / 3)
    assert uniform.share.low == pytest.approx((1 - greedy.share.high) / 3)
    assert greedy.share.low == 0
    assert greedy.share.high > 0.1


def test_only_games_in_which_a_bot_took_part_count_for_it() -> None:
    with_b, with_c = outcome(("a", "b"), (2, 1)), outcome(("a", "c"), (1, 2))
    a, b, c = standings([[with_b, with_b], [with_c, with_c]], ["a", "b", "c"])
    assert (a.games, b.games, c.games) == (4, 2, 2)
    assert (a.share.value, b.share.value, c.share.value) == (0.5, 0, 1)
