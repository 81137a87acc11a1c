"""Worker processes that answer one question each at a time; whoever asks waits for a free one."""

import asyncio
import logging
from asyncio import timeout
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from dorfplatz.bots.workers import Worker
from dorfplatz.server.logs import log

TRIES: Final = 3
"""How often a question is asked if its worker process dies every time."""
PREPARED_AFTER: Final = 600.0
"""Seconds that a worker may take to get ready: a slow machine compiles for long."""

Found = TypeVar("Found")


class WorkerPool:
    """Workers of the same kind. They are started one after the other, as they are needed."""

    def __init__(
        self, size: int, limit: float, prepare: Callable[[], object] | None = None
    ) -> None:
        self._limit = limit
        self._all = tuple(Worker(prepare) for _ in range(size))
        self._idle = list(self._all)
        self._free = asyncio.Semaphore(size)
        self._one_gets_ready = asyncio.Lock()
        """What the first one compiles the others load from the cache on the disk."""

    @property
    def is_ready(self) -> bool:
        """Whether at least one worker can answer without preparation."""
        return any(worker.is_ready for worker in self._all)

    @property
    def processes(self) -> list[int]:
        """Process ids of those that were started."""
        return [worker.process for worker in self._all if worker.process is not None]

    async def ask(self, work: Callable[..., Found], *facts: Any) -> Found:
        """The limit counts from when a prepared worker begins: those that wait lose no time. If the
        worker dies, only this thought is lost, and it is asked for again."""
        async with self._free:
            worker = self._idle.pop()  # one that has worked before, if there is any
            try:
                return await self._asked(worker, work, *facts)
            finally:
                self._idle.append(worker)

    def end(self) -> None:
        for worker in self._all:
            worker.end()

    async def _asked(self, worker: Worker, work: Callable[..., Found], *facts: Any) -> Found:
        for _ in range(TRIES - 1):
            try:
                return await self._answer(worker, work, *facts)
            except BrokenProcessPool:
                log(logging.WARNING, "worker died; asking another one")
        return await self._answer(worker, work, *facts)

    async def _answer(self, worker: Worker, work: Callable[..., Found], *facts: Any) -> Found:
        try:
            await self._get_ready(worker)
            answer = asyncio.wrap_future(worker.ask(work, *facts))
            async with timeout(self._limit):
                return await answer
        except (BrokenProcessPool, TimeoutError):
            worker.end()
            raise

    async def _get_ready(self, worker: Worker) -> None:
        """Whatever else is wrong with a preparation, the question will tell."""
        if worker.is_ready:
            return
        async with self._one_gets_ready:
            preparing = worker.get_ready()
            if preparing is not None and isinstance(await _end_of(preparing), BrokenProcessPool):
                raise BrokenProcessPool


async def _end_of(preparing: Future[object]) -> BaseException | None:
    """How a preparation ends. It goes on even if nobody waits for it any longer."""
    awaited = asyncio.wrap_future(preparing)
    awaited.add_done_callback(_noticed)
    done, _ = await asyncio.wait([awaited], timeout=PREPARED_AFTER)
    if not done:
        raise TimeoutError
    return awaited.exception()


def _noticed(done: asyncio.Future[object]) -> None:
    if not done.cancelled():
        done.exception()
