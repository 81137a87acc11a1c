"""Bots think in processes of their own, so that no page ever waits for them."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from dorfplatz.bots import roster
from dorfplatz.bots.workers import worker_pool
from dorfplatz.core import record
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.logs import log


class Thinker:
    """Asks workers for moves. Whatever goes wrong with a bot, the game goes on."""

    def __init__(self, seconds: float, workers: int = 1) -> None:
        self._seconds = seconds
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._pool = worker_pool(workers)

    async def choose(self, course: AnyCourse, kind: str) -> str:
        """A move for the seat that acts, as text; a simple one if the bot fails. A thought begins
        when a worker is free: those that wait lose no time, and nothing when a worker dies."""
        text = record.write(course.record)
        async with self._free:
            try:
                return await self._thought(text, kind)
            except Exception as fault:
                log(logging.ERROR, "bot failed", fault=fault, bot=kind, record=text)
                return _simple(course)

    def close(self) -> None:
        _end(self._pool)

    async def _thought(self, text: str, kind: str) -> str:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(pool, think, text, kind), self._seconds
            )
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self._pool = worker_pool(self._workers)
                _end(pool)
            raise


def _end(pool: ProcessPoolExecutor) -> None:
    """Also of a worker that would think for ever."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def think(text: str, kind: str) -> str:
    """In a worker: the bot's move in the position that a record leads to."""
    course = course_of(record.read(text))
    move = roster.bot(course.game.name, kind).choose(course.state, Random())
    if move not in course.game.legal(course.state):
        raise ValueError(f"{kind} chose {move}, which is not possible")
    return course.game.write(course.state, move)


def _simple(course: AnyCourse) -> str:
    return course.game.write(course.state, course.game.legal(course.state)[0])
