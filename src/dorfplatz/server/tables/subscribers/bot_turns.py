"""The turns of the bots at one table: thought about elsewhere, made at a pace that people like."""

import asyncio
from asyncio import sleep
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final

from dorfplatz.bots import pace
from dorfplatz.core.refusal import Stale
from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import HUMAN, QUICK
from dorfplatz.server.tables.live.seats import acting_bot, in_person
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.server.thinking.bot_client import Thinker

TRY_AGAIN: Final = 2.0
"""Seconds until a bot tries a move again that could not be stored."""
PATIENCE: Final = 3.0
"""Seconds until people are told that a bot is getting ready: loading takes less, compiling more."""


class BotTurns:
    def __init__(self, thinker: Thinker, pause: float) -> None:
        self._thinker = thinker
        self._pause = pause
        self._random = Random()
        self._turns: dict[int, asyncio.Task[None]] = {}
        """What bots think about at the moment, by the version of the table."""

    def table_changed(self, live: LiveTable) -> None:
        """If a bot is next, it begins to think; when the table is let go, all stop."""
        if not live.is_open:
            for turn in self._turns.values():
                turn.cancel()
            return
        seat, version = acting_bot(live), live.version
        if seat is not None and version not in self._turns:
            turn = asyncio.create_task(self._play(live, seat, version))
            self._turns[version] = turn
            turn.add_done_callback(lambda _: self._turns.pop(version))

    async def _play(self, live: LiveTable, seat: Seat, version: int) -> None:
        """Again and again until it is done or the table has moved on, whatever the disk says."""
        with live.held():
            while live.is_open and (live.actor, live.version) == (seat, version):
                with suppress(Stale):
                    text = await self._chosen(live, seat)
                    if await _is_made(live, seat, version, text):
                        return
                    await sleep(TRY_AGAIN)

    async def _chosen(self, live: LiveTable, seat: Seat) -> str:
        """A bot thinks while people look at what was before; who thinks long waits no longer."""
        loop, kind = asyncio.get_running_loop(), live.course.players[seat].kind
        start = loop.time()
        telling = loop.call_later(PATIENCE, partial(self._tell_if_not_ready, live, kind))
        try:
            text = await self._thinker.choose(live.course, kind)
        finally:
            telling.cancel()
            live.bots_get_ready = False
        await sleep(max(0.0, start + self._seconds_before_a_move(live) - loop.time()))
        return text

    def _tell_if_not_ready(self, live: LiveTable, kind: str) -> None:
        if self._thinker.is_getting_ready(kind):
            live.bots_get_ready = True
            live.changes.publish()

    def _seconds_before_a_move(self, live: LiveTable) -> float:
        wished = live.bot_pace.slowest
        if wished == QUICK:
            return 0.0
        if wished == HUMAN:
            course = live.course
            return pace.human(len(course.game.legal(course.state)), self._random)
        return self._pause


async def _is_made(live: LiveTable, seat: Seat, version: int, text: str) -> bool:
    """Whether the move is stored; or dropped, because the person has come back."""
    try:
        await _move(live, seat, version, text)
    except Stale:
        raise
    except Exception:
        return False  # noted by the table's own task
    return True


@action
async def _move(live: LiveTable, seat: Seat, version: int, text: str) -> None:
    if not in_person(live, seat):
        draft = live.draft()
        draft.submit(seat, version, text)
        await live.commit(draft)
