"""Asks worker processes for moves and hints, so that the event loop never waits for a bot."""

import logging
import os
from collections.abc import Callable
from typing import Any, Final, TypeVar

from dorfplatz.bots import choosing, roster
from dorfplatz.bots.warming import warm_up
from dorfplatz.core import record
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.logs import log
from dorfplatz.server.thinking.worker_pool import WorkerPool

MODESTY: Final = 5
"""Niceness of worker processes whose bots think long: pages come first."""

Found = TypeVar("Found")


class Thinker:
    """Asks workers for moves. Whatever goes wrong with a bot, the game goes on."""

    def __init__(self, limit: float, seconds: float = roster.SECONDS, workers: int = 1) -> None:
        self._seconds = seconds
        self._plain = WorkerPool(1, limit)
        self._kernel = WorkerPool(workers, limit + seconds, prepare)

    async def choose(self, course: AnyCourse, kind: str) -> str:
        """A move for the seat that acts, as text; a simple one if the bot fails."""
        text, crew = record.write(course.record), self._crew(kind)
        try:
            return await crew.ask(choosing.choose, text, kind, self._seconds)
        except Exception as fault:
            log(logging.ERROR, "bot failed", fault=fault, bot=kind, record=text)
            return choosing.choose_simply(course)

    async def ask(self, work: Callable[..., Found], *facts: Any) -> Found:
        """Anything else that needs the kernel, done where bots think."""
        return await self._kernel.ask(work, *facts)

    def is_getting_ready(self, kind: str) -> bool:
        """Whether a bot must wait until what it needs is compiled and loaded."""
        return not self._crew(kind).is_ready

    async def get_ready(self) -> None:
        """Before anybody waits for a bot, if there are any that need it."""
        if any(map(roster.thinking_bots, roster.ROSTER)):
            try:
                await self._kernel.ask(os.getpid)
            except Exception as fault:
                log(logging.ERROR, "bots cannot get ready", fault=fault)

    @property
    def processes(self) -> list[int]:
        """Process ids of the workers that think long."""
        return self._kernel.processes

    def close(self) -> None:
        self._plain.end()
        self._kernel.end()

    def _crew(self, kind: str) -> WorkerPool:
        """Bots that answer at once do not wait for those that think long."""
        return self._plain if kind in roster.PLAIN else self._kernel


def prepare() -> None:
    """Runs in a worker process before its first task."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    warm_up()
