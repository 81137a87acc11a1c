"""Tables that go on from a position of another one, and records that were played elsewhere."""

import pytest

from dorfplatz.core.record import read, write
from dorfplatz.core.refusal import Illegal, Refusal
from dorfplatz.games.catalogue import course_of
from dorfplatz.play import checkable_dice
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables.closing import close_deserted
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Wish
from tests.server.support import House, finished, lines, play_out, shortly_before_the_end

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

EVE = Visitor("eve", "Eve")
BOTH = (Wish("person", "Eve"), Wish("greedy"))


async def finished_table(house: House) -> LiveTable:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    await play_out(table, ada)
    return await house.live(table)


async def test_a_fork_begins_with_the_moves_that_stood_and_has_dice_of_its_own(
    house: House,
) -> None:
    live = await finished_table(house)
    fork = await house.server.registry.fork(EVE, live, 20, BOTH, listed=False)
    assert lines(write(fork.course.record))[:20] == lines(write(live.course.record))[:20]
    assert fork.stored.origin == f"fork {live.id} 20"
    made, original = fork.course.record.dice, live.record.dice
    assert made is not None
    assert original is not None
    assert made.hash != original.hash
    assert made.after == 20
    assert fork.course.names[0] == "Eve"


async def test_moves_that_were_taken_back_are_not_in_a_fork(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    version = await ada.first_move(table)
    await ada.post(f"/tables/{table}/undo", version=version)
    live = await house.live(table)
    fork = await house.server.registry.fork(EVE, live, live.version, BOTH, listed=False)
    assert "undo" not in write(fork.course.record)
    assert fork.course.state == live.course.state


async def test_every_draw_of_a_closed_fork_can_be_checked_except_those_it_brought_along(
    house: House,
) -> None:
    live = await finished_table(house)
    fork = await house.server.registry.fork(EVE, live, 20, (Wish("greedy"),) * 2, listed=False)
    await close_deserted(fork)
    found = checkable_dice.check(course_of(read(write(fork.record))))
    assert not found.problems
    assert found.elsewhere > 0


async def test_a_fork_with_an_open_seat_waits_and_then_goes_on(house: House) -> None:
    live = await finished_table(house)
    wishes = (Wish("greedy"), Wish("open"))
    fork = await house.server.registry.fork(EVE, live, 30, wishes, listed=False)
    assert not fork.has_begun
    ben = await house.program("Ben")
    shown = (await ben.post(f"/tables/{fork.id}/seats/1", name="Ben")).json()
    assert shown["version"] >= 30


async def test_a_fork_knows_whose_turn_it_is_and_has_its_clock(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    live = await house.live(table)
    fork = await house.server.registry.fork(
        EVE, live, live.version, (Wish("person", "Eve"), Wish("person", "Eva")), turn_seconds=3600
    )
    assert fork.stored.turn == live.course.actor
    assert fork.stored.due is not None


async def test_nobody_plays_on_from_the_end_or_from_nowhere(house: House) -> None:
    live = await finished_table(house)
    fork = house.server.registry.fork
    with pytest.raises(Illegal):
        await fork(EVE, live, live.version, BOTH, listed=False)
    with pytest.raises(Missing):
        await fork(EVE, live, live.version + 1, BOTH, listed=False)
    with pytest.raises(Refusal):
        await fork(EVE, live, 20, BOTH[:1], listed=False)
    with pytest.raises(Refusal):
        await fork(EVE, live, 20, (*BOTH, Wish("greedy")), listed=False)


async def test_an_uploaded_record_is_there_to_look_at_and_to_play_on_from(house: House) -> None:
    record = shortly_before_the_end(finished("no-figures-2-seats"), 10)
    live = await house.server.registry.keep(EVE, write(record))
    assert live.is_closed
    assert live.actor is None
    assert write(live.record) == write(record)
    wishes = tuple(Wish("greedy") for _ in record.players)
    fork = await house.server.registry.fork(EVE, live, live.version, wishes, listed=False)
    assert not fork.is_closed


async def test_a_finished_record_that_is_uploaded_is_over(house: House) -> None:
    live = await house.server.registry.keep(EVE, write(finished("no-figures-2-seats")))
    assert live.stored.over
    assert not live.is_closed
    page = await house.client().get(f"/tables/{live.id}/")
    assert page.status_code == 200


async def test_a_broken_record_is_refused_with_its_line(house: House) -> None:
    text = write(finished("no-figures-2-seats")).replace("chance: roll", "chance: rolls", 1)
    with pytest.raises(Refusal, match=r"Line \d+: "):
        await house.server.registry.keep(EVE, text)
