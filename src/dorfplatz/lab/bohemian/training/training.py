"""Training a network by self-play: games, learning, now and then a contest and a checkpoint."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from dorfplatz.lab.bohemian.training.contests import Contest, Showing, hold, summed_up
from dorfplatz.lab.bohemian.training.crews import Crew
from dorfplatz.lab.bohemian.training.learning import Adam, Floats, gradient, new_network
from dorfplatz.lab.bohemian.training.lessons import Learned, Lesson, take
from dorfplatz.lab.bohemian.training.schedule import pace

GAMES_A_LESSON: Final = 8
LESSONS: Final = 16
GAMES_A_ROUND: Final = GAMES_A_LESSON * LESSONS
ROUNDS_A_REPORT: Final = 40
CONTESTS: Final = 200
MINIBATCH: Final = 512
REMEMBERED: Final = 6
"""Rounds whose positions are kept; each round learns from its own and from one of them again."""
OTHERS: Final = 8


@dataclass(frozen=True, slots=True)
class Goal:
    """What is trained, for how long. The same goal gives the same network."""

    seats: int
    games: int
    seed: int
    from_trained: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """How things stand after so many games."""

    games: int
    share_loss: float
    score_loss: float
    against_weights: Showing
    against_oldest: Showing


@dataclass(slots=True)
class Training:
    """All that a checkpoint keeps."""

    goal: Goal
    network: Floats
    adam: Adam
    weights: Floats
    """Of the tuned greedy bot, the fixed opponent."""
    earlier: list[Floats]
    playing: list[Floats]
    """The network as it was when the round began that is being played, and the earlier ones."""
    rounds: int = 0
    reports: list[Report] = field(default_factory=list)
    memory: list[Learned] = field(default_factory=list)
    """The positions of the last rounds."""

    @property
    def games(self) -> int:
        return self.rounds * GAMES_A_ROUND

    @property
    def progress(self) -> float:
        done = min(1.0, self.games / self.goal.games)
        return 0.5 + done / 2 if self.goal.from_trained else done


def begin(goal: Goal, weights: Floats, trained: Floats | None) -> Training:
    network = new_network(goal.seats, goal.seed) if trained is None else trained.copy()
    first = network.copy()
    return Training(goal, network, Adam.fresh(network), weights, [first], [first, first])


def train(training: Training, crew: Crew, advanced: Callable[[Training], None]) -> Iterator[Report]:
    """Go on until the goal is reached. While the crew plays a round, the last one is learned from,
    so a network plays that is one round old. Every report is a moment to keep a checkpoint."""
    waiting = crew.start(take, _lessons(training))
    while training.games < training.goal.games:
        played = waiting()
        training.rounds += 1
        training.playing = [training.network.copy(), *training.earlier]
        waiting = crew.start(take, _lessons(training))
        training.memory = [*training.memory, _joined(played)][-REMEMBERED:]
        losses = _learn(training)
        advanced(training)
        if training.rounds % ROUNDS_A_REPORT == 0 or training.games >= training.goal.games:
            yield _report(training, crew, losses)


def _lessons(training: Training) -> list[Lesson]:
    """Of the round that begins; none once the goal is reached."""
    goal, now = training.goal, pace(training.progress)
    if training.games >= goal.games:
        return []
    network, *earlier = training.playing
    others = (training.weights, *earlier)
    seeds = (f"{goal.seed}/{goal.seats}/{training.rounds}/{part}" for part in range(LESSONS))
    return [
        Lesson(goal.seats, network, others, GAMES_A_LESSON, seed, now.wandering, now.trust)
        for seed in seeds
    ]


def _joined(lessons: list[Learned]) -> Learned:
    return Learned(
        np.concatenate([lesson.seen for lesson in lessons]),
        np.concatenate([lesson.expected for lesson in lessons]),
    )


def _learn(training: Training) -> tuple[float, float]:
    """From the newest positions and from some older ones; returns the losses on the newest."""
    random, memory = np.random.default_rng((training.goal.seed, training.rounds)), training.memory
    older = memory[int(random.integers(len(memory)))]
    _learn_from(training, older, random)
    return _learn_from(training, memory[-1], random)


def _learn_from(
    training: Training, learned: Learned, random: np.random.Generator
) -> tuple[float, float]:
    seats, rate = training.goal.seats, pace(training.progress).rate
    order, losses = random.permutation(len(learned.seen)), []
    for start in range(0, len(order), MINIBATCH):
        some = order[start : start + MINIBATCH]
        share_loss, score_loss, slope = gradient(
            training.network, seats, learned.seen[some], learned.expected[some]
        )
        training.adam.step(training.network, slope, rate)
        losses.append((share_loss, score_loss))
    share_losses, score_losses = zip(*losses, strict=True)
    return float(np.mean(share_losses)), float(np.mean(score_losses))


def _report(training: Training, crew: Crew, losses: tuple[float, float]) -> Report:
    report = Report(
        training.games,
        *losses,
        against_weights=_contest(training, crew, training.weights),
        against_oldest=_contest(training, crew, training.earlier[0]),
    )
    training.reports.append(report)
    if len(training.reports) % 2 == 0:
        training.earlier = [*training.earlier, training.network.copy()][-OTHERS:]
    return report


def _contest(training: Training, crew: Crew, others: Floats) -> Showing:
    seats, mind = training.goal.seats, training.network.copy()
    contests = (
        Contest(seats, mind, others, f"contest/{training.rounds}/{number}")
        for number in range(CONTESTS)
    )
    return summed_up(crew.start(hold, contests)())
