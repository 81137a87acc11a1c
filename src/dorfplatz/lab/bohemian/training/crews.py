"""Who does the work of training: the cores of this machine, or a cluster of many."""

import os
import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from dorfplatz.core.refusal import Illegal
from dorfplatz.lab.bohemian.training.words import NO_CLUSTER, NOT_REACHED

Task = TypeVar("Task")
Done = TypeVar("Done")

ONLY_HERE: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Despite its name this holds everywhere: with 0, Ray listens at the loopback address alone. It is
read when Ray is imported."""


class Crew(Protocol):
    """Does tasks at once; the answers come in the order of the tasks, whoever was first."""

    def start(
        self, work: Callable[[Task], Done], tasks: Iterable[Task], /
    ) -> Callable[[], list[Done]]:
        """Begin, and return a way to wait for the answers."""

    def close(self) -> None: ...


class Threads:
    """The kernel releases the GIL, so threads use every core."""

    def __init__(self, jobs: int) -> None:
        self._pool = ThreadPoolExecutor(jobs)

    def start(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Callable[[], list[Done]]:
        futures = [self._pool.submit(work, task) for task in tasks]
        return lambda: [future.result() for future in futures]

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """The same tasks by Ray: on the cluster that RAY_ADDRESS names, or on a fresh one here, which
    no other machine can reach."""

    def __init__(self) -> None:
        address = os.environ.get("RAY_ADDRESS")
        if not address:
            os.environ.setdefault(ONLY_HERE, "0")
        try:
            import ray
        except ImportError:
            raise Illegal(NO_CLUSTER) from None
        self._ray: Any = ray
        if address:
            self._join(address)
        else:
            ray.init(address="local", include_dashboard=False, logging_level="error")
        self._do = ray.remote(_do)

    def _join(self, address: str) -> None:
        try:
            self._ray.init(address=address, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError):
            raise Illegal(NOT_REACHED, address=address) from None

    def start(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Callable[[], list[Done]]:
        answers = [self._do.remote(work, pickle.dumps(task)) for task in tasks]
        return lambda: list(self._ray.get(answers))

    def close(self) -> None:
        self._ray.shutdown()


def _do(work: Callable[[Any], Done], task: bytes) -> Done:
    """Tasks travel as bytes: arrays that Ray unpacks itself cannot be written to, and for such ones
    everything would be compiled once more."""
    return work(pickle.loads(task))
