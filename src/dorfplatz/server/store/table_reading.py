"""Tables as they are stored, each of them checked: one broken row concerns its own table alone."""

import logging
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

from sqlalchemy import Connection, Select, select

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Message, message
from dorfplatz.games.catalogue import find
from dorfplatz.server.http.refusals import Unreadable
from dorfplatz.server.logs import log
from dorfplatz.server.store import rows, words
from dorfplatz.server.store.schema import entries, tables
from dorfplatz.server.store.stored import UPLOAD, StoredTable, from_row

BROKEN: Final = (Unreadable, ValueError, TypeError, LookupError)
"""What reading a row may raise that was not written by us."""

_ORIGIN: Final = re.compile(rf"{UPLOAD}|fork \S+ [0-9]{{1,9}}")

Query = Select[*tuple[Any, ...]]


class TableReader:
    def __init__(self, reading: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._reading = reading
        self._noted: set[str] = set()

    def load(self, table_id: str) -> StoredTable | None:
        try:
            found = self._found(select(tables).where(tables.c.id == table_id))
        except BROKEN as fault:
            raise self.note(table_id, fault) from None
        return found[0] if found else None

    def find(self, query: Query) -> list[StoredTable]:
        """All that can be read. If one cannot, they are looked at one by one."""
        try:
            return self._found(query)
        except BROKEN:
            with self._reading() as connection:
                ids = connection.scalars(query.with_only_columns(tables.c.id)).all()
            return [table for table_id in ids if (table := self._if_readable(table_id))]

    def record(self, table_id: str) -> str | None:
        """The text of the record, if the game has begun and nothing of it is missing."""
        with self._reading() as connection:
            header = connection.scalar(select(tables.c.header).where(tables.c.id == table_id))
            if header is None:
                return None
            lines, problem = lines_of(connection, table_id)
        if problem is not None:
            raise self.note(table_id, unreadable(problem))
        return str(header) + "".join(f"{line}\n" for line in lines)

    def note(self, table_id: str, fault: Exception) -> Unreadable:
        """Logged once, not for everybody who looks."""
        if not isinstance(fault, Unreadable):
            fault = unreadable(message(words.BAD_FACT))
        if table_id not in self._noted:
            self._noted.add(table_id)
            log(logging.ERROR, "table cannot be read", table=table_id, complaint=str(fault))
        return fault

    def _found(self, query: Query) -> list[StoredTable]:
        with self._reading() as connection:
            found = connection.execute(query).all()
            seated = rows.seats_of(connection, [row.id for row in found])
        return [_checked(from_row(row, seated[row.id])) for row in found]

    def _if_readable(self, table_id: str) -> StoredTable | None:
        try:
            return self.load(table_id)
        except Unreadable:
            return None


def lines_of(connection: Connection, table_id: str) -> tuple[list[str], Message | None]:
    """The entries of a record, and what is wrong with them: they are counted without a gap."""
    query = select(entries.c.number, entries.c.line).where(entries.c.table_id == table_id)
    found = connection.execute(query.order_by(entries.c.number)).all()
    gaps = (expected for expected, row in enumerate(found) if row.number != expected)
    gap = next(gaps, None)
    problem = None if gap is None else message(words.MISSING_ENTRY, number=gap)
    return [row.line for row in found], problem


def check_facts(game: str, origin: str | None) -> None:
    """What every page takes for granted."""
    try:
        find(game)
    except Refusal as refusal:
        raise unreadable(refusal.message) from None
    if origin and not _ORIGIN.fullmatch(origin):
        raise unreadable(message(words.BAD_FACT))


def unreadable(problem: Message) -> Unreadable:
    return Unreadable(words.UNREADABLE, problem=problem)


def _checked(table: StoredTable) -> StoredTable:
    check_facts(table.game, table.origin)
    if not _are_options(table.options):
        raise unreadable(message(words.BAD_OPTIONS))
    seats, turn = len(table.seats), table.turn
    begun_with = seats if table.header is None else table.header.count("\nseat ")
    if seats != begun_with or (turn is not None and not 0 <= turn < seats):
        raise unreadable(message(words.BAD_SEATS))
    return table


def _are_options(options: object) -> bool:
    return isinstance(options, dict) and all(isinstance(each, str) for each in options.values())
