"""Hints are thought where bots think; whoever asks waits for a few seconds at most."""

import asyncio
import logging
from typing import Final

from dorfplatz.bots.advice import AnyAdvice, advise
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.core.record import write
from dorfplatz.core.refusal import Illegal, Refusal
from dorfplatz.server.http.words import HINT_FAILED, HINT_LATER
from dorfplatz.server.logs import log
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.thinking.bot_client import Thinker

PATIENCE: Final = 6.0
"""Seconds beyond the time to think until somebody is told to ask again."""
KEPT_AT_MOST: Final = 1000
"""Hints remembered, the newest of each table."""
STRONGEST: Final = "mayor"

Asked = tuple[int, asyncio.Task[AnyAdvice]]


class Hinter:
    """The same answer for the same position, however often it is asked for. A thought goes on even
    if nobody waits for it any longer: it will be asked for again."""

    def __init__(self, thinker: Thinker, seconds: float) -> None:
        self._thinker = thinker
        self._seconds = seconds
        self._asked: dict[str, Asked] = {}

    async def hint(self, live: LiveTable) -> AnyAdvice:
        task = self._thought(live)
        done, _ = await asyncio.wait([task], timeout=self._seconds + PATIENCE)
        if not done:
            unprepared = self._thinker.is_getting_ready(STRONGEST)
            raise Illegal(GETTING_READY if unprepared else HINT_LATER)
        try:
            return task.result()
        except Refusal:
            raise
        except Exception as fault:
            self._asked.pop(live.id, None)
            log(logging.ERROR, "hint failed", fault=fault, **live.facts)
            raise Illegal(HINT_FAILED) from None

    def close(self) -> None:
        for _, task in self._asked.values():
            task.cancel()

    def _thought(self, live: LiveTable) -> asyncio.Task[AnyAdvice]:
        version, task = self._asked.get(live.id, (None, None))
        if task is None or version != live.version:
            asking = self._thinker.ask(advise, write(live.course.record), self._seconds)
            task = asyncio.create_task(asking)
            task.add_done_callback(_noticed)
            self._remember(live.id, (live.version, task))
        return task

    def _remember(self, table: str, asked: Asked) -> None:
        self._asked.pop(table, None)
        self._asked[table] = asked
        if len(self._asked) > KEPT_AT_MOST:
            del self._asked[next(iter(self._asked))]


def _noticed(task: asyncio.Task[AnyAdvice]) -> None:
    """Nobody may wait for it any longer."""
    if not task.cancelled():
        task.exception()
