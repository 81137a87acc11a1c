"""News of a table: nothing is missed, nothing comes twice, and nothing that is not stored."""

import logging
from collections.abc import Sequence

import pytest
from starlette.requests import Request

from dorfplatz.server.store.stored import Addition
from tests.server.support import (
    Faults,
    House,
    Person,
    Program,
    finished,
    lines,
    moves_on,
    shortly_before_the_end,
    version_on,
)

pytestmark = pytest.mark.anyio


async def a_game(house: House, moves: int = 0) -> tuple[Program, str]:
    """One program on both seats."""
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    for _ in range(moves):
        await ada.first_move(table)
    return ada, table


async def test_programs_hear_every_entry_with_the_length_of_the_record_as_id(house: House) -> None:
    ada, table = await a_game(house, moves=3)
    async with house.listening(f"/api/tables/{table}/events") as stream:
        known = [await stream.next() for _ in lines(await ada.record(table))]
        await ada.first_move(table)
        record = lines(await ada.record(table))
        heard = known + [await stream.next() for _ in record[len(known) :]]
    assert [event.id for event in heard] == list(range(1, len(record) + 1))
    assert [event.data["line"] for event in heard] == record
    entries = (await ada.client.get(f"/api/tables/{table}/entries")).json()
    assert [event.data for event in heard] == entries


@pytest.mark.parametrize("known", [0, 1, 5, 9])
async def test_whoever_comes_back_misses_nothing_and_hears_nothing_twice(
    house: House, known: int
) -> None:
    ada, table = await a_game(house, moves=8)
    record = lines(await ada.record(table))
    async with house.listening(
        f"/api/tables/{table}/events?since=3", last_event_id=str(known)
    ) as stream:
        heard = [await stream.next() for _ in record[known:]]
        await ada.first_move(table)
        record = lines(await ada.record(table))
        heard += [await stream.next() for _ in record[known + len(heard) :]]
    assert [(event.id, event.data["line"]) for event in heard] == list(
        enumerate(record[known:], known + 1)
    )


async def test_without_an_id_the_address_says_where_to_begin(house: House) -> None:
    ada, table = await a_game(house, moves=3)
    record = lines(await ada.record(table))
    async with house.listening(f"/api/tables/{table}/events?since=2") as stream:
        assert (await stream.next()).data["line"] == record[2]


@pytest.mark.parametrize("wild", ["-1", "x", "1.5", "", "0" * 5000, "٣"])
@pytest.mark.parametrize("path", ["/api/tables/{}/events", "/tables/{}/events"])
async def test_a_wild_id_does_no_harm(house: House, path: str, wild: str) -> None:
    ada, table = await a_game(house, moves=2)
    async with house.listening(path.format(table), last_event_id=wild) as stream:
        await stream.begins()
        await ada.first_move(table)
        event = await stream.next()
    assert 0 < event.id <= len(lines(await ada.record(table)))


async def test_a_page_that_claims_to_know_the_future_gets_all_parts(house: House) -> None:
    _, table = await a_game(house, moves=2)
    async with house.listening(f"/tables/{table}/events", last_event_id="99999999") as stream:
        event = await stream.next()
    assert {"dice", "choices", "turn"} <= event.data["parts"].keys()
    assert event.data["news"] == []


async def test_the_stream_of_a_game_ends_with_its_result(house: House) -> None:
    ada = await house.program()
    whole = finished("no-figures-2-seats")
    table = await house.put(whole, over=True)
    async with house.listening(f"/api/tables/{table}/events") as stream:
        heard = await stream.rest()
    assert [event.data["line"] for event in heard] == lines(await ada.record(table))
    assert heard[-1].data["line"].startswith("result: ")


