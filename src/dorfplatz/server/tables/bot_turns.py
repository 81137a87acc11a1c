"""The turns of the bots at one table: thought about elsewhere, made at a pace that people like."""

import asyncio
from asyncio import sleep
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

from dorfplatz.bots import pace
from dorfplatz.core.refusal import Stale
from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import HUMAN, QUICK
from dorfplatz.server.thinking.bot_client import Thinker

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable

TRY_AGAIN: Final = 2.0
"""Seconds until a bot tries a move again that could not be stored."""
PATIENCE: Final = 3.0
"""Seconds until people are told that a bot is getting ready: loading takes less, compiling more."""


class BotTurns:
    def __init__(self, live: "LiveTable", thinker: Thinker, pause: float) -> None:
        self.wait_for_engine = False
        """Whether a bot cannot think yet, because what it needs is not compiled."""
        self._live = live
        self._thinker = thinker
        self._pause = pause
        self._random = Random()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """What goes on at the moment."""
        return tuple(self._tasks)

    def wake(self) -> None:
        """If a bot is next, it begins to think."""
        seat, version = self._live.actor, self._live.version
        if isinstance(seat, int) and not self._live.in_person(seat):
            task = asyncio.create_task(self._play(seat, version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, seat: Seat, version: int) -> None:
        """Again and again until it is done or the table has moved on, whatever the disk says."""
        while self._live.is_open and (self._live.actor, self._live.version) == (seat, version):
            with suppress(Stale):
                if await self._moved(seat, version):
                    return
                await sleep(TRY_AGAIN)

    async def _moved(self, seat: Seat, version: int) -> bool:
        live = self._live
        text = await self._chosen(seat)

        async def play() -> None:
            if not live.in_person(seat):
                await live.advance(lambda table: table.submit(seat, version, text))

        try:
            await live.do(play)
        except Stale:
            raise
        except Exception:
            return False  # noted by the table's own task
        return True

    async def _chosen(self, seat: Seat) -> str:
        """A bot thinks while people look at what was before; who thinks long waits no longer."""
        loop, kind = asyncio.get_running_loop(), self._live.course.players[seat].kind
        start = loop.time()
        telling = loop.call_later(PATIENCE, self._tell_if_not_ready, kind)
        try:
            text = await self._thinker.choose(self._live.course, kind)
        finally:
            telling.cancel()
            self.wait_for_engine = False
        await sleep(max(0.0, start + self._seconds_before_a_move() - loop.time()))
        return text

    def _tell_if_not_ready(self, kind: str) -> None:
        if self._thinker.is_getting_ready(kind):
            self.wait_for_engine = True
            self._live.announce()

    def _seconds_before_a_move(self) -> float:
        if self._live.pace == QUICK:
            return 0.0
        if self._live.pace == HUMAN:
            course = self._live.course
            return pace.human(len(course.game.legal(course.state)), self._random)
        return self._pause
