"""The time per turn of all tables, whatever happens to the clock."""

import logging
from datetime import datetime, timedelta
from typing import Final

from dorfplatz.server.logs import log
from dorfplatz.server.store import dues
from dorfplatz.server.store.dues import Moved
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.timekeeping.clock_watch import ClockWatch

GRACE: Final = timedelta(minutes=5)
"""For those who were to move while the server was down."""
UNNOTICED: Final = 60.0
"""Seconds that a look at the clocks may be late before the rest is given back."""


class Timekeeper:
    def __init__(self, services: Services) -> None:
        self._services = services
        longest = services.settings.look_at_clock + UNNOTICED
        self._watch = ClockWatch(services.wall, services.clock, longest)

    @property
    def never_early(self) -> datetime:
        """The time of day, less what was skipped since the start: what is to happen after months
        does not happen because a clock was set forward."""
        return self._services.wall() - self._watch.lost_so_far

    async def after_start(self) -> None:
        """Whose time ran out meanwhile gets a little more."""
        await self._move(timedelta())
        until = self._services.wall() + GRACE
        await self._services.journal.call(self._services.store.give_time, until)

    async def look(self) -> Moved:
        """Gives back what was lost since the last look: the turns that are due later, or sooner if
        they would have lasted longer than a turn may."""
        lost = self._watch.lost()
        if not lost:
            return {}
        moved = await self._move(max(lost, timedelta()))
        seconds = round(lost.total_seconds())
        log(logging.WARNING, "clock jumped", seconds=seconds, turns_moved=len(moved))
        return moved

    async def overdue(self) -> list[str]:
        """The tables where somebody's time is up."""
        services = self._services
        return await services.journal.read(services.store.overdue, services.wall())

    async def _move(self, by: timedelta) -> Moved:
        services = self._services
        return await services.journal.call(dues.move, services.store, services.wall(), by, GRACE)
