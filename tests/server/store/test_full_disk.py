"""A full disk: what cannot be stored is refused in a sentence, nothing is lost, and as soon as
there is room everything goes on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, Table

from dorfplatz.bots import choosing
from dorfplatz.core.record import write
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.refusals import Unavailable
from dorfplatz.server.store import pulse
from dorfplatz.server.store.database import sqlite
from dorfplatz.server.store.schema import entries
from dorfplatz.server.store.schema import settings as kept
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.subscribers import bot_turns
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import Clock, Faults, House, Program, new_store, running, settings
from tests.waiting import until

pytestmark = pytest.mark.anyio

NO_LIMIT = 2**31 - 1
FULL = "The disk of this server is full"


class Disk:
    """Lets a database grow or not: SQLite then says what it says on a full disk (SQLITE_FULL)."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Before a store is opened."""
        self._pages = NO_LIMIT
        self._begin = sqlite._begin
        monkeypatch.setattr(sqlite, "_begin", self._begin_limited)

    def insert(self, store: Store) -> None:
        self._store = store
        store.create(StoredTable("filler", "bohemian", "nobody", False, {}, (), "", over=True))

    def fill(self) -> None:
        """To the last byte: first with long texts, then with lines as short as those of moves."""
        with self._store.change() as connection:
            self._pages = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
        with suppress(Unavailable):
            for number in count():
                self._put(kept, key=f"filler {number}", value="x" * 1000)
        with suppress(Unavailable):
            for number in count():
                self._put(entries, table_id="filler", number=number, line="0: a")

    def _put(self, table: Table, **row: object) -> None:
        with self._store.change() as connection:
            connection.execute(table.insert().values(row))

    def free(self) -> None:
        self._pages = NO_LIMIT

    def _begin_limited(self, connection: Connection) -> None:
        self._begin(connection)
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self._pages}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = new_store(tmp_path / "dorfplatz.sqlite")
    yield store
    store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, clock: Clock, disk: Disk) -> AsyncIterator[House]:
    async with running(settings(tmp_path / "dorfplatz.sqlite"), clock) as house:
        disk.insert(house.server.services.store)
        yield house


async def move(ada: Program, table: str) -> httpx.Response:
    shown = await ada.table(table)
    return await ada.move(table, shown["version"], shown["legal"][0]["text"])


async def test_a_move_that_finds_no_room_is_refused_in_a_sentence_and_made_when_there_is_some(
    house: House, disk: Disk, faults: Faults
) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    await asyncio.to_thread(disk.fill)
    answer = await move(ada, table)
    assert (answer.status_code, answer.json()["code"]) == (503, "store.full")
    assert answer.json()["sentence"].startswith(FULL)
    shown, store = await ada.table(table), house.server.services.store
    assert await asyncio.to_thread(store.record, table) == await ada.record(table)
    same = shown["version"], shown["legal"][0]["text"]
    assert (await ada.move(table, *same)).status_code == 503
    disk.free()
    assert (await ada.move(table, *same)).status_code == 200
    await ada.first_move(table)
    assert await asyncio.to_thread(store.record, table) == await ada.record(table)
    for failure in faults():
        assert failure["event"] == "database cannot be written"
        assert failure["complaint"] == "database or disk is full"
        assert "fault" not in failure, "a traceback would tell nothing"


@pytest.mark.usefixtures("faults")
async def test_a_bot_that_finds_no_room_for_its_move_makes_it_when_there_is_some(
    house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    async def choose(_: Thinker, course: AnyCourse, kind: str) -> str:
        if not thought:
            await asyncio.to_thread(disk.fill)
        thought.append(choosing.choose(write(course.record), kind, seconds=0.05))
        return thought[-1]

    monkeypatch.setattr(Thinker, "choose", choose)
    monkeypatch.setattr(bot_turns, "TRY_AGAIN", 0.01)
    ada = await house.program()
    live = await house.live((await ada.open("person", "uniform", options={"first": "1"}))["id"])
    await until(lambda: len(thought) > 1, "a second try")
    disk.free()
    await until(lambda: live.actor == 0, "the end of the bot's turn")


@pytest.mark.usefixtures("faults")
async def test_whatever_else_finds_no_room_is_refused_in_a_sentence(
    house: House, disk: Disk
) -> None:
    ada = await house.program()
    ben = await house.person("Ben", accept_language="de")
    await asyncio.to_thread(disk.fill)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "greedy", "name": "Ben"}]
    answer = await ada.post("/tables", seats=seats)
    assert (answer.status_code, answer.json()["code"]) == (503, "store.full")
    answer = await ben.send("/tables", {"kind": ["person", "greedy"], "name": ["Ada", "Ben"]})
    assert answer.status_code == 503
    assert "Die Festplatte dieses Servers ist voll" in answer.text
    assert "Traceback" not in answer.text
    assert (await ben.client.get("/")).status_code == 200


@pytest.mark.usefixtures("faults")
async def test_the_health_says_whether_there_is_room(
    house: House, disk: Disk, clock: Clock
) -> None:
    client = house.client()
    assert (await client.get("/health")).json()["status"] == "ok"
    await asyncio.to_thread(disk.fill)
    assert (await client.get("/health")).status_code == 200, "tried a moment ago"
    clock.pass_by(pulse.EVERY)
    answer = await client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert answer.json()["code"] == "store.full"
    disk.free()
    clock.pass_by(pulse.EVERY)
    assert (await client.get("/health")).json()["status"] == "ok"


async def test_a_thousand_questions_for_the_health_cause_one_write(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[Store] = []
    monkeypatch.setattr(pulse, "_write", writes.append)
    answers = await asyncio.gather(*(house.client().get("/health") for _ in range(1000)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(writes) == 1


async def test_a_database_that_hangs_is_not_well(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = asyncio.Event()

    async def call(*_: object) -> None:
        await hanging.wait()

    with monkeypatch.context() as slow:
        slow.setattr(house.server.services.journal, "call", call)
        slow.setattr(pulse, "PATIENCE", 0.01)
        answer = await house.client().get("/health")
    hanging.set()
    assert (answer.status_code, answer.json()["code"]) == (503, pulse.NO_ANSWER)


def test_what_the_probe_writes_does_not_stay(store: Store) -> None:
    pulse._write(store)
    with store.reading() as connection:
        assert connection.execute(kept.select().where(kept.c.key == pulse.PROBE)).all() == []
