"""A server inside the test's process, and those who visit it: programs, people, listeners."""

import asyncio
import html
import json
import re
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple, Self

import httpx
from fastapi import FastAPI
from starlette.types import Message, Scope

from dorfplatz.core.record import Player, Record, read, write_entry, write_header
from dorfplatz.server.app import create_app
from dorfplatz.server.routes.context import Server
from dorfplatz.server.settings import Rate, Settings
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, StoredTable, now
from dorfplatz.server.tables.live_table import LiveTable
from tests.waiting import GUARD

ADDRESS = "http://village.test"
FREELY = Rate(10**6, 1e6)
RECORDS = Path(__file__).parents[1] / "records"
SOON = GUARD

if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # or httpx searches with each request

Json = dict[str, Any]
Faults = Callable[[], list[Json]]
"""Asks what the server has complained about so far."""


def settings(database: Path | str, **others: Any) -> Settings:
    """A server that nobody has to wait for, and that loses patience with nobody."""
    rates = dict.fromkeys(("tables", "tables_of_address", "moves", "pages"), FREELY)
    free: Json = {"bot_pause": 0, "bot_seconds": 0.05, "bots_ready_after": None, **rates}
    patient: Json = {"bot_limit": 2 * GUARD, "away_after": 2 * GUARD, "look_at_clock": GUARD}
    return Settings(str(database), **(free | patient | others))


@cache
def empty_database() -> bytes:
    """What a server makes of a file that is not there. All migrations one after the other take
    longer than most tests, so they are done once."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "db"
        Store.open(str(file)).close()
        return file.read_bytes()


def new_store(file: Path) -> Store:
    """A store in a file of its own, ready to be used."""
    file.write_bytes(empty_database())
    return Store.open(str(file))


def prepare(database: str) -> None:
    """A file that is not there yet gets the newest schema at once."""
    if "://" not in database and not Path(database).exists():
        Path(database).write_bytes(empty_database())


def new_app(
    chosen: Settings,
    clock: Callable[[], float] = monotonic,
    wall: Callable[[], datetime] = now,
) -> FastAPI:
    """An application that is not open yet; its database is ready."""
    prepare(chosen.database)
    return create_app(chosen, clock, wall)


@asynccontextmanager
async def running(
    chosen: Settings,
    clock: Callable[[], float] = monotonic,
    wall: Callable[[], datetime] = now,
) -> AsyncIterator["House"]:
    app = new_app(chosen, clock, wall)
    async with app.router.lifespan_context(app):
        yield House(app)


class House:
    """An open server."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def server(self) -> Server:
        server: Server = self.app.state.server
        return server

    def client(self, **headers: str) -> httpx.AsyncClient:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=named)

    async def program(self, name: str = "Ada") -> "Program":
        client = self.client()
        answer = await client.post("/api/programs", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return Program(client)

    async def person(self, name: str = "Ada", **headers: str) -> "Person":
        person = Person(self.client(**headers), name)
        await person.page("/")
        return person

    async def live(self, table: str) -> LiveTable:
        return await self.server.registry.table(table)

    async def put(self, record: Record, *owners: str, over: bool = False) -> str:
        """A table in the store with this record, each seat owned by one of these visitors."""
        services = self.server.services
        return await services.journal.call(put, services.store, record, *owners, over=over)

    @asynccontextmanager
    async def listening(self, path: str, **headers: str) -> AsyncIterator["Stream"]:
        stream = Stream(self.app, path, headers)
        try:
            yield stream
        finally:
            await stream.close()


def put(store: Store, record: Record, *owners: str, over: bool = False) -> str:
    """A table with this record, each seat owned by one of these visitors, all at once, because
    a server that wakes up may look at any moment. Returns its id."""
    seats = tuple(
        StoredSeat(player.kind, player.name, token_urlsafe(12), owners[seat : seat + 1])
        for seat, player in enumerate(record.players)
    )
    name, host = token_urlsafe(9), (*owners, "nobody")[0]
    table = StoredTable(
        name, record.game, host, False, record.options, seats, write_header(record), over=over
    )
    lines = tuple(write_entry(entry).removesuffix("\n") for entry in record.entries)
    store.keep(table, lines)
    return name


def put_before(chosen: Settings, record: Record, *owners: str) -> str:
    """The same for a server that is not open yet."""
    store = Store.open(chosen.database)
    name = put(store, record, *owners)
    store.close()
    return name


def finished(name: str, *kinds: str) -> Record:
    """A recorded game, with other kinds of players if need be."""
    record = read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))
    players = tuple(
        Player(kind, player.name) for kind, player in zip(kinds, record.players, strict=False)
    )
    return Record(
        record.game,
        record.rules,
        players + record.players[len(players) :],
        record.options,
        record.entries,
    )


def shortly_before_the_end(record: Record, entries: int = 2) -> Record:
    return Record(
        record.game, record.rules, record.players, record.options, record.entries[:-entries]
    )


