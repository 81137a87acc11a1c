"""A program's stream: all its tables on one connection, a line for whatever happens there.

Nothing is queued for those who read slowly. What they have not heard is in the record, and is
looked up when they take their next line; so whoever comes back needs nothing but the standing.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.api.attending import Attending
from dorfplatz.server.api.news import Line, Ping
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.logs import log
from dorfplatz.server.store.program_tables import playing_at
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.subscribers.notifications import Listener

PING_EVERY = 10.0
"""Seconds; also how long it takes to notice that a program lets others wait."""
TABLES_AT_MOST: Final = 100
"""On one connection; others follow as soon as one of these is over."""
SLOW_AFTER: Final = 30.0
"""Seconds after which somebody who does not take a line no longer counts as being there."""


class ProgramStream:
    def __init__(
        self,
        bring_back: Callable[[str], Awaitable[LiveTable]],
        services: Services,
        program: Visitor,
        named: tuple[str, ...] = (),
    ) -> None:
        """All tables of a program; or only some by name, which are told even if they are over, and
        when all of them are, the stream ends."""
        self._bring_back = bring_back
        self._services = services
        self._program = program
        self._named = named
        self._attended: dict[str, Attending] = {}
        self._left_out = False

    async def lines(self) -> AsyncIterator[bytes]:
        """A stream that fails ends, and the program comes back by itself."""
        try:
            names = self._named or (self._program.id,)
            with self._services.notifications.listening_to(names) as heard:
                async for line in self._told(heard):
                    with self._watched():
                        yield line.model_dump_json().encode() + b"\n"
        except Exception as fault:
            log(logging.ERROR, "stream failed", fault=fault)
        finally:
            self._leave()

    async def _told(self, heard: Listener) -> AsyncIterator[Line]:
        heard.notify(await self._tables())
        pause = 0.0
        while heard.is_open:
            changed = heard.take()
            for name in changed:
                for line in await self._news(name):
                    yield line
            if not changed:
                yield Ping()
                pause = PING_EVERY
            self._forget_what_is_over()
            if self._named and not self._attended:
                return
            if self._left_out and len(self._attended) < TABLES_AT_MOST:
                heard.notify(await self._tables())
            self._show_up()
            await heard.wait(pause)

    async def _tables(self) -> tuple[str, ...]:
        self._left_out = False
        services, program = self._services, self._program.id
        if self._named:
            return self._named
        read = services.journal.read
        return tuple(await read(playing_at, services.store, program, TABLES_AT_MOST))

    async def _news(self, name: str) -> Iterator[Line]:
        live = await self._table(name)
        if live is None:
            return iter(())
        if name not in self._attended:
            if live.is_at_rest and not self._named:
                return iter(())
            if len(self._attended) >= TABLES_AT_MOST:
                self._left_out = True
                return iter(())
            self._attended[name] = Attending(live, self._program, self._services.clock)
        return self._attended[name].news(live)

    async def _table(self, name: str) -> LiveTable | None:
        """A table that cannot be brought back does not keep others from being played."""
        try:
            return await self._bring_back(name)
        except Refusal:
            return None
        except Exception as fault:
            log(logging.ERROR, "table cannot be brought back", fault=fault, table=name)
            return None

    def _forget_what_is_over(self) -> None:
        for name in [name for name, each in self._attended.items() if each.is_over]:
            self._attended.pop(name).leave()

    def _show_up(self) -> None:
        for each in self._attended.values():
            each.show_up(self._services.settings.away_after)

    def _leave(self) -> None:
        for each in self._attended.values():
            each.leave()

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """While the reader takes a line, which may be never."""
        watch = asyncio.get_running_loop().call_later(SLOW_AFTER, self._leave)
        try:
            yield
        finally:
            watch.cancel()
