"""Worker processes in which bots think."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

WAITED_FOR: Final = 1.0
"""Seconds for a thread whose workers were ended."""

Facts = ParamSpec("Facts")
Found = TypeVar("Found")


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Spawned, not forked, so that workers inherit neither files nor locks of their parent."""
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_end_with_parent
    )


class Worker:
    """One process that does one thing after the other. It is started when it is first asked for
    something, and anew after it was ended. Where it dies, all that it was asked for is answered
    with `BrokenProcessPool`: end it then, and ask again."""

    def __init__(self, prepare: Callable[[], object] | None = None) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._preparing: Future[object] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether a question would be answered without any preparation."""
        return self._prepare is None or (self._preparing is not None and self._preparing.done())

    @property
    def process(self) -> int | None:
        """Its process id, once it was asked for something."""
        return next(iter((self._pool and self._pool._processes) or ()), None)

    def ask(
        self, work: Callable[Facts, Found], /, *facts: Facts.args, **named: Facts.kwargs
    ) -> Future[Found]:
        """Something to be done after everything that was asked before."""
        pool = self._started()
        with deaf_children():
            return pool.submit(work, *facts, **named)

    def get_ready(self) -> Future[object] | None:
        """Start it if need be. Returns its preparation, if it needs any."""
        self._started()
        return self._preparing

    def end(self) -> None:
        """At once, also in the middle of a thought."""
        pool, self._pool, self._preparing = self._pool, None, None
        if pool is not None:
            end_at_once(pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = worker_pool(1)
            if self._prepare is not None:
                with deaf_children():
                    self._preparing = self._pool.submit(self._prepare)
        return self._pool


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """SIGTERM to its workers, whatever they are thinking about: that could take minutes. The pool's
    manager thread ends with them and is joined: the interpreter must not shut down while it closes
    its pipes."""
    processes = list((pool._processes or {}).values())
    thread: Any = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    if thread is not None:
        thread.join(WAITED_FOR)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started meanwhile have SIGINT blocked: Ctrl-C is for the one that started them. A
    pool must exist already: what multiprocessing starts with the first one unblocks it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """A worker must not outlive the program that started it, however that one ends."""
    parent = parent_process()
    assert parent is not None
    Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
