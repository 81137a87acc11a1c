"""A receiver on this machine: keeps what comes, and answers well or badly."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.server.support import SOON

Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Received:
    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self.body)
        return said

    @property
    def event(self) -> str:
        return str(self.json["event"])


def with_status(status: int, *headers: str) -> Answer:
    async def answer(writer: asyncio.StreamWriter) -> None:
        lines = (f"HTTP/1.1 {status} So", *headers, "Content-Length: 0", "", "")
        writer.write("\r\n".join(lines).encode())

    return answer


async def never(_writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


@dataclass(slots=True)
class Receiver:
    """`left` is set when the other side has closed a connection."""

    answer: Answer = field(default_factory=lambda: with_status(204))
    port: int = 0
    connections: int = 0
    received: list[Received] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)
    left: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/here?key=1"

    @property
    def events(self) -> list[str]:
        return [each.event for each in self.received]

    async def next(self) -> Received:
        """What comes after all that came before this was asked."""
        before = len(self.received)
        async with asyncio.timeout(SOON):
            while len(self.received) == before:
                self.came.clear()
                await self.came.wait()
        return self.received[before]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            await self._take(reader)
            await self.answer(writer)
            await writer.drain()
            writer.close()
        except (OSError, asyncio.IncompleteReadError):
            self.left.set()
        finally:
            writer.transport.abort()

    async def _take(self, reader: asyncio.StreamReader) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(": ")[::2] for line in head[1:] if line)
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Received(head[0], headers, body))
        self.came.set()


@asynccontextmanager
async def receiving(answer: Answer | None = None) -> AsyncIterator[Receiver]:
    receiver = Receiver() if answer is None else Receiver(answer)
    tasks: set[asyncio.Task[None]] = set()

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(receiver.serve(reader, writer))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # what was cut off is closed by now
