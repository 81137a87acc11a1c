"""Lessons are the same wherever they are given."""

from dataclasses import replace

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.features import size
from dorfplatz.lab.bohemian.training import lessons
from dorfplatz.lab.bohemian.training.crews import Threads
from dorfplatz.lab.bohemian.training.learning import Floats, new_network
from dorfplatz.lab.bohemian.training.lessons import Learned, Lesson, take


def lesson(seats: int = 2, seed: str = "1") -> Lesson:
    others = (loading.weights(seats), loading.network(seats))
    return Lesson(seats, new_network(seats, 1), others, 2, seed, wandering=0.2, trust=0.9)


def same(one: Learned, other: Learned) -> bool:
    return np.array_equal(one.seen, other.seen) and np.array_equal(one.expected, other.expected)


def test_a_lesson_is_the_same_on_any_thread_and_the_second_time() -> None:
    alone = take(lesson())
    crew = Threads(2)
    answers = crew.start(take, [lesson(), lesson(seed="2"), lesson()])()
    crew.close()
    assert same(alone, answers[0])
    assert same(alone, answers[2])
    assert not same(alone, answers[1])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_shares_that_are_expected_add_up_to_one(seats: int) -> None:
    learned = take(lesson(seats))
    assert learned.seen.shape == (len(learned.expected), size(seats))
    assert learned.expected.shape[1] == 2 * seats
    assert learned.expected[:, :seats].sum(1) == pytest.approx(1, abs=1e-4)
    assert np.isfinite(learned.seen).all()


def test_who_trusts_results_alone_expects_them_in_every_position() -> None:
    """Nearly: everyone has one share of the win and one final score, from their own seat."""
    learned = take(replace(lesson(3), games=1, trust=1.0))
    shares = {tuple(sorted(row)) for row in learned.expected[:, :3].tolist()}
    assert len(shares) == 1
    assert sum(shares.pop()) == pytest.approx(1)
    assert len({tuple(sorted(row)) for row in learned.expected[:, 3:].tolist()}) == 1


def test_others_play_some_seats_but_never_all(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[bool, int]] = []
    asked = replace(lesson(3), games=120)

    def practice(_table: object, _start: object, own: Floats, other: Floats, *rest: object) -> int:
        seats_of_other = rest[0]
        assert isinstance(seats_of_other, int)
        played.append((other is own, seats_of_other))
        return 1

    monkeypatch.setattr(lessons, "practice", practice)
    take(asked)
    alone = [seats for itself, seats in played if itself]
    company = {seats for itself, seats in played if not itself}
    assert not any(alone)
    assert company == set(range(1, 2**3 - 1)), "every way to share the seats comes up"
    assert 0.6 < len(alone) / len(played) < 0.9
