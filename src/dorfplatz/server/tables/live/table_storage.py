"""The way of one table to the disk and back."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Concatenate, ParamSpec

from dorfplatz.core.record import Record, write_entry, write_header
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, StoredTable
from dorfplatz.server.tables.live.turn_clock import due_after, turn_of
from dorfplatz.server.tables.replays.background import Slices
from dorfplatz.server.tables.replays.replaying import course_after, replayed
from dorfplatz.server.tables.summaries import summary_text

Arguments = ParamSpec("Arguments")
Write = Callable[Concatenate[Store, str, Arguments], None]
"""A method of the store that changes a table."""
Computing = Callable[[Slices[AnyCourse]], Awaitable[AnyCourse]]
"""Replays a record beside the event loop."""


class TableStorage:
    """Everything returns when it is on the disk."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        journal: Journal,
        compute: Computing,
        wall: Callable[[], datetime],
    ) -> None:
        """`wall` tells the time of day, by which turns are due."""
        self.wall = wall
        self._id = table_id
        self._store = store
        self._journal = journal
        self._compute = compute

    async def load(self) -> StoredTable:
        """Everything but the record."""
        stored = await self._journal.call(self._store.load, self._id)
        assert stored is not None
        return stored

    async def course(self, table_id: str | None = None) -> AnyCourse | None:
        """Of this table or another one, if its game has begun."""
        text = await self._journal.read(self._store.record, table_id or self._id)
        return None if text is None else await self._compute(replayed(text))

    async def replayed(self, record: Record) -> AnyCourse:
        """The game of a record that is not stored yet."""
        if not record.entries:
            return course_of(record)
        return await self._compute(course_after(record))

    async def write(
        self, change: Write[Arguments], *facts: Arguments.args, **named: Arguments.kwargs
    ) -> None:
        """Change something that is not the record."""
        await self._journal.call(change, self._store, self._id, *facts, **named)

    async def rematch(self, table: StoredTable) -> None:
        """A new table that follows this one, if there is none yet."""
        await self._journal.call(self._store.create, table, self._id)

    async def begin(self, stored: StoredTable, record: Record) -> StoredTable:
        """The header, and what was played elsewhere before."""
        header = write_header(record)
        await self._journal.call(self._store.begin, self._id, header, _lines(record))
        return replace(stored, header=header)

    async def append(self, stored: StoredTable, before: AnyCourse, after: AnyCourse) -> StoredTable:
        """What was added to the record, and whose turn it is then until when."""
        turn, due = turn_of(after), due_after(stored, before, after, self.wall())
        start = len(before.entries)
        if len(after.entries) > start:
            summary = summary_text(after) if after.is_complete else None
            lines = _lines(after.record, start)
            over = after.is_complete
            addition = Addition(self._id, start, lines, over, turn=turn, due=due, summary=summary)
            await self._journal.append(addition)
            return replace(stored, over=over, turn=turn, due=due)
        if stored.turn != turn:  # a fork, or a game from before turns were stored
            await self.write(Store.update_table, turn=turn, due=due)
            return replace(stored, turn=turn, due=due)
        return stored


def _lines(record: Record, start: int = 0) -> tuple[str, ...]:
    return tuple(write_entry(entry).removesuffix("\n") for entry in record.entries[start:])
