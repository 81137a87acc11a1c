"""Notices when the clock was set, or when this process slept."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

TOLERANCE: Final = timedelta(seconds=2)
"""Less than this is no jump: two clocks are never read at the very same moment."""


class ClockWatch:
    """Compares the time of day, which may be set at any moment, with a clock that only ever runs.

    Nobody can move while the machine is suspended or the process is stopped. Such time is lost
    whether the steady clock stands still meanwhile (`time.monotonic` on Linux and macOS) or not
    (on Windows, or after SIGSTOP): between two looks no more than `longest` seconds count.
    """

    def __init__(
        self, wall: Callable[[], datetime], steady: Callable[[], float], longest: float
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._longest = longest
        self._before = wall(), steady()
        self.lost_so_far = timedelta()
        """By how much the time of day is ahead of the time that passed here; never negative."""

    def lost(self) -> timedelta:
        """How much of the time since the last look did not really pass; negative if the clock was
        set back."""
        wall, steady = self._wall(), self._steady()
        passed = min(steady - self._before[1], self._longest)
        lost = wall - self._before[0] - timedelta(seconds=passed)
        self._before = wall, steady
        if abs(lost) < TOLERANCE:
            return timedelta()
        self.lost_so_far = max(self.lost_so_far + lost, timedelta())
        return lost
