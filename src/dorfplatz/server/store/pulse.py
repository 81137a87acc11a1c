"""Whether the database takes what is written, tried out for those who look after the server."""

import asyncio
from collections.abc import Callable
from secrets import token_hex
from time import monotonic
from typing import Final

from sqlalchemy import delete, insert

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.schema import settings
from dorfplatz.server.store.store import Store

EVERY: Final = 5.0
"""Seconds from one try to the next, however many ask: strangers may ask as often as they like."""
PATIENCE: Final = 10.0
"""Seconds until a database counts as one that does not answer."""
PROBE: Final = "probe"
BYTES: Final = 8192
"""More than a move needs, so that a disk on which this has room has room for moves."""
NO_ANSWER: Final = "store.no-answer"


class Pulse:
    def __init__(
        self, store: Store, journal: Journal, clock: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._journal = journal
        self._clock = clock
        self._began = float("-inf")
        self._trying: asyncio.Task[str | None] | None = None

    async def complaint(self) -> str | None:
        """What was wrong at most a few seconds ago, as a code. All who ask meanwhile wait for the
        same try."""
        is_old = self._clock() - self._began >= EVERY
        if self._trying is None or (self._trying.done() and is_old):
            self._began = self._clock()
            self._trying = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._trying)
        except TimeoutError:
            return NO_ANSWER

    async def _try(self) -> str | None:
        try:
            await self._journal.call(_write, self._store)
        except Refusal as refusal:
            return refusal.code
        return None


def _write(store: Store) -> None:
    """Written and removed in a transaction each, so that it really takes room for a moment."""
    with store.change() as connection:
        connection.execute(delete(settings).where(settings.c.key == PROBE))
        connection.execute(insert(settings).values(key=PROBE, value=token_hex(BYTES // 2)))
    with store.change() as connection:
        connection.execute(delete(settings).where(settings.c.key == PROBE))
