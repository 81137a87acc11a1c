"""Training with numbers so small that it takes no time."""

from dataclasses import dataclass

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.lab.bohemian.training import training, tuning
from dorfplatz.lab.bohemian.training.crews import Threads
from dorfplatz.lab.bohemian.training.training import Goal, Report, Training, begin, train


@dataclass(frozen=True, slots=True)
class Small:
    """Rounds of a few games; `reported` says after how many a report comes."""

    lessons: int = 2
    games: int = 2
    reported: int = 2
    contests: int = 2

    @property
    def games_a_round(self) -> int:
        return self.lessons * self.games


def make_small(monkeypatch: pytest.MonkeyPatch, small: Small | None = None) -> Small:
    small = small or Small()
    monkeypatch.setattr(training, "LESSONS", small.lessons)
    monkeypatch.setattr(training, "GAMES_A_LESSON", small.games)
    monkeypatch.setattr(training, "GAMES_A_ROUND", small.games_a_round)
    monkeypatch.setattr(training, "ROUNDS_A_REPORT", small.reported)
    monkeypatch.setattr(training, "CONTESTS", small.contests)
    monkeypatch.setattr(training, "REMEMBERED", 3)
    monkeypatch.setattr(training, "OTHERS", 2)
    return small


def make_tuning_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "CANDIDATES", 6)
    monkeypatch.setattr(tuning, "KEPT", 2)
    monkeypatch.setattr(tuning, "GAMES", 4)
    monkeypatch.setattr(tuning, "GENERATIONS_A_RIVAL", 2)


def fresh(goal: Goal) -> Training:
    return begin(goal, loading.weights(goal.seats), None)


def go_on(training: Training, reports: int | None = None, jobs: int = 2) -> list[Report]:
    """To the end, or for so many reports."""
    crew, found = Threads(jobs), list[Report]()
    try:
        for report in train(training, crew, lambda _: None):
            found.append(report)
            if len(found) == reports:
                break
    finally:
        crew.close()
    return found


def same(one: Training, other: Training) -> bool:
    """Whether both are alike to the last bit."""
    arrays = (
        (one.network, other.network),
        (one.adam.mean, other.adam.mean),
        (one.adam.square, other.adam.square),
        (np.array(one.earlier), np.array(other.earlier)),
    )
    numbers = (one.goal, one.rounds, one.reports, one.adam.steps)
    others = (other.goal, other.rounds, other.reports, other.adam.steps)
    return numbers == others and all(np.array_equal(*pair) for pair in arrays)
