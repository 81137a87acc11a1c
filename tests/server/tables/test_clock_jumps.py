"""The clock of the machine is set, or the machine sleeps: nobody's time is up because of that."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dorfplatz.server.settings import Settings
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.timekeeping.clock_watch import ClockWatch
from dorfplatz.server.tables.timekeeping.timekeeper import GRACE, UNNOTICED
from tests.server.support import Clock, Faults, House, Program, running, settings
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

AN_HOUR = 3600
A_TURN = timedelta(hours=1)
LOOK_EVERY = 30.0


class Clocks:
    """The time of day, and a clock that only ever runs."""

    def __init__(self) -> None:
        self.steady = Clock()
        self._day = now()

    def wall(self) -> datetime:
        return self._day

    def pass_by(self, seconds: float) -> None:
        self.steady.pass_by(seconds)
        self._day += timedelta(seconds=seconds)

    def jump(self, by: timedelta) -> None:
        """Somebody sets the clock; or the machine sleeps and the steady clock stands still."""
        self._day += by


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def chosen(tmp_path: Path) -> Settings:
    return settings(tmp_path / "db", look_at_clock=LOOK_EVERY)


@pytest.fixture
async def house(chosen: Settings, clocks: Clocks) -> AsyncIterator[House]:
    async with running(chosen, clocks.steady, clocks.wall) as house:
        yield house


async def timed(house: House, seconds: int = AN_HOUR) -> tuple[Program, LiveTable]:
    ada = await house.program()
    opened = await ada.open("person", "person", turn_seconds=seconds, options={"first": "0"})
    return ada, await house.live(opened["id"])


async def time_goes_by(house: House, clocks: Clocks, seconds: float) -> None:
    """With a look at the clock from time to time, as the server does."""
    while seconds > 0:
        clocks.pass_by(min(seconds, LOOK_EVERY))
        seconds -= LOOK_EVERY
        await house.server.registry.upkeep.keep_time()


def left(live: LiveTable, clocks: Clocks) -> timedelta:
    assert live.stored.due is not None
    return live.stored.due - clocks.wall()


async def test_a_clock_that_is_set_forward_takes_no_time_from_anybody(
    house: House, clocks: Clocks
) -> None:
    _, live = await timed(house)
    await time_goes_by(house, clocks, 600)
    clocks.jump(timedelta(days=3))
    await house.server.registry.upkeep.keep_time()
    assert left(live, clocks) == A_TURN - timedelta(seconds=600)
    assert live.stored.seats[0].missed == 0
    stored = house.server.services.store.load(live.id)
    assert stored is not None
    assert stored.due == live.stored.due
    await time_goes_by(house, clocks, 2999)
    assert live.stored.seats[0].missed == 0
    await time_goes_by(house, clocks, 1)
    assert live.stored.seats[0].missed == 1


async def test_moves_after_the_jump_keep_what_was_given_back(house: House, clocks: Clocks) -> None:
    ada, live = await timed(house)
    clocks.jump(timedelta(days=3))
    await house.server.registry.upkeep.keep_time()
    due = live.stored.due
    shown = await ada.table(live.id)
    place = next(each["text"] for each in shown["legal"] if each["text"] != "end")
    await ada.move(live.id, shown["version"], place)
    assert live.stored.due == due
    await house.server.registry.upkeep.keep_time()
    assert live.stored.seats[0].missed == 0


async def test_tables_that_nobody_looks_at_get_their_time_too(
    house: House, chosen: Settings, clocks: Clocks
) -> None:
    _, live = await timed(house)
    await time_goes_by(house, clocks, chosen.idle_after + LOOK_EVERY)
    await house.server.registry.let_go_of_idle()
    assert house.server.registry.find(live.id) is None
    clocks.jump(timedelta(days=3))
    await house.server.registry.upkeep.keep_time()
    assert house.server.registry.find(live.id) is None, "its record need not be read for that"
    again = await house.live(live.id)
    assert left(again, clocks) == A_TURN - timedelta(seconds=chosen.idle_after + LOOK_EVERY)


async def test_a_turn_that_begins_between_the_jump_and_the_look_is_no_longer_than_others(
    house: House, clocks: Clocks
) -> None:
    ada, live = await timed(house)
    clocks.jump(timedelta(days=3))
    while live.actor == 0:
        shown = await ada.table(live.id)
        legal = [each["text"] for each in shown["legal"]]
        move = "end" if "end" in legal else legal[0]
        await ada.move(live.id, shown["version"], move)
    await house.server.registry.upkeep.keep_time()
    assert left(live, clocks) == A_TURN


async def test_a_clock_that_is_set_back_makes_no_turn_longer_than_a_whole_one(
    house: House, clocks: Clocks
) -> None:
    _, live = await timed(house)
    await time_goes_by(house, clocks, 600)
    clocks.jump(timedelta(days=-400))
    await house.server.registry.upkeep.keep_time()
    assert left(live, clocks) == A_TURN
    await time_goes_by(house, clocks, AN_HOUR)
    assert live.stored.seats[0].missed == 1


async def test_a_clock_that_is_set_and_set_right_again_changes_little(
    house: House, clocks: Clocks
) -> None:
    _, live = await timed(house)
    for days in (10, -10):
        clocks.jump(timedelta(days=days))
        await house.server.registry.upkeep.keep_time()
        assert left(live, clocks) == A_TURN


async def test_while_the_server_is_stopped_no_time_is_lost(house: House, clocks: Clocks) -> None:
    """By a signal, or on a machine whose steady clock goes on while it sleeps."""
    _, live = await timed(house)
    clocks.pass_by(8 * AN_HOUR)
    await house.server.registry.upkeep.keep_time()
    assert live.stored.seats[0].missed == 0
    assert left(live, clocks) == A_TURN - timedelta(seconds=LOOK_EVERY + UNNOTICED)


async def test_a_short_turn_ends_as_usual(house: House, clocks: Clocks) -> None:
    _, live = await timed(house, 10)
    await time_goes_by(house, clocks, LOOK_EVERY)
    assert live.stored.seats[0].missed == 1
    await until(lambda: live.actor == 1, "the bot's turn")


async def test_after_a_start_no_turn_lasts_for_ever(chosen: Settings, clocks: Clocks) -> None:
    """The clock may have been wrong when a turn began, and right before the server came back."""
    clocks.jump(timedelta(days=4000))
    async with running(chosen, clocks.steady, clocks.wall) as house:
        tables = [(await timed(house, seconds))[1].id for seconds in (AN_HOUR, 10)]
    clocks.jump(timedelta(days=-4000))
    async with running(chosen, clocks.steady, clocks.wall) as house:
        found = [await house.live(table) for table in tables]
        assert [left(live, clocks) for live in found] == [A_TURN, GRACE]


async def test_nothing_is_forgotten_or_closed_because_the_clock_was_set_forward(
    house: House, clocks: Clocks
) -> None:
    ada, live = await timed(house)
    lobby = (await ada.open("person", "open"))["id"]
    clocks.jump(timedelta(days=4000))
    await house.server.registry.upkeep.tidy()
    assert not live.is_closed
    assert (await ada.table(lobby))["begun"] is False


async def test_a_jump_is_logged(house: House, clocks: Clocks, faults: Faults) -> None:
    await timed(house)
    clocks.jump(timedelta(days=1))
    await house.server.registry.upkeep.keep_time()
    assert [(each["event"], each["seconds"], each["turns_moved"]) for each in faults()] == [
        ("clock jumped", 86400, 1)
    ]


def test_small_differences_are_no_jump() -> None:
    clocks = Clocks()
    watch = ClockWatch(clocks.wall, clocks.steady, 60)
    for moved in (0.0, 1.9, -1.9):
        clocks.pass_by(5)
        clocks.jump(timedelta(seconds=moved))
        assert watch.lost() == timedelta()
    clocks.jump(timedelta(seconds=2))
    assert watch.lost() == timedelta(seconds=2)
    assert watch.lost() == timedelta(), "it is told once"


def test_what_was_lost_is_summed_up_and_never_negative() -> None:
    clocks = Clocks()
    watch = ClockWatch(clocks.wall, clocks.steady, 60)
    sums = []
    for days in (-5, 3, 4, -1):
        clocks.jump(timedelta(days=days))
        watch.lost()
        sums.append(watch.lost_so_far.days)
    assert sums == [0, 3, 7, 6]
