"""News of a table as server-sent events. The id of an event is the length of the record it shows,
so whoever comes back says how far they were and misses nothing."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi.responses import StreamingResponse

from dorfplatz.core.contract import Json
from dorfplatz.core.record import write_entry
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.live import LiveTable
from dorfplatz.server.logs import log
from dorfplatz.server.parts import LAST_TURNS, Parts, parts_of
from dorfplatz.server.reader import Reader, reader_of
from dorfplatz.server.sealing import gone_for
from dorfplatz.server.story import chapters, news
from dorfplatz.server.visitors import Visitor

LOOK_AGAIN: Final = 10.0
"""Seconds after which a page learns that somebody has left, which is no event."""
TURNS_CHANGED: Final = 3
"""Turns in the log that one entry can change: the one it ends, one that the rules play, and the one
it begins."""
ENTRIES_A_TURN: Final = 2
"""At least: the dice, and the end."""
NOBODY: Final = Visitor("")
"""A program that only looks need not say who it is."""
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


async def lobby_events(live: LiveTable, visitor: Visitor, tick: int) -> AsyncIterator[bytes]:
    """For a page of a table that waits for players: it is loaded anew after every change, also when
    somebody whose number is awaited has been away for long enough."""
    with live.stays(visitor):
        gone = gone_for(live, visitor)
        while live.is_open and tick == live.tick and gone == gone_for(live, visitor):
            yield STILL_HERE
            await _either(live.next_change)
        if live.is_open:
            yield _event('{"reload":true}', 0)


async def page_events(
    live: LiveTable, visitor: Visitor, language: str, since: int, *, is_new: bool
) -> AsyncIterator[bytes]:
    """For a page that shows the table as it was after `since` entries. A new page needs only what
    changes from now on; one that comes back may have missed more than entries."""
    with live.stays(visitor):
        shown, known = None, Parts()
        if is_new:
            shown = reader_of(live, visitor, language)
            known = parts_of(live, shown, LAST_TURNS)
        yield f"id: {since}\n\n".encode()
        while live.is_open:
            changed = live.next_change
            reader, version = reader_of(live, visitor, language), live.version
            if reader != shown or version != since:
                turns = TURNS_CHANGED + max(0, version - since) // ENTRIES_A_TURN
                parts = parts_of(live, reader, turns if known.shared else LAST_TURNS)
                changes = parts.changed_from(live, known)
                yield _event(_page_news(live, reader, since, changes), version)
                shown, known, since = reader, parts, version
            else:
                yield STILL_HERE
            await _either(changed)


def _page_news(live: LiveTable, reader: Reader, since: int, changed: str) -> str:
    """JSON put together by hand: its largest part is the same for all readers and made once."""
    added, aside = news(live.course, since, reader.voice)
    told = {
        "version": live.version,
        "chapter": next(chapters(live.course, reader.voice)).number,
        "calls": reader.acting is not None,
        "news": added,
        "aside": aside,
    }
    return f'{_json(told)[:-1]},"parts":{changed}}}'


async def program_events(
    live: LiveTable, program: Visitor | None, since: int
) -> AsyncIterator[bytes]:
    """For a program: every entry after the first `since` ones, with what it caused."""
    with live.stays(program or NOBODY):
        while live.is_open:
            changed = live.next_change
            if live.has_begun:
                course = live.course
                for number in range(since, len(course.entries)):
                    yield _event(_json(entry_json(course, number)), number + 1)
                since = max(since, len(course.entries))
                if live.is_at_rest:
                    return
            yield STILL_HERE
            await _either(changed)


def entry_json(course: AnyCourse, number: int) -> Json:
    entry, step = course.entries[number], course.done[number]
    return {
        "version": number + 1,
        "line": write_entry(entry).removesuffix("\n"),
        "move": None if step is None else course.game.show(step.move),
        "events": [] if step is None else [course.game.report(event) for event in step.events],
    }


async def _either(changed: asyncio.Event) -> None:
    """Until something changes, or it is time to look again."""
    try:
        await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
    except TimeoutError:
        return


def _json(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _event(told: str, version: int) -> bytes:
    return f"id: {version}\ndata: {told}\n\n".encode()
