"""A database of PostgreSQL: written by one server at a time.

All that is written goes over one connection, and that connection holds an advisory lock: whoever
has no lock cannot write. When the connection is lost, so is the lock; the next write connects again
and takes it again. If another server had it meanwhile, what this one remembers of its tables is no
longer true: it writes nothing any more, and wants to be restarted.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, delete, event, insert

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.http.refusals import Unavailable
from dorfplatz.server.logs import log
from dorfplatz.server.store import words
from dorfplatz.server.store.database.address import Engines, name_of
from dorfplatz.server.store.schema import settings

if TYPE_CHECKING:
    import psycopg

    Session = psycopg.Connection[Any]

DRIVER: Final = "postgresql+psycopg"
PATIENCE: Final = 5.0
"""Seconds to wait for the lock: PostgreSQL may take a moment to notice that a server was killed."""
CONNECTION: Final = {"connect_timeout": 10, "tcp_user_timeout": 10_000, "keepalives_idle": 10}
"""A database that does not answer is given up after ten seconds, not after a quarter of an hour."""
SESSION: Final = (
    "SET synchronous_commit = on",
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
"""A commit is on the disk, whatever is usual there. If this machine loses its power, its lock is
free twenty seconds later."""
LOCK: Final = "SELECT pg_advisory_lock(1685025382, hashtext(coalesce(current_schema(), '')))"
"""Of the schema: in another one, other games may be kept."""
OWNER: Final = "server"
"""The key under which the settings tell which server used the database last."""


def with_driver(url: URL) -> URL:
    """The one that is tested, whether it is named or not; no other."""
    if url.drivername not in ("postgresql", "postgres", DRIVER):
        raise Malformed(words.NO_DRIVER, database=name_of(url))
    return url.set(drivername=DRIVER)


@contextmanager
def opened(url: URL) -> Iterator[Engines]:
    claim = Claim(name_of(url))
    with claim.engine(url) as writing, reading_engine(url) as reading:
        yield Engines(writing, reading, sign=claim.sign)


@contextmanager
def reading_engine(url: URL) -> Iterator[Engine]:
    """For transactions that see one moment, as those of SQLite do."""
    engine = create_engine(
        with_driver(url),
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args=CONNECTION,
        isolation_level="REPEATABLE READ",
    )
    try:
        yield engine.execution_options(postgresql_readonly=True)
    finally:
        engine.dispose()


class Claim:
    """The right of one server to write."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._id = token_urlsafe(12)
        self._is_signed = False
        self._is_lost = False

    @contextmanager
    def engine(self, url: URL) -> Iterator[Engine]:
        """With a single connection: its transactions come one after the other, as with SQLite."""
        engine = create_engine(
            with_driver(url),
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=1,
            max_overflow=0,
            connect_args=CONNECTION,
        )
        event.listen(engine, "do_connect", self._connect)
        try:
            yield engine
        finally:
            engine.dispose()

    def sign(self, connection: Connection) -> None:
        """From now on another server that uses the database is noticed."""
        connection.execute(delete(settings).where(settings.c.key == OWNER))
        connection.execute(insert(settings).values(key=OWNER, value=self._id))
        self._is_signed = True

    def _connect(
        self, dialect: Dialect, _record: object, given: list[Any], named: dict[str, Any]
    ) -> "Session":
        if self._is_lost:
            raise Unavailable(words.TAKEN_OVER)
        session: Session = dialect.connect(*given, **named)  # type: ignore[assignment]
        try:
            session.autocommit = True
            for statement in SESSION:
                session.execute(statement)
            self._take(session)
            self._check_owner(session)
            session.autocommit = False
        except BaseException:
            session.close()
            raise
        return session

    def _take(self, session: "Session") -> None:
        import psycopg

        session.execute(f"SET lock_timeout = {round(1000 * PATIENCE)}")
        try:
            session.execute(LOCK)
        except psycopg.errors.LockNotAvailable:
            if self._is_signed:
                raise Unavailable(words.TAKEN_OVER) from None
            raise Malformed(words.IN_USE, file=self._name) from None
        session.execute("SET lock_timeout = 0")

    def _check_owner(self, session: "Session") -> None:
        """After the connection was lost: whether nobody else was here."""
        if not self._is_signed:
            return
        found = session.execute("SELECT value FROM settings WHERE key = %s", (OWNER,)).fetchone()
        if found != (self._id,):
            self._is_lost = True
            log(logging.CRITICAL, "another server has taken over the database; restart this one")
            raise Unavailable(words.TAKEN_OVER)
