"""News of a table as server-sent events. The id of an event is the length of the record it shows,
so whoever comes back says how far they were and misses nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

from fastapi.sse import ServerSentEvent
from markupsafe import Markup

from dorfplatz.core.contract import Json
from dorfplatz.core.record import write_entry
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.faces import face_of
from dorfplatz.server.live import LiveTable
from dorfplatz.server.reader import Reader, reader_of
from dorfplatz.server.rendering import Fragments, fragment
from dorfplatz.server.story import news
from dorfplatz.server.visitors import Visitor

LOOK_AGAIN: Final = 10.0
"""Seconds after which a page learns that somebody has left, which is no event."""


def fragments(live: LiveTable, reader: Reader) -> Fragments:
    """Everything on a table's page that may change; most of it is made once for all readers."""
    course, face = live.course, face_of(live.course)
    shared = live.remembered(reader.public, lambda: face.shared(course, reader.public))
    own = face.personal(course, reader)
    return shared | own | {"seats": _seat_actions(live, reader), "undo-place": _undo(reader)}


def _seat_actions(live: LiveTable, reader: Reader) -> Markup:
    over, bots = live.course.is_complete, reader.public.bots
    mine = () if over else reader.mine
    others = reader.public.away if mine else ()
    return fragment(
        "seat-actions.html",
        voice=reader.voice,
        back=tuple(seat for seat in mine if seat in bots),
        leave=tuple(dict.fromkeys(seat for seat in (*mine, *others) if seat not in bots)),
        again=over and bool(reader.mine) and not reader.public.next,
    )


def _undo(reader: Reader) -> Markup:
    return fragment("undo.html", voice=reader.voice, may_undo=reader.may_undo)


async def page_events(
    live: LiveTable, visitor: Visitor, language: str, since: int, tick: int
) -> AsyncIterator[ServerSentEvent]:
    """For a page that shows the table as it was after `since` entries."""
    with live.presence.stays(visitor.id):
        if not live.has_begun:
            if tick == live.tick:
                await live.next_change.wait()
            if live.is_open:
                yield _event({"reload": True}, 0)
            return
        shown: Reader | None = None
        known: Fragments = {}
        if since == live.version:
            shown = reader_of(live, visitor, language)
            known = fragments(live, shown)
        while live.is_open:
            changed = live.next_change
            reader, version = reader_of(live, visitor, language), live.version
            if reader != shown or version != since:
                parts = fragments(live, reader)
                fresh = {name: part for name, part in parts.items() if known.get(name) != part}
                yield _event(
                    {
                        "version": version,
                        "parts": fresh,
                        "news": news(live.course, min(since, version), reader.voice),
                        "calls": reader.acting is not None,
                    },
                    version,
                )
                shown, known, since = reader, parts, version
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), LOOK_AGAIN)


async def program_events(live: LiveTable, since: int) -> AsyncIterator[ServerSentEvent]:
    """For a program: every entry after the first `since` ones, with what it caused."""
    while live.is_open:
        changed = live.next_change
        if live.has_begun:
            course = live.course
            for number in range(min(since, len(course.entries)), len(course.entries)):
                yield _event(entry_json(course, number), number + 1)
            since = len(course.entries)
            if course.is_complete:
                return
        await changed.wait()


def entry_json(course: AnyCourse, number: int) -> Json:
    entry, step = course.entries[number], course.done[number]
    return {
        "version": number + 1,
        "line": write_entry(entry).removesuffix("\n"),
        "move": None if step is None else course.game.show(step.move),
        "events": [] if step is None else [course.game.report(event) for event in step.events],
    }


def _event(told: dict[str, Any], version: int) -> ServerSentEvent:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return ServerSentEvent(raw_data=text, id=str(version))
