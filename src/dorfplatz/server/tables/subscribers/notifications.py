"""For whoever wants to hear of many tables at once, without asking each again and again."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.live_table import LiveTable


class Listener:
    """However often a table changes before somebody looks, it is one thing to look at."""

    def __init__(self) -> None:
        self.is_open = True
        """Until the server stops."""
        self._changed: dict[str, None] = {}
        self._woken = asyncio.Event()

    def notify(self, tables: Iterable[str]) -> None:
        self._changed.update(dict.fromkeys(tables))
        self._woken.set()

    def take(self) -> list[str]:
        """The tables that changed since this was asked last, in the order of their changes."""
        self._woken.clear()
        changed = [*self._changed]
        self._changed.clear()
        return changed

    async def wait(self, seconds: float) -> None:
        """Until something changes, or for so long at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)

    def dismiss(self) -> None:
        self.is_open = False
        self._woken.set()


class Notifications:
    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    def table_changed(self, live: LiveTable) -> None:
        if live.is_open:
            self.notify(live.stored)

    def notify(self, table: StoredTable) -> None:
        """Something at a table has changed: its host, its players and those who watch it hear."""
        if self._listeners:
            players = (owner for seat in table.seats for owner in seat.owners)
            for name in {table.id, table.host, *players}:
                for listener in self._listeners.get(name, ()):
                    listener.notify((table.id,))

    @contextmanager
    def listening_to(self, names: Iterable[str]) -> Iterator[Listener]:
        """For tables or visitors of these names, as long as somebody listens."""
        listener, asked = Listener(), set(names)
        for name in asked:
            self._listeners.setdefault(name, set()).add(listener)
        try:
            yield listener
        finally:
            for name in asked:
                self._listeners[name].discard(listener)
                if not self._listeners[name]:
                    del self._listeners[name]

    def dismiss(self) -> None:
        """The server is about to stop: nobody needs to listen any longer."""
        for listener in {each for several in self._listeners.values() for each in several}:
            listener.dismiss()
