"""Notifications: who should look at which table."""

import pytest

from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.tables.subscribers.notifications import Notifications

pytestmark = pytest.mark.anyio

SEATS = (StoredSeat("person", "Ada", "key", ("ada", "phone")), StoredSeat("greedy", "Bot", "other"))


def table(name: str) -> StoredTable:
    return StoredTable(name, "bohemian", "host", False, {}, SEATS)


async def test_the_host_every_owner_and_whoever_watches_hear_of_a_table_once() -> None:
    notifications = Notifications()
    for names in (["host"], ["ada"], ["phone"], ["one"], ["ada", "phone", "one"]):
        with notifications.listening_to(names) as heard:
            notifications.notify(table("one"))
            notifications.notify(table("two"))
            notifications.notify(table("one"))
            assert heard.take() == (["one"] if names == ["one"] else ["one", "two"])
            assert heard.take() == []


async def test_others_hear_nothing_and_nobody_who_has_left_is_remembered() -> None:
    notifications = Notifications()
    with notifications.listening_to(["eve", "another"]) as heard:
        notifications.notify(table("one"))
        assert heard.take() == []
    assert notifications._listeners == {}


async def test_a_listener_wakes_up_for_a_change_for_the_end_and_after_a_while() -> None:
    notifications = Notifications()
    with notifications.listening_to(["ada"]) as heard:
        await heard.wait(0)
        notifications.notify(table("one"))
        await heard.wait(1000)
        assert heard.take() == ["one"]
        assert heard.is_open
        notifications.dismiss()
        await heard.wait(1000)
        assert not heard.is_open
