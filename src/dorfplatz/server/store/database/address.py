"""The address of a database, and what to say if it cannot be opened."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.server.store import words


@dataclass(frozen=True, slots=True)
class Engines:
    """An open database."""

    writing: Engine
    """Its transactions come one after the other."""
    reading: Engine
    """Each of its transactions sees the database as it was at one moment."""
    folder: Path | None = None
    """Where its files are, if they are here."""
    sign: Callable[[Connection], None] = lambda _connection: None
    """Notes which server uses it, in the transaction that brought it up to date."""


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
            return str(fault.orig).rpartition(" failed: ")[2].partition("\n")[0]
        case OSError(strerror=str(reason)):
            return reason
        case _:
            return str(fault)