async def test_a_stream_waits_for_a_game_to_begin(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open"))["id"]
    async with house.listening(f"/api/tables/{table}/events") as stream:
        await stream.begins()
        await ben.post(f"/tables/{table}/seats/1", name="Ben")
        assert (await stream.next()).id == 1


async def at_a_page(house: House) -> tuple[Person, str, str]:
    ada = await house.person(accept_language="en")
    table = await ada.open("person", "person")
    return ada, table, await ada.page(table)


async def make_a_move(ada: Person, table: str) -> int:
    """Returns the version after it."""
    page = await ada.page(table)
    await ada.go(f"{table}move", {"version": version_on(page), "move": moves_on(page)[0]})
    return version_on(await ada.page(table))


async def test_a_page_that_shows_the_newest_hears_only_what_changes(house: House) -> None:
    ada, table, page = await at_a_page(house)
    address = f"{table}events?since={version_on(page)}"
    async with house.listening(address, cookie=f"dorfplatz={ada.cookie}") as stream:
        await stream.begins()
        version = await make_a_move(ada, table)
        shown = await ada.page(table)
        event = await stream.next()
        later = await make_a_move(ada, table)
        assert (await stream.next()).id == later
    assert event.id == event.data["version"] == version
    assert event.data["calls"] is True
    assert event.data["news"]
    parts = event.data["parts"]
    assert "dice" in parts
    for part in parts.values():
        assert part.strip() in shown
    houses = [name for name in parts if name.startswith("house-")]
    assert 1 <= len(houses) < 5


async def test_a_page_that_is_behind_gets_all_parts(house: House) -> None:
    ada, table, page = await at_a_page(house)
    behind = version_on(page)
    version = await make_a_move(ada, table)
    cookie = f"dorfplatz={ada.cookie}"
    async with house.listening(
        f"{table}events?since={version}", cookie=cookie, last_event_id=str(behind)
    ) as stream:
        event = await stream.next()
        shown = await ada.page(table)
        later = await make_a_move(ada, table)
        assert (await stream.next()).id == later
    assert event.id == version
    for name, part in event.data["parts"].items():
        assert f'id="{name}"' in part
        assert part.strip() in shown
    assert len([name for name in event.data["parts"] if name.startswith("house-")]) > 20
    assert {"dice", "choices", "turn", "end", "seats"} <= event.data["parts"].keys()
    assert len(event.data["news"]) >= 1


async def test_what_pages_that_are_behind_are_told_is_made_and_kept_once(house: House) -> None:
    """Otherwise whoever comes back again and again would fill the memory."""
    _, table, _ = await at_a_page(house)
    live = await house.live(table.split("/")[2])
    kept = set[int]()
    for _ in range(5):
        async with house.listening(f"{table}events", last_event_id="0") as stream:
            await stream.next()
        kept.add(len(vars(live.cache)["_made"]))
    assert len(kept) == 1


async def test_everyone_at_a_table_hears_the_same_move(house: House) -> None:
    ada, table, page = await at_a_page(house)
    eve = await house.person("Eve", accept_language="de")
    address = f"{table}events?since={version_on(page)}"
    async with (
        house.listening(address, cookie=f"dorfplatz={ada.cookie}") as hers,
        house.listening(
            address, cookie=f"dorfplatz={eve.cookie}", accept_language="de"
        ) as watching,
    ):
        await hers.begins()
        await watching.begins()
        await make_a_move(ada, table)
        own, other = await hers.next(), await watching.next()
    assert own.id == other.id
    assert (own.data["calls"], other.data["calls"]) == (True, False)
    assert own.data["news"] != other.data["news"], "each in their language"


async def test_a_page_hears_the_end_of_the_game(house: House) -> None:
    ada = await house.program()
    signer = house.server.signer
    token = ada.client.headers["Authorization"].encode()
    owner = signer.program(Request({"type": "http", "headers": [(b"authorization", token)]})).id
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    table = await house.put(record, owner, owner)
    address = f"/tables/{table}/events?since={len(record.entries)}"
    async with house.listening(address) as stream:
        await stream.begins()
        shown = await ada.table(table)
        while not shown["over"]:
            await ada.first_move(table)
            shown = await ada.table(table)
            event = await stream.next()
    assert "finale" in event.data["parts"]["choices"]


async def test_a_page_in_the_lobby_is_told_to_look_again(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await ada.open("person", "open", "open")
    page = await ada.page(table)
    stream_address = page.partition('data-stream="')[2].partition('"')[0]
    async with house.listening(f"{table}{stream_address}") as stream:
        await stream.begins()
        await ben.page(table)
        assert not stream.ended, "nothing has changed yet"
        await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
        assert (await stream.next()).data == {"reload": True}
    async with house.listening(f"{table}{stream_address}") as late:
        assert (await late.next()).data == {"reload": True}, "what happened meanwhile counts too"


async def test_what_is_refused_is_not_heard(house: House) -> None:
    ada, table, page = await at_a_page(house)
    name = table.split("/")[2]
    async with (
        house.listening(f"{table}events?since={version_on(page)}") as watching,
        house.listening(f"/api/tables/{name}/events?since={version_on(page)}") as program,
    ):
        await watching.begins()
        await program.begins()
        for move in ("end", "nonsense", "3+4 Atlantis glass"):
            fields = {"version": version_on(page), "move": move}
            assert (await ada.send(f"{table}move", fields)).status_code in (409, 422)
        version = await make_a_move(ada, table)
        assert (await watching.next()).id == version
        assert (await program.next()).id == version_on(page) + 1


async def test_nothing_is_told_that_is_not_stored(
    house: House, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    ada, table, page = await at_a_page(house)
    name, version = table.split("/")[2], version_on(page)
    record = (await ada.client.get(f"{table}record")).text
    store = house.server.services.store
    move = {"version": version, "move": moves_on(page)[0]}

    def full(_: Sequence[object]) -> None:
        raise OSError("no space left on device")

    async with (
        house.listening(f"{table}events?since={version}") as watching,
        house.listening(f"/api/tables/{name}/events?since={version}") as program,
    ):
        await watching.begins()
        await program.begins()
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            answer = await ada.send(f"{table}move", move)
            assert answer.status_code == 500
            assert "no space" not in answer.text
            assert (await ada.client.get(f"{table}record")).text == record
            assert version_on(await ada.page(table)) == version
        assert (await ada.send(f"{table}move", move)).status_code == 303
        later = await make_a_move(ada, table)
        pages = [await watching.next(), await watching.next()]
        entries = [await program.next() for _ in range(version, later)]
        assert version < pages[0].id < pages[1].id == later, "the move is told once"
        assert [entry.id for entry in entries] == [*range(version + 1, later + 1)]
    stored = await house.server.services.journal.call(store.record, name)
    assert stored == (await ada.client.get(f"{table}record")).text
    failure = next(each for each in faults() if each["event"] == "table failed")
    assert failure["level"] == logging.getLevelName(logging.ERROR).lower()
    assert failure["record"] == record
    assert "no space left" in failure["fault"]


async def test_a_table_behind_its_record_catches_up_and_asks_to_choose_anew(
    house: House, faults: Faults
) -> None:
    """As if another process had written to the same database."""
    ada, table = await a_game(house)
    shown = await ada.table(table)
    seat, move = shown["actor"], shown["legal"][0]["text"]
    store, call = house.server.services.store, house.server.services.journal.call
    await call(store.append, [Addition(table, shown["version"], (f"{seat}: {move}",), False)])
    answer = await ada.move(table, shown["version"], move)
    assert (answer.status_code, answer.json()["code"]) == (409, "table.moved-on")
    assert (await ada.table(table))["version"] == shown["version"] + 1
    await ada.first_move(table)
    assert await ada.record(table) == await call(store.record, table)
    assert [each["event"] for each in faults()] == ["table was behind its record"]


async def test_a_table_that_was_closed_elsewhere_takes_no_move_and_says_so_from_then_on(
    house: House, faults: Faults
) -> None:
    ada, table = await a_game(house)
    shown = await ada.table(table)
    store, call = house.server.services.store, house.server.services.journal.call
    before = await call(store.record, table)
    await call(store.update_table, table, closed=True)
    answer = await ada.move(table, shown["version"], shown["legal"][0]["text"])
    assert (answer.status_code, answer.json()["code"]) == (409, "table.moved-on")
    answer = await ada.move(table, shown["version"], shown["legal"][0]["text"])
    assert (answer.status_code, answer.json()["code"]) == (409, "http.closed")
    assert await call(store.record, table) == before
    assert [each["event"] for each in faults()] == ["table was behind its record"]


@pytest.mark.parametrize("path", ["/tables/nowhere/events", "/api/tables/nowhere/events"])
async def test_there_is_no_stream_of_a_table_that_is_not_there(house: House, path: str) -> None:
    answer = await house.client(accept="application/json").get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "http.no-table")


async def test_a_stream_ends_when_the_server_stops(house: House) -> None:
    _, table = await a_game(house)
    async with (
        house.listening(f"/api/tables/{table}/events?since=99") as program,
        house.listening(f"/tables/{table}/events?since=99") as page,
    ):
        await page.next()
        house.server.registry.dismiss()
        assert await program.rest() == []
        await page.rest()
