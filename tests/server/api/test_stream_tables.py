"""Which tables a stream tells of: all of a program, also later ones, or those it asks for."""

import pytest

from dorfplatz.server.api import stream
from tests.server.api.hearing import both_seats, hearing, owner_of
from tests.server.support import (
    House,
    Json,
    finished,
    play_out,
    shortly_before_the_end,
)

pytestmark = pytest.mark.anyio


async def test_tables_that_a_program_comes_to_later_are_told_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "PING_EVERY", 0.1)
    ada, ben = await house.program("Ada"), await house.program("Ben")
    lobby = (await ben.open("person", "open"))["id"]
    other = (await ben.open("person", "person"))["id"]
    key = (await house.live(other)).stored.seats[0].key
    one, two = {"kind": "person"}, {"kind": "open"}
    ways: list[tuple[str, Json]] = [
        ("/tables", {"seats": [one, two]}),
        ("/tables", {"seats": [one, one | {"name": "Ada 2"}]}),
        (f"/tables/{lobby}/seats/1", {"name": "Ada"}),
        (f"/seats/{key}", {}),
        (f"/tables/{other}/fork", {"version": 2, "seats": [one, two]}),
    ]
    async with hearing(house, ada) as heard:
        assert await heard.standing() == []
        for path, asked in ways:
            answer = await ada.post(path, **asked)
            assert answer.status_code in (200, 201), answer.text
            while (told := await heard.line("table"))["table"] != answer.json()["id"]:
                pass
            assert any(seat["mine"] for seat in told["seats"])
        await ada.post("/records", record=await ben.record(other))
        while (told := await heard.line("ping", "table"))["type"] != "ping":
            assert not told["closed"], "what was handed in is not played"


async def test_a_rematch_that_somebody_else_asks_for_is_told(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    table = await house.put(record, owner_of(house, ada), owner_of(house, ben))
    async with hearing(house, ada) as heard:
        await play_out(table, ada, ben)
        while (await heard.line())["type"] != "over":
            pass
        again = (await ben.post(f"/tables/{table}/rematch")).json()["id"]
        assert (await heard.line())["table"] == again != table


async def test_only_the_tables_that_were_asked_for_are_told(house: House) -> None:
    ada, table = await both_seats(house)
    other = (await ada.open("person", "person"))["id"]
    async with hearing(house, ada, f"?table={table}") as heard:
        assert {each["table"] for each in await heard.standing()} == {table}
        await ada.first_move(other)
        await ada.first_move(table)
        told = await heard.line()
        assert (told["type"], told["table"]) == ("entry", table)


async def test_a_table_that_was_asked_for_is_told_even_if_it_is_over_and_the_stream_ends(
    house: House,
) -> None:
    ada = await house.program()
    table = await house.put(finished("no-figures-2-seats"), over=True)
    async with hearing(house, ada, f"?table={table}") as heard:
        told = [each.data["type"] for each in await heard.rest()]
    assert told == ["table", "over"]


async def test_whoever_only_watches_a_table_hears_of_it_and_is_never_asked(house: House) -> None:
    ada, table = await both_seats(house)
    eve = await house.program("Eve")
    async with hearing(house, eve, f"?table={table}") as heard:
        (told,) = await heard.standing()
        assert not any(seat["mine"] for seat in told["seats"])
        for _ in range(2):
            version = (await ada.table(table))["version"]
            for number in range(version, await ada.first_move(table)):
                told = await heard.line()
                assert (told["type"], told["version"]) == ("entry", number + 1)


async def test_there_is_no_stream_of_a_table_that_is_not_there(house: House) -> None:
    ada = await house.program()
    for query in ("?table=nowhere", "?table=x&table=y"):
        answer = await ada.client.get(f"/api/stream{query}")
        assert (answer.status_code, answer.json()["code"]) == (404, "http.no-table")
