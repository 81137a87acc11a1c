"""The load: browsers as light as they can be, all in one process.

Each listens to the page of its table and knows from what comes in when it is its turn and what it
may do. Streams are read by protocols, because hundreds of clients of a library would be slower
than the server they measure.
"""

import asyncio
import html
import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import cast
from urllib.parse import urlencode

from bench.server_tables import Person, Prepared

MOVE = re.compile(r'name="move" value="([^"]+)"')
FINALE = rb"class=\"finale\""
TRIES = 3
PATIENCE = 20.0
"""Seconds after which something that was not heard of counts as lost."""


@dataclass(slots=True)
class Figures:
    """What was measured, in seconds."""

    heard: list[float] = field(default_factory=list)
    """From the sending of a move to its showing up at another player's page."""
    answered: list[float] = field(default_factory=list)
    """From the sending of a move to the answer to whoever made it."""
    faults: list[str] = field(default_factory=list)
    bytes: int = 0


class Page(asyncio.Protocol):
    """A page that listens to its table."""

    def __init__(self, request: bytes, changed: Callable[["Page"], None]) -> None:
        self.version = -1
        self.calls = False
        self.over = False
        self.is_lost = False
        self.problem = ""
        self.bytes = 0
        self._moves: dict[str, list[str]] = {}
        self._request = request
        self._changed = changed
        self._buffer = bytearray()
        self._text = bytearray()
        self._left = 0
        self._head = True
        self._transport: asyncio.Transport | None = None

    @property
    def moves(self) -> list[str]:
        """What the buttons on the page offer, part by part."""
        return [html.unescape(move) for moves in self._moves.values() for move in moves]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        self._changed(self)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._buffer += data
        if self._head:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 200"):
                self.problem = self._buffer.decode(errors="replace")
                self.close()
                return
            del self._buffer[: end + 4]
            self._head = False
        self._read_chunks()

    def _read_chunks(self) -> None:
        while self._buffer:
            if self._left == 0:
                end = self._buffer.find(b"\r\n", 1)  # the one before ends the last chunk
                if end < 0:
                    return
                self._left = int(self._buffer[:end], 16)
                del self._buffer[: end + 2]
            part = self._buffer[: self._left]
            self._text += part
            self._left -= len(part)
            del self._buffer[: len(part)]
            if self._left == 0:
                self._read_events()

    def _read_events(self) -> None:
        while (end := self._text.find(b"\n\n")) >= 0:
            event = bytes(self._text[:end])
            del self._text[: end + 2]
            self._hear(event)

    def _hear(self, event: bytes) -> None:
        fields = dict(line.partition(b": ")[::2] for line in event.split(b"\n"))
        if b"data" not in fields:
            return
        self.version = int(fields[b"id"])
        self.calls = b'"calls":true' in event
        self.over = FINALE in event
        for name, part in json.loads(fields[b"data"])["parts"].items():
            self._moves[name] = MOVE.findall(part)
        self._changed(self)


class Table:
    """Three pages at one table; whoever's turn it is moves when told to."""

    def __init__(self, port: int, prepared: Prepared, figures: Figures, random: Random) -> None:
        self._port = port
        self._prepared = prepared
        self.figures = figures
        self._random = random
        self._pages: list[Page] = []
        self._sent = 0.0
        self._before = -1
        self._waiting: set[Page] = set()
        self._news = asyncio.Event()
        self.measuring = False

    @property
    def is_over(self) -> bool:
        return all(page.over for page in self._pages)

    @property
    def bytes(self) -> int:
        return sum(page.bytes for page in self._pages)

    async def sit(self) -> None:
        """Like browsers, pages come back if they are sent away at first."""
        for _ in range(TRIES):
            self._pages = [await self._page(person) for person in self._prepared.people]
            with suppress(ConnectionError):
                return await self.settled()
            self.leave()
        return await self.settled()

    async def _page(self, person: Person) -> Page:
        request = _head("GET", f"/tables/{self._prepared.id}/events?since=0", person)
        page = Page(request + b"\r\n", self._hear)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: page, "127.0.0.1", self._port)
        return page

    async def settled(self) -> None:
        """Until every page shows the same and one of them may move."""
        async with asyncio.timeout(PATIENCE):
            while self._waiting or not self._is_settled():
                if lost := [page for page in self._pages if page.is_lost]:
                    raise ConnectionError(f"the server has sent a page away: {lost[0].problem}")
                self._news.clear()
                await self._news.wait()

    def leave(self) -> None:
        for page in self._pages:
            page.close()

    async def keep_moving(self, first: float, every: float) -> None:
        """A move at its time, whether the server keeps up or not, to the end of the game."""
        loop = asyncio.get_running_loop()
        due = loop.time() + first
        while not self.is_over:
            await asyncio.sleep(max(0.0, due - loop.time()))
            await self.move()
            due += every

    async def move(self) -> float:
        """Make a move and wait until all have seen it. Returns the time to the answer."""
        mover = next(page for page in self._pages if page.calls)
        person = self._prepared.people[self._pages.index(mover)]
        body = urlencode(
            {
                "form_key": person.form_key,
                "version": mover.version,
                "move": self._random.choice(mover.moves),
            }
        ).encode()
        head = _head("POST", f"/tables/{self._prepared.id}/move", person)
        head += b"Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n"
        head += f"Content-Length: {len(body)}\r\n\r\n".encode()
        self._before = mover.version
        self._waiting = {page for page in self._pages if page is not mover}
        self._sent = perf_counter()
        answer = await _ask(self._port, head + body)
        spent = perf_counter() - self._sent
        if self.measuring:
            self.figures.answered.append(spent)
        if not answer.startswith(b"HTTP/1.1 200"):
            self.figures.faults.append(answer[-200:].decode(errors="replace"))
        await self.settled()
        return spent

    def _hear(self, page: Page) -> None:
        if page in self._waiting and page.version > self._before:
            self._waiting.discard(page)
            if self.measuring:
                self.figures.heard.append(perf_counter() - self._sent)
        self._news.set()

    def _is_settled(self) -> bool:
        same = len({page.version for page in self._pages}) == 1
        return same and (self.is_over or sum(page.calls for page in self._pages) == 1)


def _head(method: str, path: str, person: Person) -> bytes:
    lines = (
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {person.cookie}",
        f"Accept: {'application/json' if method == 'POST' else 'text/event-stream'}",
        "Accept-Language: en",
        "Accept-Encoding: gzip",
        "",
    )
    return "\r\n".join(lines).encode()


async def _ask(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        return await reader.read()
    finally:
        writer.close()
