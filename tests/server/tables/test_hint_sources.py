"""A game without hints has none elsewhere either, as long as it goes on."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.core.record import Record, read, write
from dorfplatz.core.seat import CHANCE
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NO_HINTS, NO_HINTS_YET
from dorfplatz.server.tables.closing import close_deserted
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Wish
from tests.server.support import House, Program, moves_on, play_out, running, settings, version_on
from tests.server.tables.test_hints import OFFER, Oracle, asks, oracle

__all__ = ["oracle"]

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

EVE = Visitor("eve", "Eve")
BOTH = (Wish("person", "Eve"), Wish("person", "Eva"))


async def without_hints(house: House) -> tuple[Program, LiveTable]:
    """A few moves of a game."""
    ada = await house.program()
    table = (await ada.open("person", "person", hints=False))["id"]
    for _ in range(12):
        await ada.first_move(table)
    return ada, await house.live(table)


async def fork(house: House, live: LiveTable, version: int | None = None, **more: Any) -> LiveTable:
    at = live.version if version is None else version
    return await house.server.registry.fork(EVE, live, at, BOTH, **more)


async def upload(house: House, record: Record) -> LiveTable:
    return await house.server.registry.keep(EVE, write(record))


async def test_a_fork_has_hints_when_the_game_it_comes_from_is_over(house: House) -> None:
    ada, live = await without_hints(house)
    forks = [await fork(house, live, hints=True), await fork(house, live, hints=False)]
    assert [each.why_no_hints for each in forks] == [NO_HINTS_YET, NO_HINTS]
    await play_out(live.id, ada)
    assert [each.why_no_hints for each in forks] == [None, NO_HINTS]
    assert (await fork(house, live, 10)).why_no_hints is None


async def test_a_fork_has_hints_when_the_table_it_comes_from_is_closed(house: House) -> None:
    _, live = await without_hints(house)
    forked = await fork(house, live)
    await close_deserted(live)
    assert forked.why_no_hints is None


async def test_a_fork_of_a_fork_has_none_either(house: House) -> None:
    _, live = await without_hints(house)
    between = await fork(house, live)
    await close_deserted(between)
    second = await fork(house, between)
    third = await fork(house, second, hints=False)
    fourth = await fork(house, third)
    assert second.why_no_hints is NO_HINTS_YET
    await close_deserted(live)
    assert second.why_no_hints is None
    assert fourth.why_no_hints is NO_HINTS_YET, "the third goes on without hints"
    await close_deserted(third)
    assert fourth.why_no_hints is None


def as_it_is(record: Record) -> Record:
    return record


def its_beginning(record: Record) -> Record:
    return replace(record, entries=record.entries[:8])


def without_dice_and_names(record: Record) -> Record:
    players = tuple(replace(each, name=f"Somebody {each.name[-1]}") for each in record.players)
    return replace(record, dice=None, players=players)


@pytest.mark.parametrize(
    "change", [as_it_is, its_beginning, without_dice_and_names], ids=lambda each: each.__name__
)
async def test_who_uploads_the_record_gets_none_there(house: House, change: Any) -> None:
    _, live = await without_hints(house)
    record = live.record
    kept = await upload(house, change(record))
    assert kept.stored.hints_after == (live.id,)
    forked = await fork(house, kept, kept.version)
    again = await fork(house, await upload(house, forked.record))
    assert {forked.why_no_hints, again.why_no_hints} == {NO_HINTS_YET}
    await close_deserted(live)
    assert {forked.why_no_hints, again.why_no_hints} == {None}


async def test_the_dice_of_a_game_are_known_even_if_its_draws_were_changed(house: House) -> None:
    _, live = await without_hints(house)
    record = live.record
    sides = record.entries[0]
    other = replace(sides, text=sides.text.translate(str.maketrans("CDEF", "DCFE")))
    assert (sides.actor, sides != other) == (CHANCE, True)
    kept = await upload(house, replace(record, entries=(other,)))
    assert kept.stored.hints_after == (live.id,)
    assert (await fork(house, kept)).why_no_hints is NO_HINTS_YET


async def test_the_record_of_a_fork_that_went_on_leads_back_to_the_game(house: House) -> None:
    ada, live = await without_hints(house)
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ida"}]
    answer = await ada.post(f"/tables/{live.id}/fork", version=live.version, seats=seats)
    other = answer.json()["id"]
    for table in (other, live.id):
        for _ in range(8):
            await ada.first_move(table)
    kept = await upload(house, (await house.live(other)).record)
    assert kept.stored.hints_after == (live.id,)


async def test_other_games_are_not_concerned(house: House) -> None:
    ada, live = await without_hints(house)
    given = {"sides": "CEGIKN"}  # so that its first draw is another one
    other = await house.live((await ada.open("person", "person", options=given))["id"])
    kept = await upload(house, other.record)
    assert kept.stored.hints_after == ()
    assert (await fork(house, kept)).why_no_hints is None
    assert (await fork(house, other)).why_no_hints is None
    await close_deserted(live)
    assert (await upload(house, live.record)).stored.hints_after == ()


async def test_what_is_refused_is_not_offered_and_the_reason_is_said(
    house: House, oracle: Oracle
) -> None:
    _, live = await without_hints(house)
    ada = await house.person()
    page = await ada.page(f"/tables/{live.id}/replay/{live.version}/")
    assert "Until it is over there are none at the new table either." in page
    fields = {"kind": ["person", "person"], "name": ["Ada", "Ida"], "version": live.version}
    table = await ada.go(f"/tables/{live.id}/fork", {**fields, "hints": "true"})
    page = await ada.page(table)
    assert moves_on(page)
    assert OFFER not in page
    answer = await asks(ada, table)
    assert answer.status_code == 403
    assert "This game comes from a table without hints where it still goes on." in answer.text
    assert oracle.asked == 0
    await close_deserted(live)
    page = await ada.page(table)
    assert (OFFER in page) == (len(moves_on(page)) > 1)
    assert (await asks(ada, table, version_on(page))).status_code == 200


async def test_a_lobby_says_it_too(house: House) -> None:
    _, live = await without_hints(house)
    wishes = (Wish("person", "Eve"), Wish("open"))
    waiting = await house.server.registry.fork(EVE, live, live.version, wishes)
    page = (await house.client().get(f"/tables/{waiting.id}/")).text
    assert "This game comes from a table without hints where it still goes on." in page


async def test_it_is_known_after_a_start_without_opening_a_table(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db")
    async with running(chosen) as house:
        _, live = await without_hints(house)
        forked = await fork(house, live)
        record = read(write(live.record))
    async with running(chosen) as house:
        assert live.id in house.server.services.unhinted
        assert (await house.live(forked.id)).why_no_hints is NO_HINTS_YET
        assert (await upload(house, record)).stored.hints_after == (live.id,)
