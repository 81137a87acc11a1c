"""Real servers in processes of their own, which are killed and started again."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Sequence
from typing import Final

from tests.server.api.foreign import ROOT
from tests.waiting import GUARD, until

COMMAND: Final = ("dorfplatz", "serve", "--port", "0", "--database")
"""As people use it."""
PATIENT: Final = ("tests.server.api.opened",)
"""The same without limits that a slow machine could meet."""
ADDRESS: Final = re.compile(r"http://[\d.:]+")
PROCESS: Final = re.compile(r"process (\d+)")


class RealServer:
    """A process for each start, on the same database after every kill."""

    def __init__(self, command: Sequence[str], database: str) -> None:
        self._command = command
        self._database = database
        self.address = ""
        self.starts = 0
        self.up = asyncio.Event()
        self.complaints: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._process = await _started(*self._command, self._database)
        said = self._process.stdout
        assert said is not None
        async with asyncio.timeout(GUARD):
            while not (found := ADDRESS.search((await said.readline()).decode())):
                assert not said.at_eof(), "the server has ended"
        self._is_up(found[0])
        self._reading = asyncio.create_task(self._read(said))

    async def stop(self, how: signal.Signals) -> None:
        self.up.clear()
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            async with asyncio.timeout(GUARD):
                await process.wait()
        if self._reading is not None:
            await self._reading

    async def close(self) -> None:
        await self.stop(signal.SIGKILL)

    def _is_up(self, address: str) -> None:
        self.address = address
        self.starts += 1
        self.up.set()

    async def _read(self, said: asyncio.StreamReader) -> None:
        async for line in said:
            self.complaints.append(line.decode())

    @property
    def errors(self) -> list[str]:
        """What the server itself has logged as an error; workers that lose their server in mid-air
        may say anything."""
        return [event for line in self.complaints if (event := _error(line))]


class ForkedServer(RealServer):
    """A fork for each start, for those who kill by the hundred."""

    def __init__(self, database: str) -> None:
        super().__init__((), database)
        self._nursery: asyncio.subprocess.Process | None = None
        self._server = 0

    async def start(self) -> None:
        if self._nursery is None:
            self._nursery = await _started("tests.server.kills.nursery")
            assert self._nursery.stdout is not None
            self._reading = asyncio.create_task(self._read(self._nursery.stdout))
        self.address = ""
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{self._database}\n".encode())
        await until(lambda: self._server and self.address, "the start of a server")
        self._is_up(self.address)

    async def stop(self, how: signal.Signals) -> None:
        self.up.clear()
        if self._server:
            os.kill(self._server, how)
            await until(lambda: not _lives(self._server), "the end of a server")
            self._server = 0

    async def close(self) -> None:
        await self.stop(signal.SIGKILL)
        if self._nursery is not None:
            self._nursery.kill()
            await self._nursery.wait()
        if self._reading is not None:
            await self._reading

    async def _read(self, said: asyncio.StreamReader) -> None:
        async for line in said:
            text = line.decode()
            if found := PROCESS.fullmatch(text.strip()):
                self._server = int(found[1])
            elif found := ADDRESS.fullmatch(text.strip()):
                self.address = found[0]
            else:
                self.complaints.append(text)


async def _started(*command: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", *command),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=os.environ | {"LANGUAGE": "en"},
    )


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _error(line: str) -> str | None:
    try:
        told = json.loads(line)
        return str(told["event"]) if told["level"] in ("error", "critical") else None
    except (ValueError, KeyError, TypeError):
        return None
