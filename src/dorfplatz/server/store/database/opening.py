"""Opening the kinds of databases that are known."""

from contextlib import AbstractContextManager

from sqlalchemy import URL

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.database import postgresql, sqlite
from dorfplatz.server.store.database.address import Engines, is_sqlite, name_of
from dorfplatz.server.store.words import NO_DRIVER


def opened(url: URL) -> AbstractContextManager[Engines]:
    """Until it is closed no other server can use the database."""
    if is_sqlite(url):
        return sqlite.opened(url)
    if url.drivername.startswith("postgres"):
        return postgresql.opened(url)
    raise Malformed(NO_DRIVER, database=name_of(url))
