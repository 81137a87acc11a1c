"""The registry: tables that nobody looks at are let go and come back; after a start games go on."""

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any
from weakref import ref

import pytest

from dorfplatz.core.record import read
from dorfplatz.core.refusal import Stale
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.stored import Addition, StoredSeat, StoredTable, now
from dorfplatz.server.tables import beginning, registry, table_actions
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.tables.live_table import LiveTable
from tests.server.support import (
    Clock,
    Faults,
    House,
    finished,
    lines,
    play_out,
    put_before,
    running,
    settings,
    shortly_before_the_end,
)
from tests.waiting import GUARD, OFTEN, until

pytestmark = pytest.mark.anyio


def is_kept(table: str) -> bool:
    """Whether the table's own task is there."""
    return any(task.get_name() == f"table {table}" for task in asyncio.all_tasks())


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """An hour passes between any two looks at its clock, so that every table is idle that nobody
    keeps busy; and its registry lets go of them only when told to."""
    monkeypatch.setattr(registry, "SWEEP_EVERY", 24 * 3600.0)
    hours = count(step=3600.0)
    async with running(settings(tmp_path / "db", idle_after=3000), lambda: next(hours)) as house:
        yield house


async def test_an_idle_table_is_let_go_by_itself(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", idle_after=0.001)) as house:
        ada = await house.program()
        table = (await ada.open("person", "person"))["id"]
        await until(lambda: not is_kept(table), "letting go")


async def test_where_too_much_is_in_memory_tables_are_let_go_that_nobody_looks_at(
    tmp_path: Path,
) -> None:
    """Those first that were left the longest ago."""
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    clock, length = Clock(), len(record.entries)
    async with running(settings(tmp_path / "db", positions_kept=2 * length), clock) as house:
        first, second, third, fourth = [await house.put(record) for _ in range(4)]
        async with house.listening(f"/tables/{first}/events") as stream:
            await stream.begins()
            for table in (second, third):
                await house.live(table)
                clock.pass_by(1)
            assert is_kept(second)
            await house.live(fourth)
            assert [is_kept(table) for table in (first, second, third, fourth)] == [
                *(True, False, True, True)
            ]
            assert not stream.ended


async def test_the_memory_of_a_table_that_was_let_go_is_free_at_once(hasty: House) -> None:
    """A collection of all garbage would visit the positions of all tables: there is hardly any."""
    ada = await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    await ada.first_move(table)
    assert (await hasty.client().get(f"/tables/{table}/")).status_code == 200
    kept = ref((await hasty.live(table)).course)
    gc.collect()
    gc.disable()
    try:
        await hasty.server.registry.let_go_of_idle()
        await until(lambda: kept() is None)
    finally:
        gc.enable()


async def test_a_table_that_was_let_go_comes_back_as_it_was(hasty: House) -> None:
    ada = await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    await ada.first_move(table)
    before, record = await ada.table(table), await ada.record(table)
    await hasty.server.registry.let_go_of_idle()
    assert not is_kept(table)
    assert await ada.record(table) == record
    assert await ada.table(table) == before
    await ada.first_move(table)


@pytest.mark.parametrize("path", ["/tables", "/api/tables"])
async def test_a_table_that_somebody_listens_to_is_kept(hasty: House, path: str) -> None:
    ada = await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    async with hasty.listening(f"{path}/{table}/events") as stream:
        await stream.next()
        await hasty.server.registry.let_go_of_idle()
        assert is_kept(table)
        version = await ada.first_move(table)
        while (await stream.next()).id < version:
            pass
    await hasty.server.registry.let_go_of_idle()
    assert not is_kept(table)


async def test_a_game_is_played_to_its_end_however_often_its_table_is_let_go(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "db", idle_after=0.001)) as house:
        ada = await house.program()
        table = (await ada.open("person", "person"))["id"]
        assert (await play_out(table, ada))["over"]
        assert course_of(read(await ada.record(table))).is_complete


