"""Nothing is lost: the real server is killed again and again while programs play."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.store.store import Store
from tests.server.api.foreign import ROOT
from tests.server.support import lines
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio

MOVES = 40
"""So many moves at most from a start to the next kill: from hardly awake to in full swing."""
TABLES = 8
COMMAND = ("dorfplatz", "serve", "--port", "0", "--database")
"""As people use it."""
PATIENT = ("tests.server.api.opened",)
"""The same without limits that a slow machine could meet."""
FAULTS = (httpx.TransportError, ConnectionError)


@dataclass
class RealServer:
    """A process of its own, on the same database after every kill."""

    command: Sequence[str]
    database: Path
    address: str = ""
    starts: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)
    _process: asyncio.subprocess.Process | None = None
    complaints: list[str] = field(default_factory=list)
    _reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *self.command, str(self.database)),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env=os.environ | {"LANGUAGE": "en"},
        )
        said = self._process.stdout
        assert said is not None
        async with asyncio.timeout(GUARD):
            while not (found := re.search(rb"http://[\d.:]+", await said.readline())):
                assert not said.at_eof(), "the server has ended"
        self.address = found[0].decode()
        self.starts += 1
        self._reading = asyncio.create_task(self._read(said))
        self.up.set()

    async def stop(self, how: signal.Signals) -> None:
        self.up.clear()
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            async with asyncio.timeout(GUARD):
                await process.wait()
        if self._reading is not None:
            await self._reading

    async def _read(self, said: asyncio.StreamReader) -> None:
        async for line in said:
            self.complaints.append(line.decode())


@dataclass(frozen=True)
class Done:
    """A move that the server said it had."""

    table: str
    before: int
    seat: int
    text: str
    after: int


@dataclass
class Player:
    """Two programs and the table they sit at."""

    server: RealServer
    random: Random
    done: list[Done]
    tables: list[str]
    tokens: tuple[str, str] = ("", "")
    table: str = ""

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            await self.server.up.wait()
            address, start = self.server.address, self.server.starts
            try:
                async with _client(address) as client:
                    while start == self.server.starts and not until.is_set():
                        await self._step(client)
            except FAULTS:
                await asyncio.sleep(0.02)

    async def _step(self, client: httpx.AsyncClient) -> None:
        if not self.table:
            await self._sit_down(client)
        shown = (await client.get(f"/api/tables/{self.table}", headers=self._as(0))).json()
        if not shown["begun"] or shown["over"]:
            self.table = ""
            return
        seat, version = shown["actor"], shown["version"]
        if shown["seats"][seat]["kind"] != "person":
            await asyncio.sleep(0.02)
            return
        text = self.random.choice(shown["legal"])["text"]
        answer = await client.post(
            f"/api/tables/{self.table}/moves",
            json={"version": version, "move": text},
            headers=self._as(seat),
        )
        if answer.status_code == 200:
            after = answer.json()["version"]
            self.done.append(Done(self.table, version, seat, text, after))
        else:
            assert answer.json()["code"] == "table.moved-on", answer.text

    async def _sit_down(self, client: httpx.AsyncClient) -> None:
        names = [{"name": name} for name in ("Ada", "Ben")]
        tokens = [(await client.post("/api/programs", json=name)).json() for name in names]
        self.tokens = tokens[0]["token"], tokens[1]["token"]
        kinds = ("person", "open", *(["uniform"] if self.random.random() < 0.3 else []))
        asked = {"seats": [{"kind": kind} for kind in kinds]}
        opened = await client.post("/api/tables", json=asked, headers=self._as(0))
        table = opened.json()["id"]
        self.tables.append(table)
        await client.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}, headers=self._as(1))
        self.table = table

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def _client(address: str) -> httpx.AsyncClient:
    """Without certificates: nobody needs them here, and it takes long to read them."""
    return httpx.AsyncClient(base_url=address, timeout=GUARD, verify=False)


@pytest.mark.parametrize("kills", [1, pytest.param(36, marks=pytest.mark.outer)])
async def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_there_twice(
    tmp_path: Path, kills: int
) -> None:
    random = Random("kills")
    server = RealServer(PATIENT, tmp_path / "dorfplatz.sqlite")
    done: list[Done] = []
    tables: list[str] = []
    enough = asyncio.Event()
    players = [Player(server, Random(number), done, tables) for number in range(TABLES)]
    try:
        await server.start()
        playing = [asyncio.create_task(player.play(enough)) for player in players]
        for _ in range(kills):
            await some_moves(done, random)
            await server.stop(signal.SIGKILL)
            await server.start()
        await some_moves(done, random)
        enough.set()
        await asyncio.gather(*playing)
        await server.stop(signal.SIGTERM)
    finally:
        enough.set()
        await server.stop(signal.SIGKILL)
    check(done, records_in(server.database, tables))
    assert not any(map(is_error, server.complaints)), "".join(server.complaints)


async def some_moves(done: list[Done], random: Random) -> None:
    enough = len(done) + random.randrange(1, MOVES)
    await until(lambda: len(done) >= enough, "some moves")


def records_in(database: Path, tables: list[str]) -> dict[str, str]:
    """Of the games that have begun."""
    store = Store.open(str(database))
    found = ((table, store.record(table)) for table in tables)
    records = {table: record for table, record in found if record is not None}
    store.close()
    return records


def check(done: list[Done], records: dict[str, str]) -> None:
    """Every acknowledged move stands in its place, once, in a record that can be played."""
    places: set[tuple[str, int]] = set()
    for each in done:
        entries = lines(records[each.table])
        assert entries[each.before] == f"{each.seat}: {each.text}"
        assert len(entries) >= each.after > each.before
        assert (each.table, each.before) not in places, "two moves were given the same place"
        places.add((each.table, each.before))
    for record in records.values():
        course = course_of(read(record))
        assert len(course.entries) == len(lines(record))


def is_error(line: str) -> bool:
    """What the server itself logs; workers that lose their server in mid-air may say anything."""
    try:
        return bool(json.loads(line)["level"] == "error")
    except (ValueError, KeyError):
        return False


@pytest.mark.parametrize(
    "how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.outer)]
)
async def test_a_server_that_is_told_to_stop_stops_by_itself_and_complains_about_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    server = RealServer(COMMAND, tmp_path / "dorfplatz.sqlite")
    await server.start()
    await server.stop(how)
    assert "".join(server.complaints).strip() in ("", "Stopped.")
