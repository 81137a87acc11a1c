"""Work done by several processes, handed over as it is finished."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final, TypeVar

from dorfplatz.bots.workers import deaf_children, end_at_once, worker_pool

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 2
"""So many tasks wait for each process, that none runs dry."""
PATIENCE: Final = 0.2
"""Seconds that Ctrl-C may have to wait."""


def as_finished(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """Whoever stops listening ends the work; what was begun is lost."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = worker_pool(jobs)
    try:
        yield from _finished(pool, work, tasks, jobs * AHEAD)
    except BaseException:
        end_at_once(pool)
        raise
    pool.shutdown()


def _finished(
    pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Iterable[Task], most: int
) -> Iterator[Done]:
    waiting: set[Future[Done]] = set()
    for task in tasks:
        with _undisturbed(), deaf_children():
            waiting.add(pool.submit(work, task))
        while len(waiting) >= most:
            done, waiting = _some_of(waiting)
            yield from done
    while waiting:
        done, waiting = _some_of(waiting)
        yield from done


def _some_of(waiting: set[Future[Done]]) -> tuple[list[Done], set[Future[Done]]]:
    with _undisturbed():
        done, rest = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
    return [each.result() for each in done], rest


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Defers SIGINT for a moment: Ctrl-C must not interrupt while locks are held that the pool's
    threads use too."""
    if current_thread() is not main_thread():
        yield
        return
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)
