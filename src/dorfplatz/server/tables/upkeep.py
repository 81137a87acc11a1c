"""What a server does by itself: games go on after a start, time is kept, old tables are tidied."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial

from dorfplatz.server.http.refusals import Unreadable
from dorfplatz.server.logs import log
from dorfplatz.server.store.deliveries import CATCH_UP
from dorfplatz.server.store.waking import to_wake, waited_for
from dorfplatz.server.tables import closing, table_actions
from dorfplatz.server.tables.late_summaries import sum_up_all
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.timekeeping.timekeeper import Timekeeper


class Upkeep:
    def __init__(
        self,
        services: Services,
        bring_back: Callable[[str], Awaitable[LiveTable]],
        in_memory: Callable[[str], LiveTable | None],
    ) -> None:
        self._services = services
        self._timekeeper = Timekeeper(services)
        self._bring_back = bring_back
        self._in_memory = in_memory

    async def get_ready(self) -> None:
        """Before anybody comes: whose time ran out while the server was down gets a little more,
        and whose turn it is where is known without opening a table."""
        store, journal = self._services.store, self._services.journal
        await self._timekeeper.after_start()
        for table_id, clients in (await journal.read(waited_for, store)).items():
            self._services.waiting.note(table_id, clients)

    async def wake(self) -> None:
        """Games in which something happens by itself go on, the oldest first; all others are
        brought back when somebody comes."""
        read, store = self._services.journal.read, self._services.store
        await self._at_each(await read(to_wake, store, self._services.wall() - CATCH_UP), _look)

    async def tidy(self) -> None:
        """Lobbies that nobody came to are forgotten, deserted games closed, old ones summed up."""
        settings, store = self._services.settings, self._services.store
        await self._follow_clock()
        moment = self._timekeeper.never_early
        before = moment - timedelta(seconds=settings.lobbies_kept)
        await self._services.journal.call(store.forget_empty_lobbies, before)
        before = moment - timedelta(seconds=settings.closed_after)
        left = await self._services.journal.read(store.deserted, before)
        await self._at_each(left, closing.close_deserted)
        await sum_up_all(self._services)

    async def keep_time(self) -> None:
        """A bot makes the turn of those whose time is up; not because the clock was set."""
        await self._follow_clock()
        await self._at_each(await self._timekeeper.overdue(), table_actions.time_out)

    async def _follow_clock(self) -> None:
        """If it was set, tables in memory must know when their turns are due now."""
        for table_id, (before, after) in (await self._timekeeper.look()).items():
            if self._in_memory(table_id) is not None:
                move = partial(table_actions.move_due, before=before, after=after)
                await self._at_each([table_id], move)

    async def _at_each(
        self, tables: Sequence[str], deed: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        """One table that fails does not keep the others from their turn."""
        for table_id in tables:
            try:
                live = await self._bring_back(table_id)
            except Unreadable:  # noted by the store
                continue
            except Exception as fault:
                log(logging.ERROR, "table cannot be brought back", fault=fault, table=table_id)
                continue
            with live.held(), suppress(Exception):  # noted by the table's own task
                await deed(live)


async def again_and_again(
    chore: Callable[[], Awaitable[None]], seconds: float, first: float
) -> None:
    """The first time sooner, for servers that never run for long. Whatever goes wrong once may work
    the next time."""
    pause = first
    while True:
        await asyncio.sleep(pause)
        pause = seconds
        try:
            await chore()
        except Exception as fault:
            log(logging.ERROR, "chore failed", fault=fault, chore=chore.__name__)


async def _look(_live: LiveTable) -> None:
    """To bring a table back is all."""
