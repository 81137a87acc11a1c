"""What a table's page is sent while it is open, as server-sent events."""

from collections.abc import AsyncIterator
from typing import Final

from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.fragments import LAST_TURNS, NONE_YET, parts_of
from dorfplatz.server.pages.game_log import chapters, news
from dorfplatz.server.pages.viewer import Viewer, viewer_of
from dorfplatz.server.tables.live.attendance import stays
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.sealed_numbers import gone_for
from dorfplatz.server.tables.server_sent_events import (
    STILL_HERE,
    change_or_timeout,
    event,
    json_text,
)
from dorfplatz.server.tables.subscribers.waiting_tables import WaitingTables

TURNS_CHANGED: Final = 3
"""Turns in the log that one entry can change: the one it ends, one that the rules play, and the one
it begins."""
ENTRIES_A_TURN: Final = 2
"""At least: the dice, and the end."""
NEWS_AT_MOST: Final = 200
"""Entries that a page is told of in words; whoever missed more reads the log."""


async def lobby_events(live: LiveTable, visitor: Visitor, tick: int) -> AsyncIterator[bytes]:
    """For a page of a table that waits for players: it is loaded anew after every change, also when
    somebody whose number is awaited has been away for long enough."""
    with stays(live, visitor), live.changes.heard() as changed:
        gone = gone_for(live, visitor)
        while live.is_open and tick == live.changes.tick and gone == gone_for(live, visitor):
            yield STILL_HERE
            await change_or_timeout(changed)
            changed.clear()
        if live.is_open:
            yield event('{"reload":true}', 0)


async def page_events(
    live: LiveTable,
    visitor: Visitor,
    language: str,
    waiting: WaitingTables,
    since: int,
    *,
    is_new: bool,
) -> AsyncIterator[bytes]:
    """For a page that shows the table as it was after `since` entries. A new page needs only what
    changes from now on; one that comes back may have missed more than entries."""

    def look() -> Viewer:
        return viewer_of(live, visitor, language, waiting.elsewhere(visitor.id, live.id))

    with stays(live, visitor), live.changes.heard() as changed:
        shown, known = None, NONE_YET
        if is_new:
            shown = look()
            known = parts_of(live, shown, LAST_TURNS)
        yield f"id: {since}\n\n".encode()
        while live.is_open:
            changed.clear()
            reader, version = look(), live.version
            if reader != shown or version != since:
                turns = TURNS_CHANGED + max(0, version - since) // ENTRIES_A_TURN
                parts = parts_of(live, reader, turns if known.shared else LAST_TURNS)
                changes = parts.changed_from(live, known)
                yield event(_page_news(live, reader, since, changes), version)
                shown, known, since = reader, parts, version
            else:
                yield STILL_HERE
            await change_or_timeout(changed)


def _page_news(live: LiveTable, reader: Viewer, since: int, changed: str) -> str:
    """JSON put together by hand: its largest part is the same for all readers and cached."""
    added, aside = news(live.course, max(since, live.version - NEWS_AT_MOST), reader.voice)
    told = {
        "version": live.version,
        "chapter": next(chapters(live.course, reader.voice)).number,
        "calls": reader.acting is not None,
        "news": added,
        "aside": aside,
    }
    return f'{json_text(told)[:-1]},"parts":{changed}}}'
