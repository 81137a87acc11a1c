"""Programs play over JSON, with others and with bots."""

import pytest

from dorfplatz.core.record import read
from dorfplatz.games.bohemian.components import standard, write
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.tables import new_tables
from tests.server.support import House, Program, lines, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def at_one_table(house: House) -> tuple[str, Program, Program]:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open"))["id"]
    answer = await ben.post(f"/tables/{table}/seats/1", name="Ben")
    assert answer.status_code == 200
    return table, ada, ben


async def test_two_programs_play_a_whole_game(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    shown = await play_out(table, ada, ben)
    assert shown["over"]
    assert shown["actor"] is None
    assert shown["legal"] == []
    record = await ada.record(table)
    course = course_of(read(record))
    assert course.is_complete
    result = shown["result"]
    assert [sum(parts.values()) for parts in result["parts"]] == result["totals"]
    totals = " ".join(map(str, result["totals"]))
    assert lines(record)[-1] == f"result: {result['reason']} {totals}"


async def test_a_program_plays_a_whole_game_with_bots(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "greedy", "uniform"))["id"]
    shown = await play_out(table, ada)
    assert shown["over"]
    assert course_of(read(await ada.record(table))).is_complete


async def test_the_version_is_the_length_of_the_record(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    for _ in range(6):
        shown = await ada.table(table)
        assert shown["version"] == len(lines(await ada.record(table)))
        await (ada, ben)[shown["actor"]].first_move(table)


async def test_the_same_request_twice_is_stale_and_changes_nothing(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    shown = await ada.table(table)
    mover = (ada, ben)[shown["actor"]]
    asked = table, shown["version"], shown["legal"][0]["text"]
    assert (await mover.move(*asked)).status_code == 200
    record = await ada.record(table)
    again = await mover.move(*asked)
    assert again.status_code == 409
    assert again.json()["code"] == "table.moved-on"
    assert await ada.record(table) == record


async def test_entries_tell_what_each_line_caused(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    shown = await ada.table(table)
    await (ada, ben)[shown["actor"]].first_move(table)
    every = (await ada.client.get(f"/api/tables/{table}/entries")).json()
    assert [entry["line"] for entry in every] == lines(await ada.record(table))
    assert [entry["version"] for entry in every] == list(range(1, len(every) + 1))
    later = await ada.client.get(f"/api/tables/{table}/entries", params={"since": 2})
    assert later.json() == every[2:]
    assert (
        await ada.client.get(f"/api/tables/{table}/entries", params={"since": 9999})
    ).json() == []


async def test_programs_find_their_own_tables(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    cleo = await house.program("Cleo")
    assert [each["id"] for each in (await ben.client.get("/api/tables")).json()] == [table]
    assert [each["id"] for each in (await ada.client.get("/api/tables")).json()] == [table]
    assert (await cleo.client.get("/api/tables")).json() == []


async def test_a_table_knows_which_seats_are_mine(house: House) -> None:
    table, ada, ben = await at_one_table(house)
    assert [seat["mine"] for seat in (await ada.table(table))["seats"]] == [True, False]
    assert [seat["mine"] for seat in (await ben.table(table))["seats"]] == [False, True]


async def test_options_are_played_with(house: House) -> None:
    ada = await house.program()
    chosen = {"first": "1", "income": "claimed", "sides": "CEGIKN"}
    shown = await ada.open("person", "person", options=chosen)
    record = await ada.record(shown["id"])
    assert shown["actor"] == 1
    assert {f"option {name} {value}" for name, value in chosen.items()} < set(record.splitlines())
    villages = shown["setup"]["villages"]
    assert "".join(village["side"] for village in villages) == "CEGIKN"


async def test_a_table_with_own_components_carries_them_in_its_record(house: House) -> None:
    ada = await house.program()
    own = write(standard()).replace("Nenbrad", "Neustadt")
    shown = await ada.open("person", "person", options={"components": own, "sides": "CEGIKN"})
    assert "Neustadt" in [village["name"] for village in shown["setup"]["villages"]]
    record = await ada.record(shown["id"])
    assert "Neustadt" in record
    assert "Nenbrad" not in record
    assert course_of(read(record)).record.options["components"] == own.rstrip("\n")


async def test_a_program_may_take_several_seats(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    assert (await play_out(table, ada))["over"]


async def test_no_table_is_called_like_an_option_of_a_command(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["-9yaoE9nzxJQ", "-", "9yaoE9nzxJQ-"])
    monkeypatch.setattr(new_tables, "token_urlsafe", lambda _size: next(drawn))
    ada = await house.program()
    assert (await ada.open("person", "person"))["id"] == "9yaoE9nzxJQ-"
