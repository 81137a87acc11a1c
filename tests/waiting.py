"""Waiting for an event. A test never waits for a time: the guard only ends one that would hang."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

GUARD: Final = 60.0
"""Seconds. No test is about this number; it is far more than the slowest machine needs."""
OFTEN: Final = 0.005
"""Seconds between two looks at something that cannot tell by itself."""


async def until(condition: Callable[[], object], what: str = "it") -> None:
    """Until something is so, while the event loop goes on."""
    late = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < late, f"{what} did not happen"
        await asyncio.sleep(OFTEN)


def wait_until(condition: Callable[[], object], what: str = "it") -> None:
    """The same for what happens in other threads and processes."""
    late = time.monotonic() + GUARD
    while not condition():
        assert time.monotonic() < late, f"{what} did not happen"
        time.sleep(OFTEN)