class Program:
    """Uses the JSON interface."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def post(self, path: str, **asked: Any) -> httpx.Response:
        return await self.client.post(f"/api{path}", json=asked)

    async def open(self, *kinds: str, **more: Any) -> Json:
        """A new table: “person” and “open” seats, or bots."""
        seats = [{"kind": kind, "name": f"{kind} {seat}"} for seat, kind in enumerate(kinds)]
        answer = await self.post("/tables", seats=seats, **more)
        assert answer.status_code == 201, answer.text
        shown: Json = answer.json()
        return shown

    async def table(self, table: str) -> Json:
        answer = await self.client.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        shown: Json = answer.json()
        return shown

    async def record(self, table: str) -> str:
        answer = await self.client.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    async def move(self, table: str, version: int, text: str) -> httpx.Response:
        return await self.post(f"/tables/{table}/moves", version=version, move=text)

    async def first_move(self, table: str) -> int:
        """The first move that is possible. Returns the version after it."""
        shown = await self.table(table)
        answer = await self.move(table, shown["version"], shown["legal"][0]["text"])
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])


async def play_out(table: str, *programs: Program) -> Json:
    """First moves to the end of the game, each by the program whose turn it is."""
    while True:
        shown = await asyncio.gather(*(program.table(table) for program in programs))
        if shown[0]["over"]:
            return shown[0]
        actor = shown[0]["actor"]
        for program, seen in zip(programs, shown, strict=True):
            if seen["seats"][actor]["mine"] and seen["seats"][actor]["kind"] == "person":
                move = seen["legal"][0]["text"]
                answer = await program.move(table, seen["version"], move)
                assert answer.status_code == 200, answer.text
                break
        else:
            await asyncio.sleep(0.01)  # a bot thinks


class Person:
    """Uses the pages: a cookie, and the key that forms carry."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client = client
        self.name = name
        self.form_key = ""

    @property
    def cookie(self) -> str:
        return self.client.cookies["dorfplatz"]

    async def page(self, path: str, status: int = 200) -> str:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        keys = re.findall(r'name="form_key" value="([^"]+)"', answer.text)
        if keys:
            self.form_key = html.unescape(keys[0])
        return answer.text

    async def send(self, path: str, fields: Mapping[str, Any] | None = None) -> httpx.Response:
        """A form of one's own page, as a browser without a script sends it."""
        return await self.client.post(path, data={"form_key": self.form_key, **(fields or {})})

    async def go(self, path: str, fields: Mapping[str, Any] | None = None) -> str:
        """A form that is accepted. Returns the address it leads to."""
        answer = await self.send(path, fields)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    async def open(self, *kinds: str, **options: str) -> str:
        """A new table. Returns its path, with a slash at its end."""
        names = [f"{self.name} {seat}" for seat in range(len(kinds))]
        return await self.go("/tables", {"kind": [*kinds], "name": names, **options})


def moves_on(page: str) -> list[str]:
    """What the buttons of a page offer."""
    return [html.unescape(move) for move in re.findall(r'name="move" value="([^"]+)"', page)]


def version_on(page: str) -> int:
    found = re.search(r'data-version="(\d+)"', page)
    assert found is not None
    return int(found[1])


class Event(NamedTuple):
    id: int
    data: Json


class Stream:
    """Listens to server-sent events, which a client that waits for the whole answer cannot."""

    def __init__(self, app: FastAPI, path: str, headers: Mapping[str, str]) -> None:
        self.status = 0
        self.ended = False
        self.is_heard = asyncio.Event()
        """Set as soon as whatever happens from now on will be told."""
        self._text = ""
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._asked = False
        where, _, query = path.partition("?")
        named = [(key.replace("_", "-"), value) for key, value in headers.items()]
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(key.lower().encode(), value.encode()) for key, value in named],
            "client": ("127.0.0.1", 1),
            "server": ("village.test", 80),
            "state": {},
        }
        self._task = asyncio.create_task(self._listen(app, scope))

    async def begins(self) -> None:
        async with asyncio.timeout(SOON):
            await self.is_heard.wait()

    async def next(self) -> Event:
        async with asyncio.timeout(SOON):
            event = await self._events.get()
        assert event is not None, "the stream has ended"
        return event

    async def rest(self) -> list[Event]:
        """All events up to the end of the stream."""
        found: list[Event] = []
        async with asyncio.timeout(SOON):
            while (event := await self._events.get()) is not None:
                found.append(event)
        return found

    async def close(self) -> None:
        """As a browser that leaves."""
        self._gone.set()
        left, _ = await asyncio.wait([self._task], timeout=SOON)
        assert left, "the server did not notice that somebody has left"

    async def _listen(self, app: FastAPI, scope: Scope) -> None:
        async def receive() -> Message:
            if not self._asked:
                self._asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._gone.wait()
            return {"type": "http.disconnect"}

        try:
            await app(scope, receive, self._take)
        finally:
            self.ended = True
            self._events.put_nowait(None)

    async def _take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self._read(message.get("body", b""))
            self.is_heard.set()

    def _read(self, body: bytes) -> None:
        self._text += body.decode()
        *blocks, self._text = self._text.split("\n\n")
        for block in blocks:
            fields = dict(line.partition(": ")[::2] for line in block.split("\n"))
            if "data" in fields:
                event = Event(int(fields["id"]), json.loads(fields["data"]))
                self._events.put_nowait(event)


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def pass_by(self, seconds: float) -> Self:
        self.time += seconds
        return self


class Limits:
    """Stands in for `asyncio.timeout`: a limit strikes when the test says so."""

    def __init__(self) -> None:
        self._counting: list[asyncio.Timeout] = []

    @asynccontextmanager
    async def __call__(self, _seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as limit:
            self._counting.append(limit)
            try:
                yield
            finally:
                self._counting.remove(limit)

    def strike(self) -> None:
        """All that count at the moment."""
        for limit in self._counting:
            limit.reschedule(asyncio.get_running_loop().time())


def lines(record: str) -> Sequence[str]:
    """The entries of a record as text."""
    return record.partition("\n\n")[2].splitlines()
