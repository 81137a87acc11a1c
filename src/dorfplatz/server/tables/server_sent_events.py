"""Server-sent events about a table: how they are written, and how a stream waits for the next one.

The id of an event is the length of the record it shows, so whoever comes back says how far they
were and misses nothing.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi.responses import StreamingResponse

from dorfplatz.server.logs import log
from dorfplatz.server.tables.live_table import LiveTable

LOOK_AGAIN: Final = 10.0
"""Seconds after which a page learns that somebody has left, which is no event."""
STILL_HERE: Final = b": still here\n\n"
"""Keeps a quiet connection open, and notices one that is dead."""


def answer(live: LiveTable, events: AsyncIterator[bytes]) -> StreamingResponse:
    return StreamingResponse(_noted(live, events), media_type="text/event-stream")


async def _noted(live: LiveTable, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that fails ends, and the page comes back by itself."""
    try:
        async for event in events:
            yield event
    except Exception as fault:
        log(logging.ERROR, "stream failed", fault=fault, **live.facts)


async def change_or_timeout(changed: asyncio.Event) -> None:
    """Until something changes, or it is time to look again."""
    try:
        await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
    except TimeoutError:
        return


def json_text(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def event(told: str, version: int) -> bytes:
    return f"id: {version}\ndata: {told}\n\n".encode()
