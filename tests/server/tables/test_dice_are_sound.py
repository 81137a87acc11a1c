"""Whatever happens at a table, no roll is drawn twice, and nobody can choose one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dorfplatz.core.dice_facts import DroppedSeal
from dorfplatz.core.record import Entry, read, write
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.catalogue import course_of
from dorfplatz.play import checkable_dice
from dorfplatz.play.checkable_dice import hash_of, seal_of
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables import closing, sealed_numbers, table_actions
from dorfplatz.server.tables.dice_round import Phase, phase
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Wish
from dorfplatz.server.tables.sealed_numbers import sealed_until
from tests.server import support
from tests.server.tables.waiting_for_numbers import passes

PEOPLE = (Visitor("ada", "Ada"), Visitor("ben", "Ben"))
SEQUENCES = settings(
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
FEW = settings(SEQUENCES, max_examples=8)
MANY = settings(SEQUENCES, max_examples=200, derandomize=False)


class OneServer:
    """One server for all examples: every example has a table of its own."""

    def __init__(self, runner: asyncio.Runner, house: support.House) -> None:
        self.run = runner.run
        self.house = house


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneServer]:
    database: Path = tmp_path_factory.mktemp("sound") / "db"
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        chosen = support.settings(database, open_tables=10**6, away_after=0)
        house = runner.run(stack.enter_async_context(support.running(chosen)))
        yield OneServer(runner, house)
        runner.run(stack.aclose())


@dataclass
class Playing:
    """A table of two people, and what can happen there."""

    house: support.House
    live: LiveTable

    async def move(self, choice: int) -> None:
        live, seat = self.live, self.live.actor
        if isinstance(seat, int):
            legal = live.course.game.legal(live.course.state)
            text = live.course.game.write(live.course.state, legal[choice % len(legal)])
            await table_actions.move(live, PEOPLE[seat], live.version, text)

    async def twice(self, choice: int) -> None:
        """The same request from two pages at once: only one of them counts."""
        live, seat = self.live, self.live.actor
        if isinstance(seat, int):
            legal = live.course.game.legal(live.course.state)
            text = live.course.game.write(live.course.state, legal[choice % len(legal)])
            asked = [table_actions.move(live, PEOPLE[seat], live.version, text) for _ in range(2)]
            await asyncio.gather(*asked, return_exceptions=True)

    async def undo(self, choice: int) -> None:
        await table_actions.undo(self.live, PEOPLE[choice % 2], self.live.version)

    async def hand_over(self, choice: int) -> None:
        await table_actions.give_to_bot(self.live, PEOPLE[choice % 2], choice % 2)

    async def come_back(self, choice: int) -> None:
        await table_actions.come_back(self.live, PEOPLE[choice % 2], choice % 2)

    async def time_out(self, _choice: int) -> None:
        await self.live.save(Store.update_table, due=now())
        await table_actions.time_out(self.live)

    async def disk_fails(self, choice: int) -> None:
        """What was drawn could not be stored, so nobody saw it; the next try must draw the same."""
        full = OSError("no space left")
        with patch.object(Journal, "append", side_effect=full), suppress(OSError):
            await self.move(choice)

    async def restart(self, _choice: int) -> None:
        """As a server that stops."""
        registry = self.house.server.registry
        await self.live.close()
        del registry._live[self.live.id]
        self.live = await registry.table(self.live.id)

    async def fork(self, choice: int) -> None:
        """Elsewhere the same position has other dice, so nobody sees what comes here."""
        registry, version = self.house.server.registry, choice % (self.live.version + 1)
        wishes = (Wish("person", "Eve"), Wish("person", "Eva"))
        other = await registry.fork(PEOPLE[0], self.live, version, wishes, listed=False)
        assert other.stored.secret != self.live.stored.secret

    async def close(self, choice: int) -> None:
        if choice % 20 == 0:
            await closing.close(self.live, PEOPLE[0])
            await closing.close(self.live, PEOPLE[1])


Deed = Callable[[Playing, int], Awaitable[None]]
Action = tuple[Deed, int]
DEEDS: tuple[Deed, ...] = (
    *(Playing.move,) * 6,
    Playing.twice,
    Playing.undo,
    Playing.hand_over,
    Playing.come_back,
    Playing.time_out,
    Playing.disk_fails,
    Playing.restart,
    Playing.fork,
    Playing.close,
)
ACTIONS = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 10**6)), max_size=40)


@FEW
@given(actions=ACTIONS)
def test_no_sequence_of_actions_lets_a_roll_be_drawn_twice_or_chosen(
    one_server: OneServer, faults: support.Faults, actions: list[Action]
) -> None:
    one_server.run(play(one_server.house, actions))
    assert {each["event"] for each in faults()} <= {"table failed"}


@pytest.mark.outer
@MANY
@given(actions=ACTIONS)
def test_nor_do_many(one_server: OneServer, faults: support.Faults, actions: list[Action]) -> None:
    one_server.run(play(one_server.house, actions))
    assert {each["event"] for each in faults()} <= {"table failed"}


async def play(house: support.House, actions: list[Action]) -> None:
    playing = Playing(house, await begun(house))
    known: list[Entry] = []
    for deed, choice in actions:
        with suppress(Refusal):
            await deed(playing, choice)
        known = check(playing.live, known)
    await playing.restart(0)
    check(playing.live, known)


async def begun(house: support.House) -> LiveTable:
    live = await seated(house)
    for seat, person in enumerate(PEOPLE):
        await sealed_numbers.open_number(live, person, seat, 1, f"{seat}a" * 32)
    return live


async def seated(house: support.House) -> LiveTable:
    """Both sit, and a number is awaited from both."""
    wishes = (Wish("person", "Ada", awaited=True), Wish("open"))
    registry = house.server.registry
    live = await registry.open(PEOPLE[0], "bohemian", wishes, {}, listed=False, turn_seconds=3600)
    await table_actions.sit_down(live, PEOPLE[1], 1, "Ben", awaited=True)
    return live


def check(live: LiveTable, known: list[Entry]) -> list[Entry]:
    """Every draw is the one that was fixed before the game; what stood stands. Returns what stands
    now."""
    record, secret = live.course.record, live.stored.secret
    assert record.dice is not None
    assert secret is not None
    assert hash_of(secret) == record.dice.hash
    told = replace(record, dice=replace(record.dice, secret=secret))
    found = checkable_dice.check(course_of(read(write(told))))
    assert not found.problems
    assert len(found.draws) == sum(entry.actor is CHANCE for entry in record.entries)
    assert list(record.entries[: len(known)]) == known
    assert (live.record.dice != record.dice) == live.is_at_rest
    return [*record.entries]


ROUND = st.lists(
    st.tuples(
        st.sampled_from(["seal", "open", "without", "wait"]), st.integers(0, 1), st.integers(0, 2)
    ),
    max_size=18,
)


@settings(SEQUENCES, max_examples=25)
@given(actions=ROUND)
def test_no_number_is_chosen_after_another_was_seen(
    one_server: OneServer, actions: list[tuple[str, int, int]]
) -> None:
    one_server.run(numbers(one_server.house, actions))


async def numbers(house: support.House, actions: list[tuple[str, int, int]]) -> None:
    """As soon as a sealed number is open, whatever goes into the dice of that round is fixed. What
    somebody sealed goes into the dice, or is told of."""
    live = await seated(house)
    fixed: tuple[Any, ...] | None = None
    sealed: dict[int, DroppedSeal] = {}
    for deed, seat, choice in actions:
        number, this = f"{choice}b" * 32, live.stored.round
        others = live.stored.seats[1 - seat]
        may_be_dropped = not others.has_sealed or now() >= sealed_until(live.stored)
        with suppress(Refusal):
            if deed == "seal":
                await sealed_numbers.seal(live, PEOPLE[seat], seat, this, seal_of(number))
            elif deed == "open":
                await sealed_numbers.open_number(live, PEOPLE[seat], seat, this, number)
            elif deed == "wait":
                await passes(live, timedelta(minutes=4 * choice))
            else:
                await sealed_numbers.go_on_without(live, PEOPLE[seat], this)
                assert may_be_dropped or live.stored.seats[1 - seat].awaited == others.awaited
        for place, each in enumerate(live.stored.seats):
            if each.seal is not None:
                sealed[place] = DroppedSeal(Seat(place), live.stored.round, each.seal)
        stored = live.stored
        now_fixed = (stored.round, stored.secret, *(each.seal for each in stored.seats))
        if fixed is not None and stored.round == fixed[0]:
            assert now_fixed == fixed
        is_fixed = phase(stored.seats) in (Phase.OPENING, Phase.READY)
        fixed = now_fixed if is_fixed else None
        for each in stored.seats:
            assert each.number is None or seal_of(each.number) == each.seal
    if live.has_begun:
        given = live.course.record.dice
        assert given is not None
        assert {*given.numbers} == {s for s, each in enumerate(live.stored.seats) if each.awaited}
        left_out = {place: seal for place, seal in sealed.items() if place not in given.numbers}
        assert {each.seat: each for each in given.dropped} == left_out
        assert read(write(live.course.record)).dice == given
