"""Programs that play while servers die, and remember what they were told."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.store.store import Store
from tests.server.kills.servers import RealServer
from tests.server.support import lines
from tests.waiting import GUARD, until

MOVES: Final = 40
"""So many moves at most from a start to the next kill: from hardly awake to in full swing."""
TABLES: Final = 8
FAULTS: Final = (httpx.TransportError, ConnectionError)
WAITING: Final = 503
"""The database is not there at the moment."""
SOON: Final = 0.02


@dataclass(frozen=True)
class Done:
    """A move that the server said it had."""

    table: str
    before: int
    seat: int
    text: str
    after: int


@dataclass
class Company:
    """Players at several tables, two at each, until it is enough."""

    server: RealServer
    done: list[Done] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    _enough: asyncio.Event = field(default_factory=asyncio.Event)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self, seed: str) -> None:
        players = (_Player(self, Random(f"{seed} {number}")) for number in range(TABLES))
        self._playing = [asyncio.create_task(each.play(self._enough)) for each in players]

    async def some_moves(self, random: Random) -> None:
        enough = len(self.done) + random.randrange(1, MOVES)
        await until(lambda: len(self.done) >= enough or self._has_failed, "some moves")

    async def end(self) -> None:
        self._enough.set()
        await asyncio.gather(*self._playing)

    def stop(self) -> None:
        for task in self._playing:
            task.cancel()

    @property
    def _has_failed(self) -> bool:
        return any(task.done() for task in self._playing)


@dataclass
class _Player:
    """Two programs and the table they sit at."""

    company: Company
    random: Random
    tokens: tuple[str, str] = ("", "")
    table: str = ""

    async def play(self, until: asyncio.Event) -> None:
        server = self.company.server
        while not until.is_set():
            await server.up.wait()
            address, start = server.address, server.starts
            try:
                async with _client(address) as client:
                    while start == server.starts and not until.is_set():
                        await self._step(client)
            except FAULTS:
                await asyncio.sleep(SOON)

    async def _step(self, client: httpx.AsyncClient) -> None:
        if not self.table and not await self._sit_down(client):
            return
        answer = await client.get(f"/api/tables/{self.table}", headers=self._as(0))
        if await _must_wait(answer):
            return
        shown = answer.json()
        if not shown["begun"] or shown["over"]:
            self.table = ""
            return
        seat, version = shown["actor"], shown["version"]
        if shown["seats"][seat]["kind"] != "person":
            await asyncio.sleep(SOON)
            return
        text = self.random.choice(shown["legal"])["text"]
        asked = {"version": version, "move": text}
        answer = await self._post(client, f"/api/tables/{self.table}/moves", seat, asked)
        if answer.status_code == 200:
            after = answer.json()["version"]
            self.company.done.append(Done(self.table, version, seat, text, after))
        elif not await _must_wait(answer):
            assert answer.json()["code"] == "table.moved-on", answer.text

    async def _sit_down(self, client: httpx.AsyncClient) -> bool:
        names = [{"name": name} for name in ("Ada", "Ben")]
        tokens = [(await client.post("/api/programs", json=name)).json() for name in names]
        self.tokens = tokens[0]["token"], tokens[1]["token"]
        kinds = ("person", "open", *(["uniform"] if self.random.random() < 0.3 else []))
        asked = {"seats": [{"kind": kind} for kind in kinds]}
        opened = await self._post(client, "/api/tables", 0, asked)
        if await _must_wait(opened):
            return False
        table = opened.json()["id"]
        self.company.tables.append(table)
        await self._post(client, f"/api/tables/{table}/seats/1", 1, {"name": "Ben"})
        self.table = table
        return True

    async def _post(
        self, client: httpx.AsyncClient, path: str, seat: int, asked: dict[str, Any]
    ) -> httpx.Response:
        return await client.post(path, json=asked, headers=self._as(seat))

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def _client(address: str) -> httpx.AsyncClient:
    """Without certificates: nobody needs them here, and it takes long to read them."""
    return httpx.AsyncClient(base_url=address, timeout=GUARD, verify=False)


async def _must_wait(answer: httpx.Response) -> bool:
    if answer.status_code != WAITING:
        return False
    assert answer.json()["code"].startswith("store."), answer.text
    await asyncio.sleep(SOON)
    return True


def check(database: str, company: Company) -> None:
    """Every acknowledged move stands in its place, once, in a record that can be played."""
    records = _records_in(database, company.tables)
    places: set[tuple[str, int]] = set()
    for each in company.done:
        entries = lines(records[each.table])
        assert entries[each.before] == f"{each.seat}: {each.text}"
        assert len(entries) >= each.after > each.before
        assert (each.table, each.before) not in places, "two moves were given the same place"
        places.add((each.table, each.before))
    for record in records.values():
        course = course_of(read(record))
        assert len(course.entries) == len(lines(record))


def _records_in(database: str, tables: list[str]) -> dict[str, str]:
    """Of the games that have begun."""
    store = Store.open(database)
    found = ((table, store.record(table)) for table in tables)
    records = {table: record for table, record in found if record is not None}
    store.close()
    return records
