"""Reading a database beside the server that may use it: without its lock, changing nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, select
from sqlalchemy.pool import NullPool

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Message
from dorfplatz.server.store.database.address import address_of, complaints_about, is_sqlite, name_of
from dorfplatz.server.store.database.postgresql import reading_engine
from dorfplatz.server.store.database.sqlite import file_of
from dorfplatz.server.store.migrate import configuration
from dorfplatz.server.store.schema import tables
from dorfplatz.server.store.table_reading import lines_of
from dorfplatz.server.store.words import FOREIGN, NEWER, OLDER

PATIENCE: Final = 5.0
"""Seconds to wait for a server that writes."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A stored game: its record, and what was noted beside it."""

    id: str
    record: str
    over: bool
    summary: str | None
    secret: str | None
    problem: Message | None = None
    """Why the record is not complete."""


class Archive:
    """All games of a database as they were at one moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def __len__(self) -> int:
        return self._connection.scalar(select(func.count()).where(_BEGUN)) or 0

    def __iter__(self) -> Iterator[Kept]:
        """The oldest first."""
        columns = (tables.c.id, tables.c.header, tables.c.over, tables.c.summary, tables.c.secret)
        query = select(*columns).where(_BEGUN).order_by(tables.c.created, tables.c.id)
        for row in self._connection.execute(query).all():
            lines, problem = lines_of(self._connection, row.id)
            record = row.header + "".join(f"{line}\n" for line in lines)
            yield Kept(row.id, record, row.over, row.summary, row.secret, problem)


_BEGUN: Final = tables.c.header.is_not(None)


@contextmanager
def reading(database: str) -> Iterator[Archive]:
    url = address_of(database)
    with _opened(url) as connection:
        yield Archive(connection)


@contextmanager
def _opened(url: URL) -> Iterator[Connection]:
    """One transaction, so one snapshot, whatever a server commits meanwhile."""
    name = name_of(url)
    with ExitStack() as held:
        with complaints_about(name):
            engine = held.enter_context(_sqlite(url) if is_sqlite(url) else reading_engine(url))
            connection = held.enter_context(engine.connect())
            _check_schema(connection, name)
        yield connection


@contextmanager
def _sqlite(url: URL) -> Iterator[Engine]:
    file = file_of(url)
    file.stat()  # says best what is wrong if it is missing
    address = f"{file.as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None),
        poolclass=NullPool,
    )
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        yield engine
    finally:
        engine.dispose()


def _check_schema(connection: Connection, name: str) -> None:
    """It is not brought up to date here: a server may be using it."""
    scripts = ScriptDirectory.from_config(configuration(connection))
    found = MigrationContext.configure(connection).get_current_heads()
    if not found:
        raise Malformed(FOREIGN, database=name)
    if not {each.revision for each in scripts.walk_revisions()}.issuperset(found):
        raise Malformed(NEWER, database=name)
    if set(found) != set(scripts.get_heads()):
        raise Malformed(OLDER, database=name)
