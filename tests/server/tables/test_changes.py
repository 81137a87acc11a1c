"""A table says that something changed once; everybody who subscribed hears of it."""

import asyncio

import pytest

from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import Faults, House
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_all_subscribers_hear_of_a_change_in_the_order_in_which_they_subscribed(
    house: House,
) -> None:
    live, heard = await begun(house), []
    live.changes.subscribe(lambda table: heard.append(("first", table.version)))
    live.changes.subscribe(lambda table: heard.append(("second", table.version)))
    tick, version = live.changes.tick, live.version
    live.changes.publish()
    assert heard == [("first", version), ("second", version)]
    assert live.changes.tick == tick + 1


async def test_a_subscriber_that_fails_keeps_nobody_else_from_hearing(
    house: House, faults: Faults
) -> None:
    live = await begun(house)
    heard: list[LiveTable] = []

    def fails(_: LiveTable) -> None:
        raise RuntimeError("no ears")

    live.changes.subscribe(fails)
    live.changes.subscribe(heard.append)
    live.changes.publish()
    assert heard == [live]
    (fault,) = faults()
    assert (fault["event"], fault["table"]) == ("subscriber failed", live.id)
    assert "fails" in fault["subscriber"]


async def test_whoever_listens_for_a_while_is_woken_and_then_forgotten(house: House) -> None:
    live = await begun(house)
    with live.changes.heard() as first, live.changes.heard() as second:
        live.changes.publish()
        assert first.is_set()
        assert second.is_set()
        first.clear()
        assert not first.is_set()
    live.changes.publish()
    assert not first.is_set()


async def test_readers_share_what_was_made_until_the_next_change(house: House) -> None:
    live, made = await begun(house), iter(range(9))
    assert [live.cache.remembered("key", lambda: next(made)) for _ in range(2)] == [0, 0]
    live.changes.publish()
    assert live.cache.remembered("key", lambda: next(made)) == 1


async def test_what_was_made_of_a_table_that_changed_meanwhile_is_not_kept(house: House) -> None:
    """It is made beside the event loop if that takes long."""
    live = await begun(house)

    def make_while_the_table_changes() -> str:
        live.changes.publish()
        return "of before"

    assert live.cache.remembered("key", make_while_the_table_changes) == "of before"
    assert live.cache.remembered("key", lambda: "of now") == "of now"


async def test_a_bot_thinks_once_about_a_turn_however_often_its_table_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = [], asyncio.Event()

    async def choose(_: Thinker, course: AnyCourse, _kind: str) -> str:
        asked.append(len(course.entries))
        await answer.wait()
        return str(course.game.write(course.state, course.game.legal(course.state)[0]))

    monkeypatch.setattr(Thinker, "choose", choose)
    ada = await house.program()
    table = (await ada.open("person", "greedy", options={"first": "1"}))["id"]
    live = await house.live(table)
    await until(lambda: asked)
    for _ in range(3):
        live.changes.publish()
        await asyncio.sleep(0)
    assert live.is_busy, "a bot that thinks holds its table"
    answer.set()
    await until(lambda: live.actor == 0, "the person's turn")
    assert len({*asked}) == len(asked)


async def begun(house: House) -> LiveTable:
    ada = await house.program()
    return await house.live((await ada.open("person", "person"))["id"])
