"""Contests between minds are fair."""

import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.lab.bohemian.training.contests import Contest, hold, summed_up
from dorfplatz.lab.bohemian.training.learning import new_network


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_mind_against_itself_wins_exactly_its_share(seats: int) -> None:
    """The dice are the same on every seat."""
    weights = loading.weights(seats)
    share, lead = hold(Contest(seats, weights, weights, "itself"))
    assert share == pytest.approx(1 / seats)
    assert lead == pytest.approx(0, abs=1e-4)


def test_a_trained_network_beats_a_new_one() -> None:
    contests = [
        hold(Contest(2, loading.network(2), new_network(2, 1), f"{number}")) for number in range(8)
    ]
    showing = summed_up(contests)
    assert showing.share - showing.give > 0.5
    assert showing.lead > 0


def test_the_same_contest_has_the_same_outcome() -> None:
    contest = Contest(3, loading.weights(3), loading.network(3), "again")
    assert hold(contest) == hold(contest)
