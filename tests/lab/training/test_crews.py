"""Crews answer in the order of their tasks; the cluster is reached through a stand-in for Ray."""

import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from dorfplatz.core.refusal import Illegal
from dorfplatz.lab.bohemian.training.crews import ONLY_HERE, Cluster, Crew, Threads


class StandIn(ModuleType):
    """As much of Ray as is used: tasks are done when their answers are fetched."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.joined: list[dict[str, Any]] = []
        self.problem: Exception | None = None
        self.is_shut_down = False

    def init(self, **settings: Any) -> None:
        self.joined.append(settings)
        if self.problem is not None:
            raise self.problem

    def remote(self, work: Callable[..., Any]) -> "Remote":
        return Remote(work)

    def get(self, answers: list[Callable[[], Any]]) -> list[Any]:
        return [answer() for answer in answers]

    def shutdown(self) -> None:
        self.is_shut_down = True


class Remote:
    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work

    def remote(self, *given: Any) -> Callable[[], Any]:
        return lambda: self._work(*given)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv(ONLY_HERE, "")
    monkeypatch.delenv(ONLY_HERE)
    return stand_in


def doubled(number: int) -> int:
    return 2 * number


def halved(number: int) -> float:
    return 1 / number


def may_be_written_to(array: Any) -> bool:
    return bool(array.flags.writeable)


@pytest.mark.parametrize("kind", [lambda: Threads(2), Cluster])
@pytest.mark.usefixtures("ray")
def test_answers_come_in_the_order_of_the_tasks(kind: Callable[[], Crew]) -> None:
    crew = kind()
    first, second = crew.start(doubled, range(40)), crew.start(doubled, [])
    assert first() == list(range(0, 80, 2))
    assert second() == []
    crew.close()


def test_a_fault_in_a_task_is_told() -> None:
    crew = Threads(2)
    answers = crew.start(halved, [1, 0])
    with pytest.raises(ZeroDivisionError):
        answers()
    crew.close()


def test_arrays_can_be_written_to_wherever_they_travelled(ray: StandIn) -> None:
    """Else everything would be compiled once more for arrays that cannot."""
    crew = Cluster()
    assert crew.start(may_be_written_to, [np.zeros(3, np.float32)])() == [True]
    crew.close()
    assert ray.is_shut_down


def test_a_fresh_cluster_can_be_reached_from_here_alone(ray: StandIn) -> None:
    Cluster().close()
    assert ray.joined[0]["address"] == "local"
    assert ray.joined[0]["include_dashboard"] is False
    assert os.environ[ONLY_HERE] == "0"


def test_the_cluster_that_is_named_is_joined(ray: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "192.0.2.7:6379")
    Cluster().close()
    assert ray.joined[0]["address"] == "192.0.2.7:6379"
    assert ONLY_HERE not in os.environ


def test_a_cluster_that_does_not_answer_is_named(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "192.0.2.7:6379")
    ray.problem = ConnectionError("nobody there")
    with pytest.raises(Illegal, match=r"No Ray cluster answers at 192\.0\.2\.7:6379"):
        Cluster()


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Illegal, match=r"needs Ray: .* pip install 'dorfplatz\[cluster\]'"):
        Cluster()
