"""What a stream bears: many tables, slow readers, programs that leave others waiting."""

from pathlib import Path

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.server.api import stream
from dorfplatz.server.settings import Rate
from dorfplatz.server.tables.live.seats import may_be_replaced
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.sealed_numbers import is_away
from tests.server.api.hearing import both_seats, hearing
from tests.server.support import Clock, Faults, House, running, settings
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def test_a_quiet_stream_pings_and_ends_when_the_server_stops(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "PING_EVERY", 0.02)
    ada = await house.program()
    async with hearing(house, ada) as heard:
        for _ in range(3):
            assert (await heard.next()).data == {"type": "ping"}
        house.server.registry.dismiss()
        assert {each.data["type"] for each in await heard.rest()} <= {"ping"}


async def test_more_tables_than_fit_are_told_as_soon_as_others_are_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "TABLES_AT_MOST", 2)
    ada = await house.program()
    tables = [(await ada.open("person", "person"))["id"] for _ in range(2)]
    async with hearing(house, ada) as heard:
        assert {each["table"] for each in await heard.standing()} == {*tables}
        third = (await ada.open("person", "person"))["id"]
        await ada.post(f"/tables/{tables[0]}/close")
        while (told := await heard.line())["type"] != "over":
            assert told["table"] == tables[0]
        assert (await heard.line("table"))["table"] == third


async def test_a_table_that_cannot_be_brought_back_does_not_hide_the_others(
    house: House, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = await both_seats(house)
    broken = (await ada.open("person", "person"))["id"]
    bring = house.server.registry.table

    async def fails(name: str, asker: str) -> object:
        if name == broken:
            raise OSError("the disk is broken")
        return await bring(name, asker)

    monkeypatch.setattr(house.server.registry, "table", fails)
    async with hearing(house, ada) as heard:
        assert {each["table"] for each in await heard.standing()} == {table}
    assert [each["event"] for each in faults()] == ["table cannot be brought back"]


async def test_only_so_many_streams_are_open_at_once(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", streams=2)) as house:
        ada = await house.program()
        async with hearing(house, ada) as first, hearing(house, ada) as second:
            await first.standing()
            await second.standing()
            answer = await ada.client.get("/api/stream")
            assert (answer.status_code, answer.json()["code"]) == (429, "http.too-many-pages")
        async with hearing(house, ada) as again:
            await again.standing()


async def test_who_connects_again_and_again_is_slowed_down(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", moves=Rate(3, 0.001))) as house:
        ada = await house.program()
        for _ in range(3):
            async with hearing(house, ada) as heard:
                await heard.standing()
        answer = await ada.client.get("/api/stream")
        assert (answer.status_code, answer.json()["code"]) == (429, "http.too-fast")


def is_at(live: LiveTable, seat: int) -> bool:
    """Whether the owner of a seat listens, and is not waited for too long."""
    return live.presence.is_here(live.stored.seats[seat].owners)


async def test_a_program_that_listens_is_at_its_tables_unless_others_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "PING_EVERY", 0.02)
    clock = Clock()
    async with running(settings(tmp_path / "db", away_after=45), clock) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        table = (await ada.open("person", "open", options={"first": "0"}))["id"]
        await ben.post(f"/tables/{table}/seats/1", name="Ben")
        live = await house.live(table)
        async with hearing(house, ada) as hers, hearing(house, ben) as his:
            await hers.standing()
            await his.standing()
            await until(lambda: is_at(live, 0) and is_at(live, 1), "both are here")
            clock.pass_by(45)
            await until(lambda: not is_at(live, 0), "Ada is waited for too long")
            clock.pass_by(45)
            assert may_be_replaced(live, Seat(0))
            assert not may_be_replaced(live, Seat(1)), "Ben listens, and it is not his turn"
            taken = await ben.post(f"/tables/{table}/seats/0/bot")
            assert taken.status_code == 200
            assert (await his.line("choices"))["seat"] == 1
            await until(lambda: is_at(live, 1), "Ben is asked")
            clock.pass_by(45)
            await until(lambda: not is_at(live, 1), "Ben is waited for too long")
            clock.pass_by(45)
            assert may_be_replaced(live, Seat(1))
            await ben.first_move(table)
            assert not may_be_replaced(live, Seat(1)), "Ben is here again"
            await until(lambda: is_at(live, 1), "Ben listens again")


async def test_nothing_is_lost_for_those_who_read_slowly_and_they_count_as_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "SLOW_AFTER", 0.05)
    clock = Clock()
    async with running(settings(tmp_path / "db", away_after=45), clock) as house:
        ada, table = await both_seats(house)
        live = await house.live(table)
        async with hearing(house, ada) as heard:
            await heard.standing()
            heard.reads.clear()
            version = live.version
            for _ in range(30):
                await ada.first_move(table)
            await until(lambda: not is_at(live, 0), "a slow reader is not waited for")
            clock.pass_by(45)
            assert may_be_replaced(live, Seat(0))
            heard.reads.set()
            told = [await heard.line() for _ in range(live.version - version + 1)]
            later = live.version
            await ada.first_move(table)
            assert (await heard.line())["version"] == later + 1, "nothing comes twice"
    assert [each["version"] for each in told[:-1]] == [*range(version + 1, later + 1)]
    assert (told[-1]["type"], told[-1]["version"]) == ("choices", later)


async def test_a_program_that_keeps_its_number_for_the_dice_counts_as_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "PING_EVERY", 0.02)
    clock = Clock()
    async with running(settings(tmp_path / "db", away_after=45), clock) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        table = (await ada.open("person", "open"))["id"]
        async with hearing(house, ben) as heard:
            await heard.standing()
            await ben.post(f"/tables/{table}/seats/1", name="Ben", adds_number=True)
            assert not (await ada.table(table))["begun"]
            live = await house.live(table)
            await until(lambda: is_at(live, 1), "Ben listens")
            assert not is_away(live, Seat(1))
            clock.pass_by(45)
            await until(lambda: not is_at(live, 1), "Ben is waited for too long")
            clock.pass_by(45)
            assert is_away(live, Seat(1))
            answer = await ada.post(f"/tables/{table}/without", round=1)
            assert answer.json()["begun"]
