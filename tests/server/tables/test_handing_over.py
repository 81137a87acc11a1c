"""Who may hand a seat to a bot, when, and to which."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.bots import roster
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables import table_actions
from dorfplatz.server.tables.live.presence import SLOWER
from tests.server.support import Clock, House, Program, lines, running, settings
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

AWAY_AFTER = 45


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    chosen = settings(tmp_path / "db", away_after=AWAY_AFTER)
    async with running(chosen, clock) as house:
        yield house


async def two_programs(house: House, **more: object) -> tuple[str, Program, Program]:
    """The first of them is to move."""
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", options={"first": "0"}, **more))["id"]
    assert (await ben.post(f"/tables/{table}/seats/1", name="Ben")).status_code == 200
    return table, ada, ben


async def test_with_time_per_turn_nobody_hands_over_another_s_seat(
    house: House, clock: Clock
) -> None:
    table, ada, ben = await two_programs(house, turn_seconds=7 * 24 * 3600)
    clock.pass_by(SLOWER * AWAY_AFTER)
    before = await ada.record(table)
    answer = await ben.post(f"/tables/{table}/seats/0/bot")
    assert (answer.status_code, answer.json()["code"]) == (409, "http.turn-is-timed")
    assert "person 0" in answer.json()["sentence"]
    clock.pass_by(SLOWER * AWAY_AFTER)
    answer = await ada.post(f"/tables/{table}/seats/1/bot")
    assert answer.json()["code"] == "http.turn-is-timed", "nor when it is not their turn"
    assert await ada.record(table) == before


async def test_when_the_time_is_up_the_server_s_own_bot_moves_and_nobody_else_s(
    house: House,
) -> None:
    table, ada, ben = await two_programs(house, turn_seconds=3600)
    live = await house.live(table)
    await live.save(Store.update_table, due=now() - timedelta(seconds=1))
    refused = await ben.post(f"/tables/{table}/seats/0/bot", bot="uniform")
    assert refused.status_code == 409
    await table_actions.time_out(live)
    await until(lambda: live.actor == 1, "the bot's turn")
    assert f"0: now {roster.usual('bohemian')}" in lines(await ada.record(table))
    assert live.course.players[0].is_person


async def test_whoever_has_time_per_turn_still_hands_over_their_own_seat(house: House) -> None:
    table, ada, _ = await two_programs(house, turn_seconds=3600)
    answer = await ada.post(f"/tables/{table}/seats/0/bot", bot="uniform")
    assert answer.status_code == 200
    assert "0: now uniform" in lines(await ada.record(table))
    assert (await ada.post(f"/tables/{table}/seats/0/person")).status_code == 200


async def test_others_never_choose_which_bot(house: House, clock: Clock) -> None:
    table, ada, ben = await two_programs(house)
    clock.pass_by(SLOWER * AWAY_AFTER)
    before = await ben.record(table)
    for bot in roster.available("bohemian"):
        answer = await ben.post(f"/tables/{table}/seats/0/bot", bot=bot)
        assert (answer.status_code, answer.json()["code"]) == (403, "http.not-your-choice")
    assert await ben.record(table) == before
    assert (await ben.post(f"/tables/{table}/seats/0/bot")).status_code == 200
    assert f"0: now {roster.usual('bohemian')}" in lines(await ben.record(table))
    assert (await ada.post(f"/tables/{table}/seats/0/person")).status_code == 200


def submitted(page: str, address: str) -> set[str]:
    """The names of all fields that a browser without a script sends with a button."""
    form = re.search(rf'<button form="([\w-]+)" formaction="{address}"', page)
    assert form is not None
    return {*re.findall(rf'<\w+ name="(\w+)" form="{form[1]}"', page)}


async def test_the_page_offers_a_choice_of_bots_for_one_s_own_seat_alone(
    house: House, clock: Clock
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await ada.open("person", "open", first="1")
    await ben.page(table)
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    clock.pass_by(SLOWER * AWAY_AFTER)
    page = await ada.page(table)
    assert submitted(page, "seats/0/bot") == {"bot"}
    assert submitted(page, "seats/1/bot") == set()
    assert '<form id="leave" method="post">' in page


async def test_the_page_offers_nobody_else_s_seat_where_turns_have_a_time(
    house: House, clock: Clock
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await ada.open("person", "open", first="1", turn_seconds="86400")
    await ben.page(table)
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    clock.pass_by(SLOWER * AWAY_AFTER)
    page = await ada.page(table)
    assert 'formaction="seats/0/bot"' in page
    assert 'formaction="seats/1/bot"' not in page
