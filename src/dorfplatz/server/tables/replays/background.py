"""Long computations beside the event loop: in one thread, a little for everybody in turn."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from dorfplatz.core.refusal import Stale
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.http.words import TOO_FAST

Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")
Slices = Generator[None, None, Found]
"""A computation that can pause at every yield."""

OURSELVES: Final = ""
"""Who asks for what the server needs by itself."""
SLICE: Final = 0.01
"""Seconds of computing until somebody else has their turn."""
WAITING_AT_MOST: Final = 200
"""Computations that one address may wait for at once."""


@dataclass(slots=True)
class _Job(Generic[Found]):
    slices: Slices[Found]
    at_most: float | None
    """Seconds of computing."""
    answer: Future[Found] = field(default_factory=Future)
    used: float = 0.0

    def succeed(self, found: Found) -> None:
        with suppress(InvalidStateError):  # nobody waits any longer
            self.answer.set_result(found)

    def fail(self, fault: Exception) -> None:
        with suppress(InvalidStateError):
            self.answer.set_exception(fault)


class Background:
    """One thread: the event loop shares the interpreter with no more than that, so it has its turn
    after milliseconds whatever is computed here.

    What one address asks for is done one after the other; of several addresses each gets a slice in
    turn, so nobody waits for all that somebody else has asked for.
    """

    def __init__(self, clock: Callable[[], float] = time.thread_time) -> None:
        """The clock tells seconds that its thread has computed, however busy the machine is."""
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, "background")
        self._lock = Lock()
        self._jobs: OrderedDict[str, deque[_Job[Any]]] = OrderedDict()
        """Of each address, those who had their turn last at the end."""
        self._is_open = True

    async def run(
        self, asker: str, slices: Slices[Found], *, at_most: float | None = None
    ) -> Found:
        """What a computation returns. A `TimeoutError` if it takes more seconds of computing."""
        job = _Job(slices, at_most)
        self._add(asker, job)
        return await asyncio.wrap_future(job.answer)

    async def call(
        self,
        asker: str,
        function: Callable[Arguments, Found],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Found:
        """The same for what cannot pause, and takes less than a second."""
        return await self.run(asker, _in_one_slice(lambda: function(*arguments, **named)))

    def stop(self) -> None:
        """Nothing is begun or gone on with; whoever waits must look again."""
        with self._lock:
            self._is_open = False
            left = [job for jobs in self._jobs.values() for job in jobs]
        for job in left:
            job.fail(Stale(MOVED_ON))

    async def close(self) -> None:
        self.stop()
        await asyncio.to_thread(self._thread.shutdown)

    def _add(self, asker: str, job: _Job[Any]) -> None:
        with self._lock:
            if not self._is_open:
                raise Stale(MOVED_ON)
            jobs = self._jobs.setdefault(asker, deque())
            if asker != OURSELVES and len(jobs) >= WAITING_AT_MOST:
                raise TooMany(TOO_FAST)
            jobs.append(job)
            self._thread.submit(self._next_slice)

    def _next_slice(self) -> None:
        """Of whoever has waited longest. It is in the queue of the thread once for each job."""
        with self._lock:
            asker = next(iter(self._jobs))
            self._jobs.move_to_end(asker)
            job = self._jobs[asker][0]
        is_over = job.answer.done() or self._is_finished(job)
        with self._lock:
            if is_over or not self._is_open:
                self._jobs[asker].popleft()
                if not self._jobs[asker]:
                    del self._jobs[asker]
            else:
                self._thread.submit(self._next_slice)

    def _is_finished(self, job: _Job[Any]) -> bool:
        """After one slice."""
        start, spent = self._clock(), 0.0
        try:
            while spent < SLICE:
                next(job.slices)
                spent = self._clock() - start
                if job.at_most is not None and job.used + spent > job.at_most:
                    raise TimeoutError
        except StopIteration as end:
            job.succeed(end.value)
            return True
        except Exception as fault:  # whatever it is, it belongs to whoever waits
            job.fail(fault)
            return True
        job.used += spent
        return False


def _in_one_slice(function: Callable[[], Found]) -> Slices[Found]:
    yield
    return function()
