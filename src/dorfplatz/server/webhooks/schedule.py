"""When a message that did not arrive is sent again."""

from datetime import datetime, timedelta
from typing import Final

WAITS: Final = tuple(
    timedelta(seconds=seconds) for seconds in (0, 30, 5 * 60, 3600, 6 * 3600, 24 * 3600)
)
"""Before each try."""


def next_try(tried: int, now: datetime) -> datetime | None:
    """After so many tries; none when it is given up."""
    return now + WAITS[tried] if tried < len(WAITS) else None
