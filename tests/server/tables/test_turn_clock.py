"""Time per turn: when it is up, a bot makes the turn, and the next one is the person's again."""

from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable, now
from dorfplatz.server.tables import table_actions
from dorfplatz.server.tables.live_table import LiveTable
from tests.server.support import Faults, House, Program, lines, running, settings
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def timed(house: House, *kinds: str, **more: object) -> tuple[Program, LiveTable]:
    ada = await house.program()
    table = (await ada.open(*kinds, turn_seconds=3600, **more))["id"]
    return ada, await house.live(table)


async def time_is_up(live: LiveTable) -> None:
    await live.save(Store.update_table, due=now() - timedelta(seconds=1))
    await table_actions.time_out(live)


async def test_a_turn_has_a_time_and_moves_within_it_do_not_change_it(house: House) -> None:
    ada, live = await timed(house, "person", "person")
    due = live.stored.due
    assert due is not None
    assert timedelta() < due - now() <= timedelta(hours=1)
    shown = await ada.table(live.id)
    place = next(each["text"] for each in shown["legal"] if each["text"] != "end")
    await ada.move(live.id, shown["version"], place)
    assert live.stored.due == due
    shown = await ada.table(live.id)
    await ada.move(live.id, shown["version"], "end")
    assert live.stored.due is not None
    assert live.stored.due > due


async def test_a_bot_makes_one_turn_and_hands_the_seat_back(house: House) -> None:
    _, live = await timed(house, "person", "person", options={"first": "0"})
    await time_is_up(live)
    await until(lambda: live.actor == 1, "the bot's turn")
    told = lines((await house.client().get(f"/tables/{live.id}/record")).text)
    assert "0: now greedy" in told
    assert told[-1] == "0: now person"
    assert live.course.players[0].is_person


async def test_who_misses_two_turns_in_a_row_has_a_bot_until_they_come_back(house: House) -> None:
    ada, live = await timed(house, "person", "greedy", options={"first": "0"})
    for _ in range(2):
        await until(lambda: live.stored.turn == 0, "the person's turn")
        await time_is_up(live)
    before = live.version
    await until(lambda: live.version > before + 8, "the bot going on")
    assert not live.course.players[0].is_person
    await ada.post(f"/tables/{live.id}/seats/0/person")
    assert live.stored.seats[0].missed == 0


async def test_who_moves_again_has_missed_nothing(house: House) -> None:
    ada, live = await timed(house, "person", "greedy", options={"first": "0"})
    await time_is_up(live)
    await until(lambda: live.stored.turn == 0, "the person's turn")
    assert live.stored.seats[0].missed == 1
    await ada.first_move(live.id)
    assert live.stored.seats[0].missed == 0


async def test_the_turn_of_hamlets_person_is_made_too(house: House) -> None:
    _, live = await timed(house, "person", game="hamlet", options={"choices": "fixed"})
    state = live.course.state
    await time_is_up(live)
    await until(lambda: live.stored.turn == 0, "the next turn")
    assert live.course.state.round > state.round


async def test_the_clock_is_looked_at_also_for_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db", look_at_clock=0.02)
    async with running(chosen) as house:
        _, live = await timed(house, "person", "person")
        await house.server.services.journal.call(
            house.server.services.store.update_table, live.id, due=now()
        )
        await live.reload()
        await until(lambda: live.stored.seats[0].missed + live.stored.seats[1].missed, "the clock")


@pytest.mark.parametrize("seconds", [0, 9, 61 * 24 * 3600])
async def test_a_time_that_is_too_short_or_too_long_is_refused(house: House, seconds: int) -> None:
    ada = await house.person("Ada")
    fields = {"kind": ["person", "greedy"], "name": ["Ada", ""], "turn_seconds": seconds}
    answer = await ada.send("/tables", fields)
    assert answer.status_code == 422
    assert "60 days" in answer.text


async def test_a_table_that_cannot_be_read_does_not_stop_the_clock_of_others(
    tmp_path: Path, faults: Faults
) -> None:
    async with running(settings(tmp_path / "db", look_at_clock=0.02)) as house:
        services = house.server.services
        broken = StoredTable(
            "broken-table", "bohemian", "nobody", False, {}, (), header="no record\n", turn=0
        )
        await services.journal.call(services.store.create, broken)
        _, live = await timed(house, "person", "person")
        for table in ("broken-table", live.id):
            await services.journal.call(services.store.update_table, table, due=now())
        await live.reload()
        await until(lambda: live.stored.seats[0].missed + live.stored.seats[1].missed, "the clock")
    assert {each["event"] for each in faults()} == {"table cannot be read"}
