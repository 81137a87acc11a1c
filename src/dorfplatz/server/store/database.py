"""Opening a database: its address, the lock on its file, and what to say if it cannot be done."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.server.store import words

PRAGMAS: Final = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


def address_of(database: str) -> URL:
    """A path is the address of a SQLite file. What cannot be read may hold a password: unsaid."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        return make_url(database)
    except (ArgumentError, ValueError):
        raise Malformed(words.NO_ADDRESS) from None


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def name_of(url: URL) -> str:
    """What people call the database, without its password."""
    return (is_sqlite(url) and url.database) or url.render_as_string(hide_password=True)


def file_of(url: URL) -> Path:
    """The file itself, whatever links lead to it: its lock must be the same for all."""
    if url.database in (None, "", ":memory:") or url.database.startswith("file:"):
        raise Malformed(words.NO_FILE, database=name_of(url))
    file = Path(os.path.realpath(url.database))
    if file.is_dir():
        raise Malformed(words.FOLDER, database=name_of(url))
    return file


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


def engine_for(url: URL) -> Engine:
    engine = create_engine(url, hide_parameters=True)
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """Python's own handling of transactions is off: it would run schema changes outside of them."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """BEGIN IMMEDIATE takes the write lock at once: a transaction that first reads and then wants
    to write could fail halfway."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))


@contextmanager
def complaints_about(database: str) -> Iterator[None]:
    """Whatever keeps a database from being opened is said in a sentence."""
    try:
        yield
    except (NoSuchModuleError, ImportError):
        raise Malformed(words.NO_DRIVER, database=database) from None
    except (SQLAlchemyError, OSError, ValueError) as fault:
        complaint = shortened(_complaint(fault))
        raise Malformed(words.CANNOT_OPEN, database=database, complaint=complaint) from None


def _complaint(fault: Exception) -> str:
    """What the driver or the system says, without the statement or the path it was about."""
    match fault:
        case DBAPIError():
            return str(fault.orig)
        case OSError(strerror=str(reason)):
            return reason
        case _:
            return str(fault)