async def test_a_request_is_answered_although_the_registry_looks_for_idle_tables_meanwhile(
    hasty: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between finding a table and doing something there a request awaits other things."""
    move = table_actions.move

    async def move_after_a_sweep(live: LiveTable, *asked: Any) -> None:
        await hasty.server.registry.let_go_of_idle()
        await move(live, *asked)

    monkeypatch.setattr(table_actions, "move", move_after_a_sweep)
    ada = await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    await ada.first_move(table)


async def test_a_table_is_not_brought_back_beside_itself(
    hasty: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for one that is just let go waits until its task has ended."""
    tables, read = hasty.server.registry, hasty.server.services.journal.read
    ada = await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    close, resume = LiveTable.close, beginning.resume
    order: list[str] = []

    async def close_while_somebody_asks(live: LiveTable) -> None:
        order.append("closing")
        asked.append(asyncio.create_task(tables.table(table)))
        for _ in range(10):
            await read(lambda: None)  # in one thread, after whatever a new table reads
        await close(live)
        order.append("closed")

    async def resume_and_note(live: LiveTable) -> None:
        order.append("starting")
        await resume(live)

    asked: list[asyncio.Task[LiveTable]] = []
    with monkeypatch.context() as noted:
        noted.setattr(LiveTable, "close", close_while_somebody_asks)
        noted.setattr(beginning, "resume", resume_and_note)
        await tables.let_go_of_idle()
        await asyncio.gather(*asked)
    assert order == ["closing", "closed", "starting"]


async def test_whoever_waits_for_a_table_gets_none_that_is_let_go_at_once(hasty: House) -> None:
    """It is there a moment before those who waited for it go on."""
    tables, ada = hasty.server.registry, await hasty.program()
    table = (await ada.open("person", "person"))["id"]
    await tables.let_go_of_idle()
    coming = asyncio.create_task(tables.table(table))
    while tables.find(table) is None:
        await asyncio.sleep(0)
    assert not coming.done()
    await tables.let_go_of_idle()
    assert (await coming).is_open


async def test_a_move_on_its_way_to_the_disk_is_made_although_its_table_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It will be stored in any case: to refuse it would be wrong."""
    ada = await house.program()
    live = await house.live((await ada.open("person", "person"))["id"])
    store, on_its_way, go_on = house.server.services.store, Event(), Event()
    append = store.append

    def append_late(additions: Sequence[Addition]) -> None:
        on_its_way.set()
        assert go_on.wait(GUARD)
        append(additions)

    monkeypatch.setattr(store, "append", append_late)
    moving = asyncio.create_task(ada.first_move(live.id))
    await until(on_its_way.is_set)
    closing = asyncio.create_task(live.close())
    await until(lambda: not live.is_open)
    go_on.set()
    version = await moving
    await closing
    assert len(lines(await ada.record(live.id))) == version


async def test_what_is_asked_of_a_table_just_let_go_is_answered(house: House) -> None:
    """A request may hold a table while the registry lets go of it."""
    ada = await house.program()
    live = await house.live((await ada.open("person", "person"))["id"])
    await live.close()

    async def nothing() -> None:
        pass

    with pytest.raises(Stale):
        await asyncio.wait_for(live.do(nothing), GUARD)


async def test_after_a_start_a_bot_that_is_to_move_moves(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db")
    record = finished("no-figures-2-seats", "person", "greedy")
    course = course_of(replace(record, entries=()))
    entries = 0
    for entry in record.entries[: len(record.entries) // 2]:
        course.add(entry)
        entries = len(course.entries) if course.actor == 1 else entries
    table = put_before(chosen, replace(record, entries=record.entries[:entries]), "ada")
    async with running(chosen) as house:
        ada = await house.program()
        store, call = house.server.services.store, house.server.services.journal.call

        def stored() -> int:
            return len(lines(store.record(table) or ""))

        async with asyncio.timeout(GUARD):
            while await call(stored) == entries:
                await asyncio.sleep(OFTEN)
        await until(lambda: is_kept(table))
        assert (await house.live(table)).actor is not None
        assert course_of(read(await ada.record(table)))


@pytest.mark.usefixtures("quick_bots")
async def test_a_start_brings_back_only_games_in_which_something_happens_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others when somebody comes; meanwhile it is known whose turn it is."""
    chosen = settings(tmp_path / "db")
    record = finished("no-figures-2-seats", "person", "person")
    waiting = put_before(chosen, shortly_before_the_end(record, 20), "ada", "ben")
    bots = replace(finished("no-figures-2-seats", "greedy", "greedy"), entries=())
    async with running(chosen) as house:  # whose turn it is was not stored yet
        actor = (await house.live(waiting)).actor
    put_before(chosen, bots)
    brought_back: list[str] = []
    resume = beginning.resume

    async def noted(live: LiveTable) -> None:
        brought_back.append(live.id)
        await resume(live)

    monkeypatch.setattr(beginning, "resume", noted)
    last = put_before(chosen, replace(bots, entries=()))
    async with running(chosen) as house:
        store, read = house.server.services.store, house.server.services.journal.read
        async with asyncio.timeout(GUARD):
            while last in await read(store.unfinished):
                await asyncio.sleep(OFTEN)
        assert waiting not in brought_back
        owner = "ada" if actor == 0 else "ben"
        assert house.server.services.waiting.at(owner) == {waiting}
        assert (await house.client().get(f"/tables/{waiting}/")).status_code == 200
        assert brought_back.count(waiting) == 1


async def test_after_a_start_dice_that_were_not_rolled_are_rolled(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db")
    record = replace(finished("no-figures-2-seats", "person", "person"), entries=())
    table = put_before(chosen, record, "ada", "ben")
    async with running(chosen) as house:
        live = await house.live(table)
        assert live.version > 0
        assert isinstance(live.actor, int)


async def test_after_a_start_a_full_table_begins(tmp_path: Path) -> None:
    """The server was stopped between the last seat and the beginning."""
    chosen = settings(tmp_path / "db")
    seats = tuple(StoredSeat("person", name, name, (name,)) for name in ("Ada", "Ben"))
    async with running(chosen) as house:
        services = house.server.services
        options = finished("no-figures-2-seats").options
        stored = StoredTable("full", "bohemian", "Ada", False, options, seats)
        await services.journal.call(services.store.create, stored)
    async with running(chosen) as house:
        live = await house.live("full")
        assert live.has_begun
        assert seats_of(live, Visitor("Ben")) == (Seat(1),)


@pytest.mark.parametrize("delay", [0, 3, 13])
async def test_whoever_comes_while_the_server_wakes_up_may_stay(tmp_path: Path, delay: int) -> None:
    """Games that wait for people are let go again after a start, but not under their feet."""
    chosen = settings(tmp_path / "db")
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    table = put_before(chosen, record, "ada", "ben")
    async with running(chosen) as house:
        for _ in range(delay):
            await asyncio.sleep(0)
        ada = await house.program()
        async with (
            house.listening(f"/tables/{table}/events") as page,
            house.listening(f"/api/tables/{table}/events") as program,
        ):
            await page.next()
            await program.next()
            await asyncio.sleep(0.1)
            assert (await ada.table(table))["version"] == len(record.entries)
            assert not page.ended
            assert not program.ended


async def test_cookies_and_tokens_outlive_a_restart(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db")
    async with running(chosen) as house:
        ada = await house.program()
        token = ada.client.headers["Authorization"]
        table = (await ada.open("person", "person"))["id"]
        record = await ada.record(table)
    async with running(chosen) as house:
        again = await house.program()
        again.client.headers["Authorization"] = token
        assert await again.record(table) == record
        await again.first_move(table)


async def test_a_record_that_cannot_be_read_stops_no_other_game(
    tmp_path: Path, faults: Faults
) -> None:
    chosen = settings(tmp_path / "db")
    good = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    bad = put_before(chosen, replace(good, rules=99), "ada", "ben")
    fine = put_before(chosen, good, "ada", "ben")
    async with running(chosen) as house:
        await until(lambda: any(each.get("table") == bad for each in faults()))
        ada = await house.program()
        assert (await ada.client.get(f"/api/tables/{bad}")).status_code >= 400
        assert not (await ada.table(fine))["over"]
        assert (await house.client().get("/")).status_code == 200


async def test_a_lobby_that_nobody_came_to_is_forgotten(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db", tidy_every=0.05, lobbies_kept=60)
    async with running(chosen) as house:
        services = house.server.services
        seats = (StoredSeat("person", "Ada", "key", ("ada",)), StoredSeat("open", "", "key 2"))
        long_ago = now() - timedelta(seconds=61)
        options = finished("no-figures-2-seats").options
        stored = StoredTable("old", "bohemian", "ada", False, options, seats, created=long_ago)
        await services.journal.call(services.store.create, stored)
        ada = await house.program()
        fresh = (await ada.open("person", "open"))["id"]
        async with asyncio.timeout(GUARD):
            while await services.journal.call(services.store.load, "old"):
                await asyncio.sleep(OFTEN)
        assert (await ada.client.get("/api/tables/old")).status_code == 404
        assert (await ada.table(fresh))["begun"] is False


async def test_a_table_that_comes_back_while_the_server_stops_is_given_up(
    tmp_path: Path,
) -> None:
    chosen = settings(tmp_path / "db")
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    async with running(chosen) as house:
        table = await house.put(record, "ada", "ben")
        coming = asyncio.create_task(house.live(table))
        await asyncio.sleep(0)  # it has begun to read
    with pytest.raises(Stale):
        await coming
    assert not is_kept(table)


async def test_a_table_that_has_come_back_when_the_server_stops_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it is otherwise."""
    resume = beginning.resume
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def resume_late(live: LiveTable) -> None:
        reached.set()
        await go_on.wait()
        await resume(live)

    monkeypatch.setattr(beginning, "resume", resume_late)
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    async with running(settings(tmp_path / "db")) as house:
        table = await house.put(record, "ada", "ben")
        coming = asyncio.create_task(house.live(table))
        await reached.wait()
        asyncio.get_running_loop().call_soon(go_on.set)
    assert not (await coming).is_open
    assert not is_kept(table)


async def test_a_server_that_stops_at_once_complains_about_nothing(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db")
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    for _ in range(20):
        put_before(chosen, record, "ada", "ben")
    async with running(chosen):
        pass
    async with running(chosen):
        await asyncio.sleep(0.01)
