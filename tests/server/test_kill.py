"""Nothing is lost: the real server is killed again and again while programs play.

A longer run: `DORFPLATZ_KILLS=200 pytest tests/server/test_kill.py`.
"""

import asyncio
import json
import os
import re
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from tests.server.support import lines

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("DORFPLATZ_KILLS", "6"))
MOVES = 40
"""So many moves at most from a start to the next kill: from hardly awake to in full swing."""
PATIENCE = 0.8
"""Seconds after which fewer moves are enough."""
TABLES = 8
FAULTS = (httpx.TransportError, ConnectionError)


@dataclass
class RealServer:
    """The command as people use it, on the same database after every kill."""

    database: Path
    address: str = ""
    starts: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)
    _process: asyncio.subprocess.Process | None = None
    complaints: list[str] = field(default_factory=list)
    _reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        options = ["--port", "0", "--database", str(self.database), "--bot-pause", "0"]
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "dorfplatz", "serve", *options),
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            env=os.environ | {"LANGUAGE": "en"},
        )
        errors = self._process.stderr
        assert errors is not None
        async with asyncio.timeout(30):
            while not (found := re.search(rb"http://[\d.:]+/", await errors.readline())):
                assert not errors.at_eof(), "the server has ended"
        self.address = found[0].decode().rstrip("/")
        self.starts += 1
        self._reading = asyncio.create_task(self._read(errors))
        self.up.set()

    async def stop(self, how: signal.Signals) -> None:
        self.up.clear()
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            await process.wait()
        if self._reading is not None:
            await self._reading

    async def _read(self, errors: asyncio.StreamReader) -> None:
        async for line in errors:
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
    """Two programs and the table they sit at; a program has a limit of its own for moves."""

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
                async with httpx.AsyncClient(base_url=address, timeout=5) as client:
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
        elif answer.status_code == 429:
            await asyncio.sleep(0.2)
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


async def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_there_twice(
    tmp_path: Path,
) -> None:
    random = Random("kills")
    server = RealServer(tmp_path / "dorfplatz.sqlite")
    done: list[Done] = []
    tables: list[str] = []
    enough = asyncio.Event()
    players = [Player(server, Random(number), done, tables) for number in range(TABLES)]
    try:
        await server.start()
        playing = [asyncio.create_task(player.play(enough)) for player in players]
        for _ in range(KILLS):
            await some_moves(done, random)
            await server.stop(signal.SIGKILL)
            await server.start()
        await asyncio.sleep(0.5)
        enough.set()
        await asyncio.gather(*playing)
        await server.stop(signal.SIGTERM)
        await server.start()
        records = await records_of(server, tables)
    finally:
        enough.set()
        await server.stop(signal.SIGKILL)
    assert len(done) >= KILLS, "too little happened"
    check(done, records)
    assert not any(map(is_error, server.complaints)), "".join(server.complaints)


async def some_moves(done: list[Done], random: Random) -> None:
    before, enough = len(done), len(done) + random.randrange(1, MOVES)
    late = time.monotonic() + PATIENCE
    async with asyncio.timeout(30):
        while len(done) < enough and (len(done) == before or time.monotonic() < late):
            await asyncio.sleep(random.uniform(0, 0.02))


async def records_of(server: RealServer, tables: list[str]) -> dict[str, str]:
    """As the server itself tells them, once all is quiet."""
    records = {}
    async with httpx.AsyncClient(base_url=server.address, timeout=10) as client:
        for table in tables:
            answer = await client.get(f"/api/tables/{table}/record")
            if answer.status_code == 200:
                records[table] = answer.text
            else:
                assert answer.json()["code"] == "http.not-begun"
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


async def test_a_server_that_is_told_to_stop_stops_soon_and_complains_about_nothing(
    tmp_path: Path,
) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        server = RealServer(tmp_path / "dorfplatz.sqlite")
        await server.start()
        started = time.monotonic()
        await server.stop(how)
        assert time.monotonic() - started < 5
        assert "".join(server.complaints).strip() in ("", "Stopped.")
