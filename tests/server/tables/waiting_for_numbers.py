"""Numbers for the dice of a table, and time that passes there before its game begins."""

from datetime import timedelta
from typing import Final

from dorfplatz.server.store.store import Store
from dorfplatz.server.tables.live_table import LiveTable

ADAS: Final = "ab" * 32
BENS: Final = "cd" * 32
EVES: Final = "ef" * 32
TEN_MINUTES: Final = timedelta(minutes=10)
"""For which a sealed number is waited for."""


async def passes(live: LiveTable, time: timedelta) -> None:
    """Nothing happens at the table for so long."""
    await live.save(Store.update_table, touched=live.stored.touched - time)
