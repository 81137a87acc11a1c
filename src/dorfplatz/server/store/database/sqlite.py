"""A database in a file: opened by one server at a time, whatever name of the file it is told.

Two servers on one file would each keep tables in memory that the other changes; under two names of
it (hard links) SQLite would even use two journals and destroy it. So three things are checked:

- A lock on a file beside it (`flock`), which also finds a server on a file that was put in the
  place of the one it uses.
- The number of names that the file has.
- On Linux a lock on the file itself, in case the one beside it was removed, or the file is mounted
  somewhere else. Elsewhere such a lock would keep SQLite out, whose own locks (`fcntl`) are
  independent of it on Linux alone.

The system releases these locks when the process dies, however it does.
"""

import fcntl
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import URL, Connection, create_engine, event

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store import words
from dorfplatz.server.store.database.address import Engines, name_of

PRAGMAS: Final = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)

FOR_ITS_USER: Final = 0o600
"""Mode of a new file, and of the journals that SQLite makes beside it: whoever could read it would
know the secret that cookies are signed with, the personal links and the dice to come."""

Inode = tuple[int, int]


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
            yield Engines(engine, engine.execution_options(begin="BEGIN"), file.parent)
        finally:
            engine.dispose()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Holds the locks on a database file, which is made if it is not there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with _lock_beside(file), _lock_on(file):
        yield


@contextmanager
def _lock_beside(file: Path) -> Iterator[None]:
    with file.with_name(f"{file.name}.lock").open("ab") as lock:
        _take(lock.fileno(), file)
        yield


@contextmanager
def _lock_on(file: Path) -> Iterator[None]:
    """To close a file drops all locks that SQLite has on it in this process, so it is opened only
    where no server of this process uses it, and closed after the last connection. Opened for
    writing: SQLite would open it read-only if it must, and the first move would fail."""
    with _IN_THIS_PROCESS.claimed(file), file.open("ab") as database:
        if os.fstat(database.fileno()).st_nlink > 1:
            raise Malformed(words.SEVERAL_NAMES, file=str(file))
        if sys.platform == "linux":
            _take(database.fileno(), file)
        yield


def _take(descriptor: int, file: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Malformed(words.IN_USE, file=str(file)) from None


class _Inodes:
    """The files that are open as databases in this process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._open: set[Inode] = set()

    @contextmanager
    def claimed(self, file: Path) -> Iterator[None]:
        with suppress(FileExistsError):
            file.touch(FOR_ITS_USER, exist_ok=False)  # one that is there is not even opened
        found = file.stat()
        inode = (found.st_dev, found.st_ino)
        with self._lock:
            if inode in self._open:
                raise Malformed(words.IN_USE, file=str(file))
            self._open.add(inode)
        try:
            yield
        finally:
            self._open.discard(inode)


_IN_THIS_PROCESS: Final = _Inodes()


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Python's own handling of transactions is off: it would run schema changes outside of them."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """BEGIN IMMEDIATE takes the write lock at once: a transaction that first reads and then wants
    to write could fail halfway."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))
