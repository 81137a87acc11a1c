"""A table can always be closed, and nothing of its game is lost."""

from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables.closing import close_deserted
from dorfplatz.server.tables.subscribers import bot_turns
from tests.server.support import House, lines, running, settings
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def test_one_who_plays_alone_closes_their_table(house: House) -> None:
    ada = await house.person("Ada")
    path = await ada.open("person", "greedy", first="0")
    record = lines((await ada.client.get(f"{path}record")).text)
    await ada.go(f"{path}close")
    page = await ada.page(path)
    assert "This table is closed" in page
    assert 'formaction="close"' not in page
    assert lines((await ada.client.get(f"{path}record")).text) == record


async def test_nothing_is_played_at_a_closed_table(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "greedy"))["id"]
    live = await house.live(table)
    await close_deserted(live)
    shown = await ada.table(table)
    assert shown["actor"] is None
    answer = await ada.move(table, shown["version"], "end")
    assert (answer.status_code, answer.json()["code"]) == (409, "http.closed")
    assert (await ada.table(table))["version"] == shown["version"]


async def test_several_people_close_a_table_together_and_may_change_their_mind(
    house: House,
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    path = await ada.open("person", "open")
    await ben.page(path)
    await ben.go(f"{path}seats/1/sit", {"name": "Ben"})
    live = await house.live(path.split("/")[2])
    await ada.go(f"{path}close")
    assert not live.is_closed
    assert "would like to close" in await ben.page(path)
    await ada.go(f"{path}close", {"wish": "false"})
    await ben.go(f"{path}close")
    assert not live.is_closed
    await ada.go(f"{path}close")
    assert live.is_closed


async def test_nobody_closes_a_game_over_the_head_of_somebody_who_is_away(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        path = await ada.open("person", "open", first="0")
        await ben.page(path)
        await ben.go(f"{path}seats/1/sit", {"name": "Ben"})
        live = await house.live(path.split("/")[2])
        await ada.go(f"{path}close")
        await ada.go(f"{path}seats/1/bot")
        await ada.go(f"{path}close")
        assert not live.is_closed
        await live.save(Store.update_table, touched=now() - timedelta(days=8))
        await ada.go(f"{path}close")
        assert live.is_closed


async def test_a_watcher_closes_nothing(house: House) -> None:
    ada, guest = await house.person("Ada"), await house.person("Guest")
    path = await ada.open("person", "greedy")
    await guest.page(path)
    assert (await guest.send(f"{path}close")).status_code == 403
    assert not (await house.live(path.split("/")[2])).is_closed


async def test_a_table_of_bots_and_a_lobby_are_closed_by_whoever_opened_them(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    for path in (await ada.open("greedy", "greedy"), await ada.open("person", "open")):
        await ben.page(path)
        assert (await ben.send(f"{path}close")).status_code == 403
        await ada.go(f"{path}close")
        assert (await house.live(path.split("/")[2])).is_closed
        await ada.page(path)


async def test_nobody_sits_down_at_a_closed_table(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    path = await ada.open("person", "open")
    await ada.go(f"{path}close")
    await ben.page(path)
    assert (await ben.send(f"{path}seats/1/sit", {"name": "Ben"})).status_code == 409


async def test_a_deserted_game_is_closed_after_a_long_time(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db", tidy_every=0.05, closed_after=3600)
    async with running(chosen) as house:
        ada = await house.program()
        old, new = [(await ada.open("person", "person"))["id"] for _ in range(2)]
        services = house.server.services
        long_ago = now() - timedelta(hours=2)
        await services.journal.call(services.store.update_table, old, touched=long_ago)

        def is_closed(table: str) -> bool:
            stored = services.store.load(table)
            return stored is not None and stored.closed

        await until(lambda: is_closed(old), "closing")
        assert not is_closed(new)
        assert lines(await ada.record(old))


async def test_a_bot_stops_thinking_when_its_table_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "TRY_AGAIN", 0.01)
    async with running(settings(tmp_path / "db", bot_pause=0.1)) as house:
        ada = await house.program()
        live = await house.live((await ada.open("greedy", "greedy"))["id"])
        await close_deserted(live)
        await until(lambda: not live.is_busy, "rest")
