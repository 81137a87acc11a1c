"""Workers die, and take long to get ready: neither costs anybody a game."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from dorfplatz.bots import choosing
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import Table, new_record
from dorfplatz.server.tables.subscribers import bot_turns
from dorfplatz.server.thinking import bot_client, worker_pool
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import Faults, House, Limits, running, settings
from tests.server.thinking import bad_bots
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio

AFTER_INSTALLATION = GETTING_READY.english


def opening() -> AnyCourse:
    """The first choice of a game, where there is much to think about."""
    players = tuple(Player("mayor", name) for name in ("Ada", "Ben", "Cyd"))
    course = course_of(new_record(find("bohemian"), players, {"first": "0"}))
    return Table(course, RandomSource("opening")).course


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    gate = tmp_path / "gate"
    monkeypatch.setenv(bad_bots.GATE, str(gate))
    return gate


async def test_a_worker_killed_in_the_middle_of_a_thought_costs_nothing_but_that_thought(
    gate: Path, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    monkeypatch.setattr(choosing, "choose", bad_bots.stops_itself_once)
    course, thinker = opening(), Thinker(limit=GUARD, seconds=0.05)
    texts = {course.game.write(course.state, move) for move in course.game.legal(course.state)}
    try:
        await thinker.get_ready()
        thought = asyncio.create_task(thinker.choose(course, "mayor"))
        others = [asyncio.create_task(thinker.choose(course, kind)) for kind in ("master", "tuned")]
        await until(gate.exists, "the first thought")
        (worker,) = thinker.processes
        assert not any(each.done() for each in (thought, *others))
        os.kill(worker, signal.SIGKILL)
        chosen = {*await asyncio.gather(thought, *others)}
        assert thinker.processes != [worker]
    finally:
        thinker.close()
    assert chosen <= texts
    assert [(each["level"], each["event"]) for each in faults()] == [
        ("warning", "worker died; asking another one")
    ]


async def test_a_bot_is_asked_again_when_its_worker_dies(
    house: House, gate: Path, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    monkeypatch.setattr(choosing, "choose", bad_bots.dies_once)
    ada = await house.program()
    table = (await ada.open("person", "greedy", options={"first": "1"}))["id"]
    live = await house.live(table)
    await until(lambda: live.actor == 0, "the bot's turn")
    assert gate.exists()
    assert [each["level"] for each in faults()] == ["warning"]


async def test_a_worker_killed_while_it_has_nothing_to_do_is_not_missed(faults: Faults) -> None:
    course, thinker = opening(), Thinker(limit=GUARD)
    try:
        first = await thinker.choose(course, "greedy")
        (worker,) = thinker._plain.processes
        os.kill(worker, signal.SIGKILL)
        assert await thinker.choose(course, "greedy") == first
    finally:
        thinker.close()
    assert not any(each["level"] == "error" for each in faults())


async def test_people_are_told_while_bots_are_compiled_and_nobody_waits_for_them(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiling takes longer than a bot may think, and no limit counts it; bots that need no engine
    play on meanwhile."""
    limits = Limits()
    monkeypatch.setattr(worker_pool, "timeout", limits)
    monkeypatch.setattr(bot_client, "prepare", bad_bots.waits_at_the_gate)
    monkeypatch.setattr(choosing, "choose", bad_bots.greedy)
    monkeypatch.setattr(bot_turns, "PATIENCE", 0.1)
    async with running(settings(tmp_path / "db", bots_ready_after=0)) as house:
        ada = await house.person()
        slow = await ada.open("person", "mayor", first="1")
        async with house.listening(f"{slow}events", cookie=f"dorfplatz={ada.cookie}") as stream:
            while AFTER_INSTALLATION not in (await stream.next()).data["parts"].get("waiting", ""):
                pass
            assert AFTER_INSTALLATION in await ada.page(slow)
            quick = await house.live((await ada.open("person", "greedy", first="1")).split("/")[2])
            await until(lambda: quick.actor == 0, "the turn of the bot that needs no engine")
            assert AFTER_INSTALLATION not in await ada.page(f"/tables/{quick.id}/")
            limits.strike()
            gate.touch()
            assert AFTER_INSTALLATION not in (await stream.next()).data["parts"]["waiting"]
            assert AFTER_INSTALLATION not in await ada.page(slow)


async def test_a_bot_that_is_not_installed_any_more_is_replaced(
    monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    """A game with it may have begun before."""
    monkeypatch.setattr(bot_client, "prepare", None)
    thinker = Thinker(limit=GUARD)
    course = opening()
    try:
        chosen = await thinker.choose(course, "deep thought")
    finally:
        thinker.close()
    assert chosen == choosing.choose_simply(course)
    (failure,) = faults()
    assert "There is no bot “deep thought”" in failure["fault"]
