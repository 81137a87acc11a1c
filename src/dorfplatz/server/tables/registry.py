"""All tables of a server, kept in memory only while somebody needs them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final, Unpack

from dorfplatz.core.record import read, write_entry
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.http import words
from dorfplatz.server.http.refusals import Forbidden, Missing, TooMany
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.logs import log
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables import beginning, closing, table_actions
from dorfplatz.server.tables.hint_sources import games_like
from dorfplatz.server.tables.late_summaries import sum_up_all
from dorfplatz.server.tables.live.attendance import seen
from dorfplatz.server.tables.live.changes import Subscriber
from dorfplatz.server.tables.live.presence import Presence
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.tables.live.table_storage import TableStorage
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.server.tables.new_tables import Terms, Wish, forked, new_table, once_more, uploaded
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.subscribers.bot_turns import BotTurns
from dorfplatz.server.tables.timekeeping.timekeeper import Timekeeper

SWEEP_EVERY: Final = 30.0
ENTRIES_AT_MOST: Final = 3000
"""In an uploaded record, which takes time to replay; games have a few hundred."""


class TableRegistry:
    def __init__(self, services: Services, subscribers: Sequence[Subscriber]) -> None:
        """The subscribers hear of every change at every table, and when one is brought back."""
        self._services = services
        self._subscribers = subscribers
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        """Tables that were let go and are not closed yet."""
        self._timekeeper = Timekeeper(services)
        settings = services.settings
        chores = {
            self.let_go_of_idle: min(SWEEP_EVERY, settings.idle_after),
            self.tidy: settings.tidy_every,
            self.keep_time: settings.look_at_clock,
        }
        self._chores = [
            asyncio.create_task(_again_and_again(seconds, chore))
            for chore, seconds in chores.items()
        ]

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, brought back from the store if need be. Whoever awaits anything before
        they are done with it must hold it (`LiveTable.held`), or it may be let go under them."""
        while True:
            task = self._live.get(table_id)
            if task is None:
                task = self._live[table_id] = asyncio.create_task(self._load(table_id))
            try:
                live = await asyncio.shield(task)
            except Exception:
                if self._live.get(table_id) is task:
                    del self._live[table_id]
                raise
            if self._live.get(table_id) is task:
                return live

    async def open(
        self,
        host: Visitor,
        game: str,
        wishes: tuple[Wish, ...],
        options: Mapping[str, str],
        **terms: Unpack[Terms],
    ) -> LiveTable:
        """A new table; where every seat is taken the game begins as soon as the dice are ready."""
        return await self._opened(host, new_table(host, game, wishes, options, **terms))

    async def fork(
        self,
        host: Visitor,
        live: LiveTable,
        version: int,
        wishes: tuple[Wish, ...],
        **terms: Unpack[Terms],
    ) -> LiveTable:
        """A new table that goes on from a position of another one, with dice of its own."""
        return await self._opened(host, forked(host, live, version, wishes, **terms))

    async def keep(self, host: Visitor, text: str) -> LiveTable:
        """A record that was played elsewhere, to look at and to play on from."""
        record = read(text)
        if len(record.entries) > ENTRIES_AT_MOST:
            raise Malformed(words.LONG_RECORD, most=ENTRIES_AT_MOST)
        course = await asyncio.to_thread(course_of, record)
        table = uploaded(host, course, await games_like(self._services, course.record))
        lines = [write_entry(entry).removesuffix("\n") for entry in course.entries]
        await self._services.journal.call(self._services.store.keep, table, lines)
        return await self.table(table.id)

    async def rematch(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        """The same people and bots once more, at a new table; where one stands already, there."""
        if not live.course.is_complete:
            raise Illegal(words.NOT_OVER)
        if not seats_of(live, visitor):
            raise Forbidden(words.WATCHING)
        if live.stored.next is None:
            await self._check_number(visitor)
            await _set_up_rematch(live)
        assert live.stored.next is not None
        return await self.table(live.stored.next)

    async def wake_all(self) -> None:
        """After a start every unfinished game goes on; those that wait for people soon rest."""
        store = self._services.store
        await self._timekeeper.after_start()
        await self._at_each(await self._services.journal.read(store.unfinished), _look)

    def find(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return next((live for name, live in self._loaded() if name == table_id), None)

    def dismiss(self) -> None:
        """The server is about to stop: nobody needs to listen any longer."""
        for _, live in self._loaded():
            live.dismiss()
        self._services.notifications.dismiss()

    async def close(self) -> None:
        """Tables that are just being brought back are waited for, or nobody would close them."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._leaving.values())
        await asyncio.gather(*self._live.values(), return_exceptions=True)
        for _, live in self._loaded():
            await live.close()

    async def _opened(self, host: Visitor, table: StoredTable) -> LiveTable:
        await self._check_number(host)
        await self._services.journal.call(self._services.store.create, table)
        live = await self.table(table.id)
        seen(live, host)
        return live

    async def let_go_of_idle(self) -> None:
        """Of tables that nobody looks at."""
        for table_id, live in self._loaded():
            if _is_idle(live, self._services.settings.idle_after):
                del self._live[table_id]
                live.dismiss()  # whoever has it in hand is told so from this moment
                self._leaving[table_id] = asyncio.create_task(self._close(table_id, live))
                await asyncio.shield(self._leaving[table_id])

    async def _close(self, table_id: str, live: LiveTable) -> None:
        try:
            await live.close()
        finally:
            del self._leaving[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        """Never beside itself: one that is just let go closes first."""
        if table_id in self._leaving:
            await asyncio.shield(self._leaving[table_id])
        store, journal = self._services.store, self._services.journal
        stored = await journal.read(store.load, table_id)
        if stored is None:
            raise Missing(words.NO_TABLE)
        text = await journal.read(store.record, table_id)
        course = None if text is None else course_of(read(text))
        live = self._set_up(stored, course)
        try:
            await beginning.resume(live)
        except BaseException:
            await live.close()
            raise
        return live

    def _set_up(self, stored: StoredTable, course: AnyCourse | None) -> LiveTable:
        services = self._services
        storage = TableStorage(stored.id, services.store, services.journal, services.wall)
        presence = Presence(services.settings.away_after, services.clock)
        live = LiveTable(stored, course, storage, presence, services.unhinted)
        bots = BotTurns(services.thinker, services.settings.bot_pause)
        for subscriber in (*self._subscribers, bots.table_changed):
            live.changes.subscribe(subscriber)
        return live

    async def _check_number(self, host: Visitor) -> None:
        store, most = self._services.store, self._services.settings.open_tables
        if await self._services.journal.read(store.open_tables_of_host, host.id) >= most:
            raise TooMany(words.TOO_MANY_TABLES, most=most)

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
            if table_id in self._live:
                move = partial(table_actions.move_due, before=before, after=after)
                await self._at_each([table_id], move)

    async def _at_each(
        self, tables: Sequence[str], deed: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        """One table that fails does not keep the others from their turn."""
        for table_id in tables:
            try:
                live = await self.table(table_id)
            except Exception as fault:
                log(logging.ERROR, "table cannot be brought back", fault=fault, table=table_id)
                continue
            with live.held(), suppress(Exception):  # noted by the table's own task
                await deed(live)

    def _loaded(self) -> list[tuple[str, LiveTable]]:
        tasks = self._live.items()
        done = ((name, task) for name, task in tasks if task.done() and not task.exception())
        return [(name, task.result()) for name, task in done]


async def _again_and_again(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Also on servers that never run for long; whatever goes wrong once may work the next time."""
    pause = min(seconds, SWEEP_EVERY)
    while True:
        await asyncio.sleep(pause)
        pause = seconds
        try:
            await chore()
        except Exception as fault:
            log(logging.ERROR, "chore failed", fault=fault, chore=chore.__name__)


@action
async def _set_up_rematch(live: LiveTable) -> None:
    await live.storage.rematch(once_more(live))
    await live.reload()


async def _look(_live: LiveTable) -> None:
    """To bring a table back is all."""


def _is_idle(live: LiveTable, seconds: float) -> bool:
    """Where nobody has come since it was brought back, nobody may come for long."""
    patience = seconds if live.presence.was_visited else min(seconds, SWEEP_EVERY)
    return not live.is_busy and live.presence.quiet_for > patience
