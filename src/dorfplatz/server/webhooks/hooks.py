"""Webhooks of a server: who has one, what happens at tables, and the queue of messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.http.limits import Limiter
from dorfplatz.server.logs import log
from dorfplatz.server.settings import Settings
from dorfplatz.server.store import deliveries
from dorfplatz.server.store import hooks as stored
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.webhooks import words
from dorfplatz.server.webhooks.messages import TEST, message_for_test
from dorfplatz.server.webhooks.network import CheckedNetwork, Lookup, Lookups, NotThere
from dorfplatz.server.webhooks.news import news_for
from dorfplatz.server.webhooks.post import Post
from dorfplatz.server.webhooks.receiver import host_of
from dorfplatz.server.webhooks.register import Register
from dorfplatz.server.webhooks.sending import CONNECTED_WITHIN, DONE_WITHIN, Sender

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable

TESTS_AT_ONCE: Final = 4


class Hooks:
    def __init__(
        self,
        store: Store,
        journal: Journal,
        settings: Settings,
        *,
        lookup: Lookup | None = None,
        within: float = DONE_WITHIN,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.limit = Limiter(settings.hooks)
        """For each address that makes hooks and sends tests."""
        self._store = store
        self._journal = journal
        self._settling = settings.hooks_after
        self._lookups = Lookups()
        self._network = CheckedNetwork(lookup or self._lookups, private=settings.hooks_to_private)
        sender = Sender(self._network, within=within)
        self._register = Register()
        self.post = Post(store, journal, sender, ended=self._register.drop, clock=clock)
        self._clock = clock
        self._noted: dict[str, LiveTable] = {}
        self._testing = asyncio.Semaphore(TESTS_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # The server

    async def start(self, bring_back: Callable[[str], Awaitable[object]]) -> None:
        """Before tables are brought back, so that what happens there is noticed."""
        for hook in await self._journal.read(stored.all_hooks, self._store):
            self._register.put(hook)
        self._go_on(self.post.work())
        self._go_on(self._catch_up(bring_back))

    async def close(self) -> None:
        """What was noticed last is noticed again when the next server brings its table back."""
        self._register = Register()  # from now on nothing is noticed
        self._noted.clear()
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.post.close()
        self._lookups.close()

    def table_changed(self, live: "LiveTable") -> None:
        """What matters is looked at a moment later: by then quick bots have moved, and whoever
        opened the table shows it."""
        if live.is_open and self._register.of(live.stored):
            self._note(live)

    def _note(self, live: "LiveTable") -> None:
        if live.id not in self._noted:
            wait = 0.0 if live.is_at_rest else self._settling
            asyncio.get_running_loop().call_later(wait, self._look, live.id)
        self._noted[live.id] = live

    def _look(self, table_id: str) -> None:
        live = self._noted.pop(table_id, None)
        if live is not None:
            self._go_on(self._tell(live))

    async def _tell(self, live: "LiveTable") -> None:
        try:
            moment, hooks = self._clock(), self._register.of(live.stored)
            found = (news_for(hook, live, moment) for hook in hooks)
            news = tuple(each for each in found if each is not None)
            if not news:
                return
            if await self._journal.call(deliveries.tell, self._store, news):
                self.post.wake()
        except Exception as fault:
            log(logging.ERROR, "webhooks were not told", fault=fault, table=live.id)

    async def _catch_up(self, bring_back: Callable[[str], Awaitable[object]]) -> None:
        """Games that ended just before a crash: they are noticed when they are brought back."""
        since = self._clock() - deliveries.CATCH_UP
        for table_id in await self._journal.read(deliveries.untold_ends, self._store, since):
            try:
                await bring_back(table_id)
            except Exception as fault:
                log(logging.ERROR, "table cannot be brought back", fault=fault, table=table_id)

    def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What visitors do

    async def check(self, url: str) -> None:
        """Refuse an address that nothing would be sent to."""
        try:
            async with asyncio.timeout(CONNECTED_WITHIN):
                await self._network.check(host_of(url))
        except (NotThere, TimeoutError):
            raise Malformed(words.NOWHERE, host=host_of(url)) from None

    async def save(self, hook: StoredHook) -> None:
        await self._journal.call(stored.save_hook, self._store, hook)
        self._register.put(hook)

    async def remove(self, hook: StoredHook) -> None:
        await self._journal.call(stored.remove_hook, self._store, hook.id)
        self._register.drop(hook)

    async def test(self, hook: StoredHook) -> None:
        """Sent while its owner waits, and only once."""
        body = message_for_test(hook.base, hook.language)
        async with self._testing:
            complaint = await self.post.send(hook, TEST, token_urlsafe(12), body)
        if complaint is None:
            await self._journal.call(stored.note_success, self._store, hook.id, self._clock())
        else:
            await self._journal.call(stored.note_failure, self._store, hook.id, complaint)
