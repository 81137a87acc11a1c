"""Whoever comes by a personal link plays too, and takes nothing from whoever sat down there."""

import pytest

from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables import table_actions
from tests.server.support import House, Person, moves_on, version_on
from tests.server.tables.test_seats import over, personal_link, visitor

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

JOINED = "Other devices that play for Ada 0 by the personal link: 1"


async def with_a_second_device(house: House, *kinds: str) -> tuple[str, Person, Person]:
    """A table of Ada's, and somebody who came by the link of her first seat."""
    ada, eve = await house.person("Ada"), await house.person("Eve")
    table = await ada.open(*kinds, first="0")
    link = await personal_link(ada, table)
    await eve.page(link)
    assert await eve.go(link) == table
    return table, ada, eve


async def test_who_came_by_the_link_cannot_make_a_new_one(house: House) -> None:
    table, ada, eve = await with_a_second_device(house, "person", "greedy")
    link = await personal_link(ada, table)
    page = await eve.page(table)
    assert moves_on(page)
    assert "/seat/" not in page
    assert "seats/0/link" not in page
    answer = await eve.send(f"{table}seats/0/link")
    assert answer.status_code == 403
    assert "You came to this seat by its personal link" in answer.text
    assert await personal_link(ada, table) == link
    move = {"version": version_on(page), "move": moves_on(page)[0]}
    assert await ada.go(f"{table}move", move) == table, "it is still her seat"


async def test_who_came_by_the_link_cannot_stand_up_for_whoever_sat_down(house: House) -> None:
    table, ada, eve = await with_a_second_device(house, "person", "open")
    assert "seats/0/stand" not in await eve.page(table)
    assert "seats/0/stand" in await ada.page(table)
    assert (await eve.send(f"{table}seats/0/stand")).status_code == 403
    live = await house.live(table.split("/")[2])
    assert live.stored.seats[0].owners
    await ada.go(f"{table}seats/0/stand")
    assert live.stored.seats[0].owners == ()


async def test_whoever_sat_down_sees_that_another_device_joined(house: House) -> None:
    for kinds in (("person", "greedy"), ("person", "open")):
        table, ada, eve = await with_a_second_device(house, *kinds)
        assert JOINED in await ada.page(table)
        assert JOINED not in await eve.page(table)
        await ada.go(f"{table}seats/0/link")
        assert JOINED not in await ada.page(table)


async def test_open_pages_are_told_that_another_device_joined(house: House) -> None:
    ada, phone = await house.person("Ada"), await house.person("Phone")
    table = await ada.open("person", "person", first="0")
    link = await personal_link(ada, table)
    async with house.listening(f"{table}events", cookie=f"dorfplatz={ada.cookie}") as stream:
        await stream.begins()
        await phone.page(link)
        await phone.go(link)
        while JOINED not in (await stream.next()).data["parts"].get("seats", ""):
            pass


async def test_a_new_link_sends_all_others_away_and_voids_the_old_one(house: House) -> None:
    table, ada, eve = await with_a_second_device(house, "person", "greedy")
    old = await personal_link(ada, table)
    await ada.go(f"{table}seats/0/link")
    assert await personal_link(ada, table) != old
    page = await ada.page(table)
    move = {"version": version_on(page), "move": moves_on(page)[0]}
    assert (await eve.send(f"{table}move", move)).status_code == 403
    await eve.page(old, 404)
    assert (await eve.send(old)).status_code == 404
    assert await ada.go(f"{table}move", move) == table


async def test_a_link_that_was_just_replaced_lets_nobody_in(house: House) -> None:
    """Somebody may have opened it a moment before."""
    ada = await house.person("Ada")
    table = await ada.open("person", "greedy")
    live = await house.live(table.split("/")[2])
    key = live.stored.seats[0].key
    await ada.page(table)
    await ada.go(f"{table}seats/0/link")
    with pytest.raises(Missing):
        await table_actions.share_seat(live, Visitor("eve"), 0, key)
    assert "eve" not in live.stored.seats[0].owners


async def test_whoever_comes_back_by_their_own_link_stays_the_first(house: House) -> None:
    ada = await house.person("Ada")
    table = await ada.open("person", "greedy")
    link = await personal_link(ada, table)
    await ada.page(link)
    assert await ada.go(link) == table
    await ada.go(f"{table}seats/0/link")
    assert await personal_link(ada, table) != link


async def test_devices_come_along_to_a_rematch_as_what_they_were(house: House) -> None:
    ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
    table = await over(house, ada, ben)
    link = await personal_link(ada, table)
    await eve.page(link)
    await eve.go(link)
    again = await ada.go(f"{table}rematch")
    seat = (await house.live(again.split("/")[2])).stored.seats[0]
    assert {*seat.owners} == {visitor(house, each).id for each in (ada, eve)}
    assert seat.linked == (visitor(house, eve).id,)
    await eve.page(again)
    assert (await eve.send(f"{again}seats/0/link")).status_code == 403


async def test_the_page_of_a_link_says_that_others_will_know(house: House) -> None:
    ada, eve = await house.person("Ada"), await house.person("Eve")
    page = await eve.page(await personal_link(ada, await ada.open("person", "greedy")))
    assert "Whoever sat down there sees that you joined" in page


async def test_a_link_brings_so_many_devices_and_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actions, "DEVICES_AT_MOST", 1)
    table, ada, eve = await with_a_second_device(house, "person", "greedy")
    link = await personal_link(ada, table)
    fay = await house.person("Fay")
    await fay.page(link)
    refused = await fay.send(link)
    assert refused.status_code == 429
    assert "1 devices play this seat" in refused.text
    live = await house.live(table.split("/")[2])
    assert len(live.stored.seats[0].owners) == 2
    assert await eve.go(link) == table, "who has it already stays"
