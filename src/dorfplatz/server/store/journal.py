"""Writes for the event loop: one thread commits, and all that waits shares a transaction."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, Conflict

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An addition on its way to the disk."""

    addition: Addition
    stored: Future[None] = field(default_factory=Future)


class Journal:
    """A store used from a single thread of its own, because a commit waits for the disk.

    What was handed over is done, even if the one who waits for it is cancelled: the table has
    moved on, and the next entry would find a gap.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[_Waiting] = deque()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reading")

    async def append(self, addition: Addition) -> None:
        """Returns as soon as the addition is on the disk."""
        waiting = _Waiting(addition)
        self._waiting.append(waiting)
        self._thread.submit(self._store_waiting)
        await _uncancelled(waiting.stored)

    async def call(
        self,
        function: Callable[Arguments, Answer],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Run a method of the store in the journal's thread."""
        return await _uncancelled(self._thread.submit(function, *arguments, **named))

    async def read(
        self,
        function: Callable[Arguments, Answer],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Run a method that only reads, beside the writing thread: moves never wait for it."""
        return await _uncancelled(self._readers.submit(function, *arguments, **named))

    async def close(self) -> None:
        """Finish what waits. The store stays open."""
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._thread.shutdown)

    def _store_waiting(self) -> None:
        """All that waits by now, in one transaction; those after the first find nothing to do."""
        batch: list[_Waiting] = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        if batch:
            self._store_batch(batch)

    def _store_batch(self, batch: list[_Waiting]) -> None:
        try:
            self._store.append([waiting.addition for waiting in batch])
        except Exception as fault:  # whatever it is, it belongs to those who wait
            if isinstance(fault, Conflict) and len(batch) > 1:
                for waiting in batch:
                    self._store_batch([waiting])
            else:
                for waiting in batch:
                    waiting.stored.set_exception(fault)
        else:
            for waiting in batch:
                waiting.stored.set_result(None)


async def _uncancelled(work: Future[Answer]) -> Answer:
    """The answer; the work goes on even if nobody waits for it any longer."""
    return await asyncio.shield(asyncio.wrap_future(work))
