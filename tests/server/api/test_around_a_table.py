"""Programs look back, branch off, hand in records, close tables, and add numbers to the dice."""

from hashlib import sha256

import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.play.checkable_dice import check
from tests.server.api.hearing import both_seats, hearing
from tests.server.support import RECORDS, House, Program, lines, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def test_every_position_has_an_address(house: House) -> None:
    ada, table = await both_seats(house, moves=4)
    course = course_of(read(await ada.record(table)))
    for version in range(len(course.entries) + 1):
        answer = await ada.client.get(f"/api/tables/{table}/positions/{version}")
        told, past = answer.json(), course.at(version)
        assert (told["version"], told["result"]) == (version, None)
        assert told["position"] == past.game.view(past.state, None)
        assert len(told["legal"]) == len(past.game.legal(past.state))
    later = await ada.client.get(f"/api/tables/{table}/positions/{version + 1}")
    assert (later.status_code, later.json()["code"]) == (404, "http.no-position")


async def test_a_program_plays_on_from_any_position(house: House) -> None:
    ada, table = await both_seats(house, moves=6)
    ben = await house.program("Ben")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben 2"}]
    answer = await ben.post(f"/tables/{table}/fork", version=4, seats=seats)
    assert answer.status_code == 201
    forked = answer.json()["id"]
    before, after = lines(await ada.record(table)), lines(await ben.record(forked))
    assert after[:4] == before[:4]
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ben", "Ben 2"]
    assert all(seat["mine"] for seat in answer.json()["seats"])
    await ben.first_move(forked)
    assert lines(await ada.record(table)) == before


async def test_a_record_that_was_handed_in_is_there_to_look_at_and_to_play_on_from(
    house: House,
) -> None:
    ada = await house.program()
    text = (RECORDS / "no-figures-3-seats.dorf").read_text("utf-8")
    answer = await ada.post("/records", record=text)
    assert answer.status_code == 201
    assert (answer.json()["over"], answer.json()["actor"]) == (True, None)
    table = answer.json()["id"]
    assert await ada.record(table) == text
    seats = [{"kind": "person", "name": name} for name in "ABC"]
    again = await ada.post(f"/tables/{table}/fork", version=30, seats=seats)
    assert again.status_code == 201


async def test_a_record_with_a_wrong_line_is_refused_with_its_number(house: House) -> None:
    ada = await house.program()
    text = (RECORDS / "no-figures-3-seats.dorf").read_text("utf-8")
    entries = text.splitlines(keepends=True)
    answer = await ada.post("/records", record="".join([*entries[:30], "0: nonsense\n"]))
    assert answer.status_code in (409, 422)
    assert "31" in answer.json()["sentence"]
    assert (await ada.client.get("/api/tables")).json() == []


async def test_a_table_is_closed_when_all_who_play_want_it(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open"))["id"]
    await ben.post(f"/tables/{table}/seats/1", name="Ben")
    first = (await ada.post(f"/tables/{table}/close")).json()
    assert (first["closed"], [seat["closes"] for seat in first["seats"]]) == (False, [True, False])
    back = (await ada.post(f"/tables/{table}/close", wish=False)).json()
    assert not any(seat["closes"] for seat in back["seats"])
    await ada.post(f"/tables/{table}/close")
    last = (await ben.post(f"/tables/{table}/close")).json()
    assert (last["closed"], last["over"], last["actor"], last["legal"]) == (True, False, None, [])
    listed = (await ada.client.get("/api/tables")).json()
    assert [(each["id"], each["closed"]) for each in listed] == [(table, True)]


async def seals(program: Program, table: str, seat: int, number: str) -> None:
    seal = sha256(bytes.fromhex(number)).hexdigest()
    answer = await program.post(f"/tables/{table}/seats/{seat}/seal", round=1, seal=seal)
    assert answer.status_code == 200, answer.text


async def test_programs_add_numbers_of_their_own_to_the_dice(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    seats = [{"kind": "person", "adds_number": True}, {"kind": "open"}]
    opened = (await ada.post("/tables", seats=seats)).json()
    table, published = opened["id"], opened["dice"]["hash"]
    async with hearing(house, ben) as heard:
        await heard.standing()
        await ben.post(f"/tables/{table}/seats/1", name="Ben", adds_number=True)
        assert (await heard.line("table"))["dice"]["awaited"] == [0, 1]
        await seals(ben, table, 1, "b" * 64)
        await seals(ada, table, 0, "a" * 64)
        while not (told := await heard.line("table"))["dice"]["opening"]:
            pass
        assert told["dice"]["awaited"] == [0, 1]
        path = f"/tables/{table}/seats"
        other = await ben.post(f"{path}/1/number", round=1, number="c" * 64)
        assert other.json()["code"] == "http.other-number"
        for program, seat, number in ((ben, 1, "b" * 64), (ada, 0, "a" * 64)):
            answer = await program.post(f"{path}/{seat}/number", round=1, number=number)
        assert (answer.json()["begun"], answer.json()["dice"]) == (True, None)
        while not (await heard.line("table"))["begun"]:
            pass
    await play_out(table, ada, ben)
    course = course_of(read(await ada.record(table)))
    dice = course.record.dice
    assert dice is not None
    assert (dice.hash, dice.numbers) == (published, {0: "a" * 64, 1: "b" * 64})
    assert check(course).problems == ()


async def test_who_waits_for_a_number_in_vain_goes_on_without(house: House) -> None:
    ada = await house.program()
    seats = [{"kind": "person", "adds_number": True}, {"kind": "greedy", "adds_number": True}]
    table = (await ada.post("/tables", seats=seats)).json()
    assert (table["begun"], table["dice"]["awaited"]) == (False, [0])
    answer = await ada.post(f"/tables/{table['id']}/without", round=1)
    assert answer.json()["begun"]


async def test_a_program_plays_for_somebody_who_gave_it_their_personal_link(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "person", options={"first": "0"}))["id"]
    key = (await house.live(table)).stored.seats[0].key
    assert (await ben.post(f"/seats/{key}")).json()["seats"][0]["mine"]
    await ben.first_move(table)
    nowhere = await ben.post("/seats/nonsense")
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "http.no-such-link")


async def test_bots_do_not_wait_where_only_programs_look_on(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "greedy"))["id"]
    assert (await house.live(table)).bot_pace.slowest == "quick"
