"""The sequential test: it errs as seldom as it says, and is quick where things are plain."""

from random import Random

import pytest

from dorfplatz.lab.sequential import Trial, Verdict

RUNS = 150


def verdict_on(share: float, even: float, lead: float, games: int, random: Random) -> Trial:
    trial = Trial(even, lead)
    while trial.verdict is Verdict.OPEN and trial.blocks < 5000:
        trial.add(sum(random.random() < share for _ in range(games)) / games)
    return trial


@pytest.mark.parametrize(("even", "games"), [(0.5, 2), (0.25, 4)])
def test_an_even_bot_is_seldom_called_better(even: float, games: int) -> None:
    random = Random(games)
    trials = [verdict_on(even, even, 0.1, games, random) for _ in range(RUNS)]
    assert sum(trial.verdict is Verdict.BETTER for trial in trials) / RUNS < 0.09
    assert all(trial.verdict is not Verdict.OPEN for trial in trials)


@pytest.mark.parametrize(("even", "games"), [(0.5, 2), (0.25, 4)])
def test_a_bot_better_by_the_lead_is_seldom_missed(even: float, games: int) -> None:
    random = Random(games)
    trials = [verdict_on(even + 0.1, even, 0.1, games, random) for _ in range(RUNS)]
    assert sum(trial.verdict is Verdict.NOT_BETTER for trial in trials) / RUNS < 0.09


def test_a_much_better_bot_is_found_with_few_games() -> None:
    random = Random(1)
    trials = [verdict_on(0.8, 0.5, 0.1, 2, random) for _ in range(50)]
    assert all(trial.verdict is Verdict.BETTER for trial in trials)
    assert sum(trial.blocks for trial in trials) / 50 < 40


def test_a_few_equal_blocks_decide_nothing() -> None:
    for share in (0.0, 0.5, 0.55, 1.0):
        trial = Trial(0.5, 0.05)
        for _ in range(10):
            trial.add(share)
        assert trial.verdict is Verdict.OPEN
    assert Trial(0.5, 0.05).verdict is Verdict.OPEN
