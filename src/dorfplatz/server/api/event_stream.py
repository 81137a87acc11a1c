"""What a program is sent while it watches one table, as server-sent events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from dorfplatz.core.contract import Json
from dorfplatz.core.record import write_entry
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables.live.attendance import stays
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.server_sent_events import (
    STILL_HERE,
    change_or_timeout,
    event,
    json_text,
)

AT_ONCE: Final = 10
"""Entries, about a millisecond."""
NOBODY: Final = Visitor("")
"""A program that only looks need not say who it is."""


async def program_events(
    live: LiveTable, program: Visitor | None, since: int
) -> AsyncIterator[bytes]:
    """For a program: every entry after the first `since` ones, with what it caused."""
    with stays(live, program or NOBODY), live.changes.heard() as changed:
        while live.is_open:
            changed.clear()
            if live.has_begun:
                course = live.course
                for number in range(since, len(course.entries)):
                    yield event(json_text(entry_json(course, number)), number + 1)
                    await let_others_go_on(number)
                since = max(since, len(course.entries))
                if live.is_at_rest:
                    return
            yield STILL_HERE
            await change_or_timeout(changed)


async def entries_as_json(course: AnyCourse, since: int) -> AsyncIterator[str]:
    """A list of all entries after the first `since` ones, some at a time."""
    before = "["
    for number in range(since, len(course.entries)):
        yield before + json_text(entry_json(course, number))
        before = ","
        await let_others_go_on(number)
    yield "[]" if before == "[" else "]"


async def let_others_go_on(number: int) -> None:
    """Now and then while many entries are told: what is sent does not wait by itself."""
    if number % AT_ONCE == 0:
        await asyncio.sleep(0)


def entry_json(course: AnyCourse, number: int) -> Json:
    entry, step = course.entries[number], course.done[number]
    return {
        "version": number + 1,
        "line": write_entry(entry).removesuffix("\n"),
        "move": None if step is None else course.game.show(step.move),
        "events": [] if step is None else [course.game.report(event) for event in step.events],
    }
