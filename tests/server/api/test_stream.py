"""A program's stream: how its tables stand, what happens there, and its choices."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from tests.server.api.hearing import both_seats, hearing, owner_of, plays
from tests.server.support import (
    House,
    finished,
    lines,
    running,
    settings,
)

pytestmark = pytest.mark.anyio


async def test_who_connects_is_told_how_every_unfinished_table_stands_and_then_a_ping(
    house: House,
) -> None:
    ada, playing = await both_seats(house, moves=3)
    waiting = (await ada.open("person", "open"))["id"]
    await house.put(finished("no-figures-2-seats"), owner_of(house, ada), over=True)
    async with hearing(house, ada) as heard:
        told = await heard.standing()
    tables = {each["table"]: each for each in told if each["type"] == "table"}
    assert tables.keys() == {playing, waiting}
    for table, line in tables.items():
        shown = await ada.table(table)
        assert line == {"type": "table", "table": table} | {
            name: shown[name] for name in shown if name not in ("id", "legal", "result")
        }
    (choices,) = [each for each in told if each["type"] == "choices"]
    shown = await ada.table(playing)
    assert choices["table"] == playing
    assert (choices["version"], choices["seat"]) == (shown["version"], shown["actor"])
    assert choices["legal"] == shown["legal"]
    assert choices["position"] == shown["position"]
    assert choices["seconds"] is None


async def test_two_programs_play_a_whole_game_with_nothing_but_their_streams(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open"))["id"]
    async with hearing(house, ada) as hers, hearing(house, ben) as his:
        assert [each["type"] for each in await hers.standing()] == ["table"]
        assert await his.standing() == []
        await ben.post(f"/tables/{table}/seats/1", name="Ben")
        told = await asyncio.gather(plays(hers, ada), plays(his, ben))
    record = lines(await ada.record(table))
    every = (await ada.client.get(f"/api/tables/{table}/entries")).json()
    entries = [[each for each in one if each["type"] == "entry"] for one in told]
    assert [each["line"] for each in entries[0]] == record
    assert [each["line"] for each in entries[1]] == record[-len(entries[1]) :]
    assert [{"type": "entry", "table": table, **each} for each in every] == entries[0]
    result = (await ada.table(table))["result"]
    over = {"type": "over", "table": table, "version": len(record), "result": result}
    assert [one[-1] for one in told] == [over, over]
    seats = [{each["seat"] for each in one if each["type"] == "choices"} for one in told]
    assert seats == [{0}, {1}]


async def test_the_beginning_of_a_game_is_told_with_its_entries_first(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", options={"first": "0"}))["id"]
    async with hearing(house, ada) as heard:
        (lobby,) = await heard.standing()
        assert (lobby["begun"], lobby["seats"][1]["kind"]) == (False, "open")
        await ben.post(f"/tables/{table}/seats/1", name="Ben")
        told = [await heard.line()]
        while told[-1]["type"] != "choices":
            told.append(await heard.line())
    told = [each for each in told if each["type"] != "table" or each["begun"]]
    kinds = [each["type"] for each in told]
    assert kinds == [*["entry"] * len(lines(await ada.record(table))), "table", "choices"]
    assert told[-2]["seats"][1] == {
        "kind": "person",
        "name": "Ben",
        "mine": False,
        "closes": False,
    }


async def test_a_table_that_is_closed_ends_without_a_result(house: House) -> None:
    ada, table = await both_seats(house, moves=2)
    async with hearing(house, ada) as heard:
        await heard.standing()
        answer = await ada.post(f"/tables/{table}/close")
        assert (answer.json()["closed"], answer.json()["legal"]) == (True, [])
        told = await heard.line("over")
        assert (told["table"], told["result"]) == (table, None)
        version = (await ada.table(table))["version"]
    refused = await ada.move(table, version, "end")
    assert (refused.status_code, refused.json()["code"]) == (409, "http.closed")


async def test_whoever_comes_back_is_told_the_present_standing_and_asked_again(
    house: House,
) -> None:
    ada, table = await both_seats(house)
    for _ in range(3):
        async with hearing(house, ada) as heard:
            stands, asked = await heard.standing()
            assert stands["version"] == asked["version"] == (await ada.table(table))["version"]
            await ada.first_move(table)


async def test_a_move_that_is_taken_back_is_told_and_asked_for_again(house: House) -> None:
    ada, table = await both_seats(house)
    async with hearing(house, ada) as heard:
        _, first = await heard.standing()
        version = await ada.first_move(table)
        await heard.line("choices")
        await ada.post(f"/tables/{table}/undo", version=version)
        told = await heard.line()
        assert (told["type"], told["move"], told["events"]) == ("entry", None, [])
        assert told["line"].endswith(": undo")
        again = await heard.line()
    assert again["type"] == "choices"
    assert again["legal"] == first["legal"]
    assert again["version"] == version + 1


@pytest.mark.usefixtures("quick_bots")
async def test_where_a_bot_plays_for_a_program_it_is_not_asked(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person", options={"first": "0"}))["id"]
    async with hearing(house, ada) as heard:
        await heard.standing()
        await ada.post(f"/tables/{table}/seats/0/bot", bot="uniform")
        told = await heard.line("table")
        assert told["seats"][0]["kind"] == "uniform"
        assert (await heard.line("choices"))["seat"] == 1


async def test_the_time_that_is_left_is_told(house: House) -> None:
    ada = await house.program()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    answer = await ada.post("/tables", seats=seats, turn_seconds=600)
    assert answer.json()["turn_seconds"] == 600
    async with hearing(house, ada) as heard:
        assert 500 < (await heard.line("choices"))["seconds"] <= 600


async def test_there_is_no_stream_without_a_token(house: House) -> None:
    for said in ("", "Bearer nonsense", "Basic abc", "Bearer"):
        answer = await house.client(authorization=said).get("/api/stream")
        assert (answer.status_code, answer.json()["code"]) == (403, "http.no-visitor")


@pytest.mark.usefixtures("quick_bots")
async def test_whose_time_is_up_hears_that_a_bot_has_made_the_turn(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", look_at_clock=0.02)) as house:
        ada = await house.program()
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
        asked = {"seats": seats, "turn_seconds": 600, "options": {"first": "0"}}
        table = (await ada.post("/tables", **asked)).json()["id"]
        async with hearing(house, ada) as heard:
            assert (await heard.line("choices"))["seat"] == 0
            live = await house.live(table)
            late = now() - timedelta(seconds=1)
            await live.do(lambda: live.save(Store.update_table, due=late))
            assert (await heard.line("entry"))["line"].startswith("0: now ")
            told = await heard.line("choices")
            assert told["seat"] == 1
            assert 500 < told["seconds"] <= 600
        answer = await ada.move(table, told["version"] - 1, told["legal"][0]["text"])
        assert answer.json()["code"] == "table.moved-on"
