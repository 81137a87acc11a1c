"""The prepared tables of these tests; each browser has its own to move at."""

from typing import Final

from tests.browser.prepared import ADA, BOTS, Prepared, in_round, turn_of
from tests.browser.tables import hamlet

BROWSERS: Final = ("firefox", "webkit")

EIGHT_VILLAGES: Final = Prepared("eight-villages", (ADA, *BOTS[:3]), turn_of(0, 80))
HAMLET_MIDDLE: Final = hamlet("amid", in_round(14), choices="fixed")
"""These only to look at."""


def early(name: str) -> dict[str, Prepared]:
    """Ada's second turn against one bot, by browser."""
    return {
        browser: Prepared(f"{name}-{browser}", (ADA, BOTS[0]), turn_of(0, 8))
        for browser in BROWSERS
    }


TURNS: Final = early("turns")
RELOAD: Final = early("reload")
LOST: Final = early("lost")
HAMLET: Final = {browser: hamlet(f"in-{browser}", in_round(1)) for browser in BROWSERS}

ALL: Final = (
    *(EIGHT_VILLAGES, HAMLET_MIDDLE),
    *(table for tables in (TURNS, RELOAD, LOST, HAMLET) for table in tables.values()),
)
