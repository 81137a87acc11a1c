"""The bell that tells who should look at which table."""

import pytest

from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.tables.notifications import Notifications

pytestmark = pytest.mark.anyio

SEATS = (StoredSeat("person", "Ada", "key", ("ada", "phone")), StoredSeat("greedy", "Bot", "other"))


def table(name: str) -> StoredTable:
    return StoredTable(name, "bohemian", "host", False, {}, SEATS)


async def test_the_host_every_owner_and_whoever_watches_hear_of_a_table_once() -> None:
    bell = Notifications()
    for names in (["host"], ["ada"], ["phone"], ["one"], ["ada", "phone", "one"]):
        with bell.heard_by(names) as heard:
            bell.ring(table("one"))
            bell.ring(table("two"))
            bell.ring(table("one"))
            assert heard.take() == (["one"] if names == ["one"] else ["one", "two"])
            assert heard.take() == []


async def test_others_hear_nothing_and_nobody_who_has_left_is_remembered() -> None:
    bell = Notifications()
    with bell.heard_by(["eve", "another"]) as heard:
        bell.ring(table("one"))
        assert heard.take() == []
    assert bell._listeners == {}


async def test_a_listener_wakes_up_for_a_change_for_the_end_and_after_a_while() -> None:
    bell = Notifications()
    with bell.heard_by(["ada"]) as heard:
        await heard.wait(0)
        bell.ring(table("one"))
        await heard.wait(1000)
        assert heard.take() == ["one"]
        assert heard.is_open
        bell.dismiss()
        await heard.wait(1000)
        assert not heard.is_open
