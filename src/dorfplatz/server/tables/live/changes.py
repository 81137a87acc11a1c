"""How a table says that something has changed: once, to all who subscribed."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import randrange
from time import monotonic
from typing import TYPE_CHECKING
from weakref import ref

from dorfplatz.server.logs import log

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable

Subscriber = Callable[["LiveTable"], None]
"""Called with the table after each change, when what changed is stored; and once more when the
table is no longer open."""


class Changes:
    def __init__(self, live: "LiveTable") -> None:
        self.tick = randrange(1 << 30)
        """Counts everything that may change a page, not only entries; never begins where a page
        from before a restart may be."""
        self.latest = monotonic()
        """When something changed last."""
        self._live = ref(live)
        """Weak, so that all its positions go with the table, without a collection of garbage."""
        self._subscribers: dict[Subscriber, None] = {}

    def subscribe(self, subscriber: Subscriber) -> None:
        """For as long as the table lives."""
        self._subscribers[subscriber] = None

    @contextmanager
    def heard(self) -> Iterator[asyncio.Event]:
        """An event that every change sets, for one who listens for a while. Clear it before looking
        at the table, and nothing is missed."""
        changed = asyncio.Event()

        def wake(_live: "LiveTable") -> None:
            changed.set()

        self._subscribers[wake] = None
        try:
            yield changed
        finally:
            del self._subscribers[wake]

    def publish(self) -> None:
        """A subscriber that fails stops neither others nor the table: what changed is stored."""
        live = self._live()
        assert live is not None
        self.tick += 1
        self.latest = monotonic()
        for subscriber in [*self._subscribers]:
            try:
                subscriber(live)
            except Exception as fault:
                name = getattr(subscriber, "__qualname__", "")
                facts = {"table": live.id, "subscriber": name}
                log(logging.ERROR, "subscriber failed", fault=fault, **facts)
