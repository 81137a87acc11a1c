"""All tables of a server, kept in memory only while somebody needs them."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final, Unpack

from dorfplatz.core.contract import COMPONENTS
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http import words
from dorfplatz.server.http.refusals import Forbidden, Missing, TooMany
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables import beginning
from dorfplatz.server.tables.game_length import check_fork
from dorfplatz.server.tables.hint_sources import games_like
from dorfplatz.server.tables.live.attendance import seen
from dorfplatz.server.tables.live.changes import Subscriber
from dorfplatz.server.tables.live.presence import Presence
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.tables.live.table_storage import TableStorage
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.server.tables.new_tables import Terms, Wish, forked, new_table, once_more
from dorfplatz.server.tables.replays.background import OURSELVES
from dorfplatz.server.tables.replays.uploading import taken_in
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.subscribers.bot_turns import BotTurns
from dorfplatz.server.tables.upkeep import Upkeep, again_and_again

SWEEP_EVERY: Final = 30.0


class TableRegistry:
    def __init__(self, services: Services, subscribers: Sequence[Subscriber]) -> None:
        """The subscribers hear of every change at every table, and when one is brought back."""
        self._services = services
        self._subscribers = subscribers
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        """Tables that were let go and are not closed yet."""
        self.upkeep = Upkeep(services, self.table, self.find)
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Games go on that were interrupted, and chores are done from now on."""
        settings, upkeep = self._services.settings, self.upkeep
        await upkeep.get_ready()
        chores = {
            self.let_go_of_idle: min(SWEEP_EVERY, settings.idle_after),
            upkeep.tidy: settings.tidy_every,
            upkeep.keep_time: settings.look_at_clock,
        }
        self._chores = [
            asyncio.create_task(upkeep.wake()),
            *(
                asyncio.create_task(again_and_again(chore, pause, min(pause, SWEEP_EVERY)))
                for chore, pause in chores.items()
            ),
        ]

    async def table(self, table_id: str, asker: str = OURSELVES) -> LiveTable:
        """A table by its id, brought back from the store if need be: once, however many ask.
        Whoever awaits anything before they are done with it must hold it (`LiveTable.held`), or it
        may be let go under them. The asker is an address, whose time to compute it takes."""
        while True:
            task = self._live.get(table_id)
            if task is None:
                task = self._live[table_id] = asyncio.create_task(self._load(table_id, asker))
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
        asker: str = OURSELVES,
        **terms: Unpack[Terms],
    ) -> LiveTable:
        """A new table; where every seat is taken the game begins as soon as the dice are ready."""
        prepare = partial(new_table, host, game, wishes, options, **terms)
        if COMPONENTS.name in options:  # to check such a file may take a while
            table = await self._services.background.call(asker, prepare)
        else:
            table = prepare()
        return await self._opened(host, table, asker)

    async def fork(
        self,
        host: Visitor,
        live: LiveTable,
        version: int,
        wishes: tuple[Wish, ...],
        asker: str = OURSELVES,
        **terms: Unpack[Terms],
    ) -> LiveTable:
        """A new table that goes on from a position of another one, with dice of its own."""
        table = forked(host, live, version, wishes, **terms)
        check_fork(live.course, version)
        return await self._opened(host, table, asker)

    async def keep(self, host: Visitor, text: str, asker: str = OURSELVES) -> LiveTable:
        """A record that was played elsewhere, to look at and to play on from. What takes too much
        computing is refused; what was taken in once is brought back however long that takes."""
        services, most = self._services, self._services.settings.upload_seconds
        try:
            new = await services.background.run(asker, taken_in(host, text), at_most=most)
        except TimeoutError:
            raise Malformed(words.SLOW_RECORD, most=round(most)) from None
        sources = await games_like(services, new.course.record)
        table = replace(new.table, hints_after=sources)
        await services.journal.call(services.store.keep, table, new.lines)
        self._live[table.id] = asyncio.create_task(self._start(table, new.course, asker))
        return await self.table(table.id, asker)

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

    def find(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return next((live for name, live in self._loaded() if name == table_id), None)

    def dismiss(self) -> None:
        """The server is about to stop: nobody needs to listen any longer."""
        for _, live in self._loaded():
            live.dismiss()
        self._services.notifications.dismiss()

    async def close(self) -> None:
        """Tables that are just being brought back are given up, or waited for: otherwise nobody
        would close them."""
        for chore in self._chores:
            chore.cancel()
        self._services.background.stop()
        await asyncio.gather(*self._leaving.values())
        await asyncio.gather(*self._live.values(), return_exceptions=True)
        for _, live in self._loaded():
            await live.close()

    async def _opened(self, host: Visitor, table: StoredTable, asker: str) -> LiveTable:
        await self._check_number(host)
        await self._services.journal.call(self._services.store.create, table)
        live = await self.table(table.id, asker)
        seen(live, host)
        return live

    async def let_go_of_idle(self) -> None:
        """Of tables that nobody looks at."""
        await self._let_go(self._services.settings.idle_after)

    async def _let_go(self, idle_after: float = inf) -> None:
        """Of idle tables, and of others that nobody looks at as long as there are too many
        positions in memory; those first that were left the longest ago."""
        loaded = sorted(self._loaded(), key=lambda named: -named[1].presence.quiet_for)
        too_many = sum(live.version for _, live in loaded) - self._services.settings.positions_kept
        for table_id, live in loaded:
            is_left = too_many > 0 and not live.is_busy
            if (is_left or _is_idle(live, idle_after)) and self.find(table_id) is live:
                too_many -= live.version
                del self._live[table_id]
                live.dismiss()  # whoever has it in hand is told so from this moment
                self._leaving[table_id] = asyncio.create_task(self._close(table_id, live))
                await asyncio.shield(self._leaving[table_id])

    async def _close(self, table_id: str, live: LiveTable) -> None:
        try:
            await live.close()
        finally:
            del self._leaving[table_id]

    async def _load(self, table_id: str, asker: str) -> LiveTable:
        """Never beside itself: one that is just let go closes first."""
        if table_id in self._leaving:
            await asyncio.shield(self._leaving[table_id])
        store, journal = self._services.store, self._services.journal
        stored = await journal.read(store.load, table_id)
        if stored is None:
            raise Missing(words.NO_TABLE)
        return await self._start(stored, await self._storage(table_id, asker).course(), asker)

    async def _start(self, stored: StoredTable, course: AnyCourse | None, asker: str) -> LiveTable:
        await self._let_go()
        live = self._set_up(stored, course, asker)
        try:
            await beginning.resume(live)
        except BaseException:
            await live.close()
            raise
        return live

    def _set_up(self, stored: StoredTable, course: AnyCourse | None, asker: str) -> LiveTable:
        services = self._services
        presence = Presence(services.settings.away_after, services.clock)
        storage = self._storage(stored.id, asker)
        live = LiveTable(stored, course, storage, presence, services.unhinted)
        bots = BotTurns(services.thinker, services.settings.bot_pause)
        for subscriber in (*self._subscribers, bots.table_changed):
            live.changes.subscribe(subscriber)
        return live

    def _storage(self, table_id: str, asker: str) -> TableStorage:
        services = self._services
        compute = partial(services.background.run, asker)
        return TableStorage(table_id, services.store, services.journal, compute, services.wall)

    async def _check_number(self, host: Visitor) -> None:
        store, most = self._services.store, self._services.settings.open_tables
        if await self._services.journal.read(store.open_tables_of_host, host.id) >= most:
            raise TooMany(words.TOO_MANY_TABLES, most=most)

    def _loaded(self) -> list[tuple[str, LiveTable]]:
        tasks = self._live.items()
        done = ((name, task) for name, task in tasks if task.done() and not task.exception())
        return [(name, task.result()) for name, task in done]


@action
async def _set_up_rematch(live: LiveTable) -> None:
    await live.storage.rematch(once_more(live))
    await live.reload()


def _is_idle(live: LiveTable, seconds: float) -> bool:
    """Where nobody has come since it was brought back, nobody may come for long."""
    patience = seconds if live.presence.was_visited else min(seconds, SWEEP_EVERY)
    return not live.is_busy and live.presence.quiet_for > patience
