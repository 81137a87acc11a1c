"""The post office: a queue in the database. It sends what is due, several messages at once, and
notes what became of them.

A message is in the database before it is sent, and leaves it only after it arrived: if the server
dies in between it may arrive twice, but it is not lost (delivery at least once).
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

from dorfplatz import __version__
from dorfplatz.server.logs import log
from dorfplatz.server.store import deliveries
from dorfplatz.server.store.deliveries import Delivery
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.webhooks.complaints import GONE, NO_ANSWER
from dorfplatz.server.webhooks.receiver import host_of
from dorfplatz.server.webhooks.schedule import WAITS, next_try
from dorfplatz.server.webhooks.sending import Sender
from dorfplatz.server.webhooks.signing import HEADER, signature

AT_ONCE: Final = 16
AT_ONCE_TO_HOST: Final = 4
"""Slow receivers wait for each other, not everybody for them."""
LOOKED_AT: Final = 500
"""Of what is due: among them some that need not wait for a slow host."""
TRY_AGAIN: Final = 5.0
"""Seconds after something went wrong on our side."""


class Post:
    def __init__(
        self,
        store: Store,
        journal: Journal,
        sender: Sender,
        *,
        ended: Callable[[StoredHook], None],
        clock: Callable[[], datetime] = now,
    ) -> None:
        """`ended` is called with hooks that have nothing more to tell."""
        self._store = store
        self._journal = journal
        self._sender = sender
        self._ended = ended
        self._clock = clock
        self._awake = asyncio.Event()
        self._sent: dict[asyncio.Task[None], Delivery] = {}

    def wake(self) -> None:
        """Something new is to be sent."""
        self._awake.set()

    async def work(self) -> None:
        while True:
            self._awake.clear()
            try:
                await self.send_due()
                wait = await self._seconds_until_due()
            except Exception as fault:
                log(logging.ERROR, "webhooks cannot be sent", fault=fault)
                wait = TRY_AGAIN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), wait)

    async def send_due(self) -> None:
        """Begin to send what can be sent now; the end of each calls for the next. What was on its
        way when the list was made may have arrived by the time it is looked at."""
        moment, read = self._clock(), self._journal.read
        busy = {delivery.hook.id for delivery in self._sent.values()}
        for delivery in await read(deliveries.due, self._store, moment, LOOKED_AT):
            if delivery.hook.id not in busy and self._has_room_for(delivery.hook):
                task = asyncio.create_task(self._deliver(delivery))
                self._sent[task] = delivery
                task.add_done_callback(self._done)

    async def all_sent(self) -> None:
        """Wait for what is on its way."""
        while self._sent:
            await asyncio.wait([*self._sent])
            await asyncio.sleep(0)

    async def close(self) -> None:
        """What is on its way is sent once more by the next server."""
        tasks = [*self._sent]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def send(self, hook: StoredHook, event: str, mark: str, body: str) -> str | None:
        """One message, signed. Nothing if it arrived, else why not."""
        content = body.encode()
        moment = int(self._clock().timestamp())
        headers = {
            "Content-Type": "application/json; charset=utf-8",
            "User-Agent": f"Dorfplatz/{__version__}",
            "Dorfplatz-Event": event,
            "Dorfplatz-Delivery": mark,
            HEADER: signature(hook.secret, moment, content),
        }
        try:
            return await self._sender.send(hook.url, headers, content)
        except Exception as fault:  # whatever a receiver does, it must not be asked without end
            log(logging.ERROR, "webhook failed", fault=fault, hook=hook.id)
            return NO_ANSWER

    def _has_room_for(self, hook: StoredHook) -> bool:
        """To each receiver one after the other, and only so many to each host."""
        busy = [delivery.hook for delivery in self._sent.values()]
        hosts = [host_of(other.url) for other in busy]
        return (
            len(busy) < AT_ONCE
            and all(other.id != hook.id for other in busy)
            and hosts.count(host_of(hook.url)) < AT_ONCE_TO_HOST
        )

    def _done(self, task: asyncio.Task[None]) -> None:
        delivery = self._sent.pop(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log(logging.ERROR, "webhook not noted", fault=fault, hook=delivery.hook.id)
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake)
            return
        self.wake()

    async def _deliver(self, delivery: Delivery) -> None:
        news, hook, call = delivery.news, delivery.hook, self._journal.call
        if not await self._journal.read(deliveries.is_still_so, self._store, delivery):
            await call(deliveries.settle, self._store, news)
            return
        complaint = await self.send(hook, news.event, news.id, news.body)
        if complaint is not None:
            await self._failed(delivery, complaint)
        elif await call(deliveries.delivered, self._store, delivery, self._clock()):
            self._ended(hook)

    async def _failed(self, delivery: Delivery, complaint: str) -> None:
        """A hook is paused when all tries failed and nothing else arrived either, or at once if the
        receiver wants no more."""
        hook, call = delivery.hook, self._journal.call
        again = next_try(delivery.news.attempt + 1, self._clock())
        await call(deliveries.failed, self._store, delivery, complaint, again)
        if complaint == GONE or (again is None and hook.failures + 1 >= len(WAITS)):
            await call(deliveries.pause, self._store, hook.id)

    async def _seconds_until_due(self) -> float | None:
        moment = self._clock()
        due = await self._journal.read(deliveries.next_due, self._store, moment)
        return None if due is None else max(0.0, (due - moment).total_seconds())
