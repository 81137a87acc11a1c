"""Training makes a network better, the same way every time, interrupted or not."""

from pathlib import Path

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.lab.bohemian.training import lessons
from dorfplatz.lab.bohemian.training.contests import Contest, hold, summed_up
from dorfplatz.lab.bohemian.training.keeping import load_training, save_training
from dorfplatz.lab.bohemian.training.learning import new_network
from dorfplatz.lab.bohemian.training.training import Goal, begin
from tests.lab.training.small import Small, fresh, go_on, make_small, same


def test_the_network_gets_better_at_predicting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins at first; who wins takes more games to see."""
    small = make_small(monkeypatch, Small(lessons=4, games=2, reported=3))
    training = fresh(Goal(2, 6 * small.games_a_round, 1))
    first, last = go_on(training)
    assert last.score_loss < 0.7 * first.score_loss
    assert last.share_loss + last.score_loss < first.share_loss + first.score_loss
    assert [report.games for report in training.reports] == [24, 48]


@pytest.mark.outer
def test_a_slice_of_training_makes_a_network_that_beats_a_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three thousand games; a whole training takes sixty times as many."""
    small = make_small(monkeypatch, Small(lessons=16, games=16, reported=4))
    training = fresh(Goal(2, 12 * small.games_a_round, 1))
    go_on(training)
    showing = summed_up(
        [hold(Contest(2, training.network, new_network(2, 1), f"{each}")) for each in range(8)]
    )
    assert showing.share - showing.give > 0.5
    assert showing.lead > 0


def test_training_goes_on_from_a_checkpoint_as_if_it_had_not_been_interrupted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """However often: here after every report. All games are against others, for these change."""
    monkeypatch.setattr(lessons, "AGAINST_OTHERS", 1)
    goal = Goal(2, 6 * make_small(monkeypatch, Small(lessons=2, games=1)).games_a_round, 2)
    whole, resumed = fresh(goal), fresh(goal)
    go_on(whole)
    for reports in range(3):
        assert len(resumed.reports) == reports
        go_on(resumed, 1)
        save_training(tmp_path / "checkpoint.npz", resumed)
        resumed = load_training(tmp_path / "checkpoint.npz", goal)
    assert same(resumed, whole)


def test_the_number_of_jobs_does_not_change_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Goal(3, make_small(monkeypatch).games_a_round, 1)
    one, two = fresh(goal), fresh(goal)
    go_on(one, jobs=1)
    go_on(two, jobs=2)
    assert same(one, two)


def test_another_seed_gives_another_network(monkeypatch: pytest.MonkeyPatch) -> None:
    games = make_small(monkeypatch).games_a_round
    one, other = fresh(Goal(2, games, 1)), fresh(Goal(2, games, 2))
    go_on(one)
    go_on(other)
    assert not np.array_equal(one.network, other.network)


def test_a_trained_network_learns_on_carefully(monkeypatch: pytest.MonkeyPatch) -> None:
    games = make_small(monkeypatch).games_a_round
    shipped = loading.network(2)
    training = begin(Goal(2, games, 1, from_trained=True), loading.weights(2), shipped)
    before = shipped.copy()
    assert training.progress == 0.5
    go_on(training)
    assert training.progress == 1
    assert np.array_equal(shipped, before), "what others use stays as it is"
    assert 0 < np.abs(training.network - before).max() < 0.01


def test_nothing_is_played_once_the_goal_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    training = fresh(Goal(2, make_small(monkeypatch).games_a_round, 1))
    go_on(training)
    before = training.network.copy()
    assert go_on(training) == []
    assert np.array_equal(training.network, before)


def test_opponents_are_networks_of_some_time_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept; a network joins them with every second report."""
    training = fresh(Goal(2, 6 * make_small(monkeypatch, Small(1, 1, 1)).games_a_round, 1))
    go_on(training)
    assert len(training.reports) == 6
    assert len(training.earlier) == 2
    assert np.array_equal(training.earlier[-1], training.network)
    assert not np.array_equal(training.earlier[0], training.network)
