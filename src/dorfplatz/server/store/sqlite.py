"""A database in a file, and the lock beside it."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, event

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store import words
from dorfplatz.server.store.database import Engines, name_of

PRAGMAS: Final = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


def file_of(url: URL) -> Path:
    """The file itself, whatever symbolic links lead to it: its lock must be the same for all."""
    if url.database in (None, "", ":memory:") or url.database.startswith("file:"):
        raise Malformed(words.NO_FILE, database=name_of(url))
    file = Path(os.path.realpath(url.database))
    if file.is_dir():
        raise Malformed(words.FOLDER, database=name_of(url))
    return file


@contextmanager
def opened(url: URL) -> Iterator[Engines]:
    file = file_of(url)
    with locked(file):
        engine = create_engine(url.set(database=str(file)), hide_parameters=True)
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        try:
            yield Engines(engine, engine.execution_options(begin="BEGIN"))
        finally:
            engine.dispose()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Holds an exclusive lock on a database file; the system releases it when the process dies."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_name(f"{file.name}.lock").open("ab") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Malformed(words.IN_USE, file=str(file)) from None
        _check_writable(file)
        yield


def _check_writable(file: Path) -> None:
    """SQLite would open it read-only, and the first move would fail."""
    file.open("ab").close()


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Python's own handling of transactions is off: it would run schema changes outside of them."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """BEGIN IMMEDIATE takes the write lock at once: a transaction that first reads and then wants
    to write could fail halfway."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))
