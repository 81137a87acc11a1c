"""Bots on seats: whatever goes wrong with one, the game goes on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from dorfplatz.bots import choosing
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.tables.subscribers import bot_turns
from dorfplatz.server.thinking import worker_pool
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import Faults, House, Limits, finished, lines, running, settings
from tests.server.thinking import bad_bots
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio


def position() -> AnyCourse:
    """The middle of a game."""
    whole = finished("no-figures-2-seats")
    return course_of(replace(whole, entries=whole.entries[: len(whole.entries) // 2]))


@pytest.mark.parametrize(
    ("bot", "limit", "complaint"),
    [
        (bad_bots.raises, GUARD, "I cannot decide"),
        (bad_bots.answers_nonsense, GUARD, "not possible"),
        (bad_bots.hangs, 0.0, "TimeoutError"),
        (bad_bots.dies, GUARD, "BrokenProcessPool"),
    ],
)
async def test_a_bot_that_fails_is_replaced_for_this_move(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    faults: Faults,
    bot: Callable[[str, str, float], str],
    limit: float,
    complaint: str,
) -> None:
    monkeypatch.setattr(choosing, "choose", bot)
    async with running(settings(tmp_path / "db", bot_limit=limit)) as house:
        ada = await house.program()
        table = (await ada.open("person", "greedy", options={"first": "1"}))["id"]
        live = await house.live(table)
        start = live.version
        await until(lambda: live.version > start, "the bot's move")
        record = await ada.record(table)
    failure = next(each for each in faults() if each["event"] == "bot failed")
    assert (failure["level"], failure["bot"]) == ("error", "greedy")
    assert complaint in failure["fault"]
    assert record.startswith(failure["record"])
    course = course_of(read(failure["record"]))
    assert course.actor == 1
    assert lines(record)[start] == f"1: {choosing.choose_simply(course)}"


async def test_after_a_failure_the_bot_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    async with running(settings(tmp_path / "db")) as house:
        ada = await house.program()
        with monkeypatch.context() as once:
            once.setattr(choosing, "choose", bad_bots.dies)
            table = (await ada.open("person", "greedy", options={"first": "1"}))["id"]
            await until(lambda: faults())
        live = await house.live(table)
        await until(lambda: live.actor == 0, "the bot's turn")
        assert len([each for each in faults() if each["event"] == "bot failed"]) <= 2


async def test_a_bot_that_hangs_at_one_table_does_not_stop_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    """All wait for the same worker, and the first loses patience with it."""
    hangs, limits = tmp_path / "hangs", Limits()
    monkeypatch.setenv(bad_bots.GATE, str(hangs))
    monkeypatch.setattr(choosing, "choose", bad_bots.hangs_if_told_to)
    monkeypatch.setattr(worker_pool, "timeout", limits)
    thinker = Thinker(limit=GUARD)
    course = position()
    try:
        hanging = asyncio.create_task(thinker.choose(course, "uniform"))
        await until(hangs.exists, "the bot hanging")
        waiting = [asyncio.create_task(thinker.choose(course, "greedy")) for _ in range(4)]
        await asyncio.sleep(0)
        limits.strike()
        chosen = await asyncio.gather(hanging, *waiting, return_exceptions=True)
    finally:
        thinker.close()
    assert {*chosen} == {choosing.choose_simply(course)}
    assert [each["bot"] for each in faults()] == ["uniform"]


class Slow:
    """A bot that thinks until it is told to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.answer = asyncio.Event()

        async def choose(_: Thinker, course: AnyCourse, _kind: str) -> str:
            self.asked += 1
            await self.answer.wait()
            return str(course.game.write(course.state, course.game.legal(course.state)[0]))

        monkeypatch.setattr(Thinker, "choose", choose)


async def test_an_answer_that_comes_after_the_person_came_back_is_dropped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    ada = await house.program()
    table = (await ada.open("person", "person", options={"first": "0"}))["id"]
    await ada.post(f"/tables/{table}/seats/0/bot")
    await until(lambda: slow.asked == 1)
    await ada.post(f"/tables/{table}/seats/0/person")
    record = await ada.record(table)
    live = await house.live(table)
    slow.answer.set()
    await until(lambda: not live.is_busy, "the bot's answer")
    assert await ada.record(table) == record
    await ada.first_move(table)


async def test_of_two_answers_for_the_same_turn_one_counts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    ada = await house.program()
    table = (await ada.open("person", "person", options={"first": "0"}))["id"]
    await ada.post(f"/tables/{table}/seats/0/bot")
    await until(lambda: slow.asked == 1)
    await ada.post(f"/tables/{table}/seats/0/person")
    await ada.post(f"/tables/{table}/seats/0/bot")
    await until(lambda: slow.asked == 2)
    before = lines(await ada.record(table))
    slow.answer.set()
    live = await house.live(table)
    await until(lambda: live.actor == 1)
    added = lines(await ada.record(table))[len(before) :]
    moves = [line for line in added if line.startswith("0: ")]
    assert [line for line in moves if line == "0: end"] == ["0: end"]
    assert len({*moves}) == len(moves), "a move was made twice"


async def test_a_bot_that_answers_while_its_table_is_let_go_does_not_hold_it_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits for a worker may get its answer instead of being told to stop."""
    asked = 0

    async def choose(_: Thinker, course: AnyCourse, _kind: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 5:
            raise asyncio.CancelledError
        with suppress(asyncio.CancelledError):
            if asked == 1:
                await asyncio.Event().wait()
            await asyncio.sleep(0)
        return str(course.game.write(course.state, course.game.legal(course.state)[0]))

    monkeypatch.setattr(Thinker, "choose", choose)
    ada = await house.program()
    table = (await ada.open("person", "person", options={"first": "0"}))["id"]
    live = await house.live(table)
    await ada.post(f"/tables/{table}/seats/0/bot")
    await until(lambda: asked)
    await asyncio.wait_for(live.close(), GUARD)
    await until(lambda: not live.is_busy, "the end of the bot's turn")
    assert asked == 1, "the bot is asked for ever, and the server never stops"


async def test_a_bot_s_move_that_could_not_be_stored_is_made_later(
    house: House, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    """A full disk for a moment must not leave a table waiting for its bot for ever."""
    monkeypatch.setattr(bot_turns, "TRY_AGAIN", 0.01)
    slow = Slow(monkeypatch)
    ada = await house.program()
    table = (await ada.open("person", "greedy", options={"first": "1"}))["id"]
    live = await house.live(table)
    await until(lambda: slow.asked == 1)

    def full(_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(house.server.services.store, "append", full)
        slow.answer.set()
        await until(lambda: any(each["event"] == "table failed" for each in faults()))
    version = live.version
    await until(lambda: live.version > version, "the bot's move")
