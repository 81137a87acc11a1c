"""Who sits where: lobbies, personal links, bots that play on, taking back, rematches, watching."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from dorfplatz.core.record import read
from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables.live.presence import SLOWER
from dorfplatz.server.tables.live.seats import is_away
from tests.server.support import (
    Clock,
    House,
    Person,
    Program,
    finished,
    lines,
    moves_on,
    play_out,
    running,
    settings,
    shortly_before_the_end,
    version_on,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def two_programs(house: House) -> tuple[str, Program, Program]:
    """The first of them is to move."""
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", options={"first": "0"}))["id"]
    assert (await ben.post(f"/tables/{table}/seats/1", name="Ben")).status_code == 200
    return table, ada, ben


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_the_last_move_is_taken_back(house: House) -> None:
    table, ada, _ = await two_programs(house)
    before = await ada.table(table)
    version = await ada.first_move(table)
    answer = await ada.post(f"/tables/{table}/undo", version=version)
    assert answer.json() == {"version": version + 1}
    after = await ada.table(table)
    assert (after["position"], after["legal"]) == (before["position"], before["legal"])
    assert lines(await ada.record(table))[-1] == "0: undo"


async def test_only_whoever_moved_takes_back_and_never_past_a_roll(house: House) -> None:
    table, ada, ben = await two_programs(house)
    version = await ada.first_move(table)
    record = await ada.record(table)
    assert refusal(await ben.post(f"/tables/{table}/undo", version=version))[0] == 409
    assert refusal(await ada.post(f"/tables/{table}/undo", version=version - 1)) == (
        409,
        "table.moved-on",
    )
    assert await ada.record(table) == record
    assert (await ada.post(f"/tables/{table}/undo", version=version)).status_code == 200
    assert refusal(await ada.post(f"/tables/{table}/undo", version=version + 1)) == (
        409,
        "course.nothing-to-undo",
    )


async def test_taking_back_works_on_the_page_too(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    page = await ada.page(table)
    await ada.go(f"{table}move", {"version": version_on(page), "move": moves_on(page)[0]})
    moved = version_on(await ada.page(table))
    assert await ada.go(f"{table}undo", {"version": moved}) == table
    assert moves_on(await ada.page(table)) == moves_on(page)


@pytest.mark.usefixtures("quick_bots")
async def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(house: House) -> None:
    table, ada, ben = await two_programs(house)
    assert (await ada.post(f"/tables/{table}/seats/0/bot")).status_code == 200
    live = await house.live(table)
    await until(lambda: live.actor == 1)
    assert (await ada.table(table))["seats"][0]["kind"] == "greedy"
    record = await ada.record(table)
    assert "0: now greedy" in lines(record)
    refused = await ada.move(table, len(lines(record)), "end")
    assert refusal(refused) == (409, "course.not-this-seat")
    answer = await ada.post(f"/tables/{table}/seats/0/person")
    assert answer.status_code == 200
    assert lines(await ada.record(table))[-1] == "0: now person"
    assert (await play_out(table, ada, ben))["over"]


@pytest.mark.usefixtures("quick_bots")
async def test_a_seat_that_a_bot_plays_is_not_given_away_twice(house: House) -> None:
    table, ada, ben = await two_programs(house)
    assert (await ben.post(f"/tables/{table}/seats/1/bot")).status_code == 200
    record = await ada.record(table)
    assert refusal(await ben.post(f"/tables/{table}/seats/1/bot")) == (409, "http.bot-already")
    assert refusal(await ada.post(f"/tables/{table}/seats/1/bot")) == (409, "http.bot-already")
    assert await ada.record(table) == record


@pytest.mark.usefixtures("quick_bots")
async def test_another_s_seat_is_given_to_a_bot_only_when_they_are_away(tmp_path: Path) -> None:
    clock = Clock()
    async with running(settings(tmp_path / "db", away_after=45), clock) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        table = await ada.open("person", "open", first="1")
        await ben.page(table)
        await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
        async with house.listening(f"{table}events", cookie=f"dorfplatz={ben.cookie}") as stream:
            await stream.begins()
            clock.pass_by(45)
            assert (await ada.send(f"{table}seats/1/bot")).status_code == 409
            assert 'formaction="seats/1/bot"' not in await ada.page(table)
        assert (await ada.send(f"{table}seats/1/bot")).status_code == 409, "he was here just now"
        clock.pass_by(45)
        assert 'formaction="seats/1/bot"' in await ada.page(table)
        assert await ada.go(f"{table}seats/1/bot") == table
        live = await house.live(table.split("/")[2])
        await until(lambda: live.actor == 0)
        assert await ben.go(f"{table}seats/1/person") == table


@pytest.mark.usefixtures("quick_bots")
async def test_a_program_that_moved_just_now_is_not_away(tmp_path: Path) -> None:
    clock = Clock()
    async with running(settings(tmp_path / "db", away_after=45), clock) as house:
        table, ada, ben = await two_programs(house)
        clock.pass_by(SLOWER * 45)
        assert is_away(await house.live(table), Seat(0))
        await ada.first_move(table)
        assert refusal(await ben.post(f"/tables/{table}/seats/0/bot")) == (409, "http.not-away")


async def test_a_table_waits_until_every_seat_is_taken(house: House) -> None:
    ada, ben, cleo = [await house.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = await ada.open("person", "open", "open")
    page = await ben.page(table)
    assert page.count(f'name="form_key" value="{ben.form_key}"') >= 2
    await ben.go(f"{table}seats/1/sit", {"name": "  Ben "})
    assert (await ada.client.get("/health")).json()["games"] == 0
    await cleo.page(table)
    await cleo.go(f"{table}seats/2/sit", {"name": "Cleo"})
    assert (await ada.client.get("/health")).json()["games"] == 1
    record = (await ada.client.get(f"{table}record")).text
    assert "seat 0 person Ada 0\nseat 1 person Ben\nseat 2 person Cleo\n" in record


async def test_of_two_who_want_a_seat_at_once_one_gets_it(house: House) -> None:
    ada, ben, cleo = [await house.program(name) for name in ("Ada", "Ben", "Cleo")]
    table = (await ada.open("person", "open"))["id"]
    answers = await asyncio.gather(
        *(each.post(f"/tables/{table}/seats/1", name="First") for each in (ben, cleo))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    loser = next(answer for answer in answers if answer.status_code == 409)
    assert loser.json()["code"] == "http.seat-taken"
    assert lines(await ada.record(table))


@pytest.mark.parametrize("name", ["", "A" * 41, "a\nb"])
async def test_nobody_sits_down_without_a_proper_name(house: House, name: str) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open"))["id"]
    refused = await ben.post(f"/tables/{table}/seats/1", name=name)
    assert refused.status_code == 422
    assert [seat["kind"] for seat in (await ada.table(table))["seats"]] == ["person", "open"]


@pytest.mark.usefixtures("quick_bots")
async def test_whoever_opened_the_table_lets_bots_take_the_open_seats(house: House) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", "open"))["id"]
    assert refusal(await ben.post(f"/tables/{table}/begin")) == (403, "http.not-host")
    shown = (await ada.post(f"/tables/{table}/begin")).json()
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "greedy", "greedy"]
    names = [seat["name"] for seat in shown["seats"]]
    assert len({*names}) == 3
    assert refusal(await ada.post(f"/tables/{table}/begin")) == (409, "http.begun")


async def personal_link(person: Person, table: str) -> str:
    found = re.search(r'value="http://village\.test(/seat/[\w-]+/)"', await person.page(table))
    assert found is not None
    return found[1]


async def test_a_personal_link_takes_a_seat_to_another_device(house: House) -> None:
    ada, phone = await house.person("Ada"), await house.person("Phone")
    table = await ada.open("person", "person")
    link = await personal_link(ada, table)
    page = await phone.page(table)
    move = {"version": version_on(page), "move": moves_on(await ada.page(table))[0]}
    assert (await phone.send(f"{table}move", move)).status_code == 403
    assert "Ada 0" in await phone.page(link)
    assert (await phone.send(f"{table}move", move)).status_code == 403, "only looked at"
    assert await phone.go(link) == table
    assert await phone.go(link) == table
    await phone.page(table)
    first = await house.live(table.split("/")[2])
    mover = phone if first.actor == 0 else ada
    assert await mover.go(f"{table}move", move) == table
    assert table in await phone.page("/")


async def test_the_link_of_a_seat_is_for_whoever_sits_there_now(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await ada.open("person", "open")
    live = await house.live(table.split("/")[2])
    old = live.stored.seats[1].key
    await ben.page(table)
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    await ada.page(f"/seat/{old}/", 404)
    assert await personal_link(ben, table) != await personal_link(ada, table)


async def test_nobody_sees_the_personal_links_of_others(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = await ada.open("person", "person")
    assert "/seat/" in await ada.page(table)
    assert "/seat/" not in await eve.page(table)
    assert "key" not in str((await (await house.program()).table(table.split("/")[2]))["seats"])


async def test_whoever_watches_sees_everything_and_changes_nothing(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve", accept_language="en")
    table = await ada.open("person", "person")
    page = await eve.page(table)
    assert "You are watching" in page
    before = (await ada.client.get(f"{table}record")).text
    move = {"version": version_on(page), "move": moves_on(await ada.page(table))[0]}
    for path in ("move", "undo", "seats/0/bot", "seats/0/person", "begin", "rematch"):
        assert (await eve.send(f"{table}{path}", move)).status_code in (403, 409)
    assert (await ada.client.get(f"{table}record")).text == before


async def over(house: House, *people: Person) -> str:
    """A finished game of these people. Returns its path."""
    ids = [visitor(house, person).id for person in people]
    record = finished(f"no-figures-{max(2, len(people))}-seats", *["person"] * len(people))
    return f"/tables/{await house.put(record, *ids, over=True)}/"


def visitor(house: House, person: Person) -> Visitor:
    cookie = f"dorfplatz={person.cookie}".encode()
    known = house.server.signer.visitor(Request({"type": "http", "headers": [(b"cookie", cookie)]}))
    assert known is not None
    return known


async def test_a_game_that_is_over_is_shown_with_its_end(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await over(house, ada, ben)
    page = await ada.page(table)
    assert 'class="finale"' in page
    assert moves_on(page) == []
    answer = await ada.send(f"{table}move", {"version": version_on(page), "move": "end"})
    assert answer.status_code == 409
    assert (await ada.send(f"{table}seats/0/bot")).status_code == 409


async def test_a_rematch_has_the_same_people_and_options(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await over(house, ada, ben)
    await ada.page(table)
    again = await ada.go(f"{table}rematch")
    assert again != table
    old = read((await ada.client.get(f"{table}record")).text)
    new = read((await ada.client.get(f"{again}record")).text)
    assert (new.game, new.players, new.options) == (old.game, old.players, old.options)
    assert again in await ben.page(table), "the others are led there"
    await ben.page(again)
    assert await ben.go(f"{table}rematch") == again
    page = await ada.page(again)
    mover = ada if moves_on(page) and "It is your turn" in page else ben
    await mover.page(again)
    await mover.go(f"{again}move", {"version": version_on(page), "move": moves_on(page)[0]})


async def test_two_who_want_a_rematch_at_once_meet_at_the_same_table(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await over(house, ada, ben)
    for person in (ada, ben):
        await person.page(table)
    led = await asyncio.gather(*(person.go(f"{table}rematch") for person in (ada, ben)))
    assert len({*led}) == 1
    games = (await ada.client.get("/health")).json()["games"]
    assert games == 1, "a game that nobody knows of was begun"


async def test_there_is_no_rematch_before_the_end_nor_for_those_who_watch(house: House) -> None:
    ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
    record = shortly_before_the_end(finished("no-figures-2-seats", "person", "person"))
    ids = [visitor(house, person).id for person in (ada, ben)]
    going = f"/tables/{await house.put(record, *ids)}/"
    await ada.page(going)
    assert (await ada.send(f"{going}rematch")).status_code == 409
    table = await over(house, ada, ben)
    await eve.page(table)
    assert (await eve.send(f"{table}rematch")).status_code == 403
    assert (await eve.client.get("/health")).json()["games"] == 1


async def test_who_sat_down_may_stand_up_while_others_are_still_to_come(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    path = await ada.open("person", "open", "open")
    await ben.page(path)
    await ben.go(f"{path}seats/1/sit", {"name": "Ben"})
    assert (await ada.send(f"{path}seats/1/stand")).status_code == 403
    await ben.go(f"{path}seats/1/stand")
    live = await house.live(path.split("/")[2])
    assert [seat.kind for seat in live.stored.seats] == ["person", "open", "open"]
    await ada.go(f"{path}begin")
    assert (await ada.send(f"{path}seats/0/stand")).status_code == 409
