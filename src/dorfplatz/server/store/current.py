"""The tables at which somebody plays now, and those they left last."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import or_, select

from dorfplatz.server.store.finished import is_at_rest, of_client
from dorfplatz.server.store.schema import tables
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable

AT_MOST: Final = 200
"""More than anyone may open; seats at the tables of others are not limited."""


def current_of(store: Store, client: str) -> list[StoredTable]:
    """Where something can still happen, the last played first."""
    still = ~or_(tables.c.over, tables.c.closed)
    query = select(tables).where(of_client(client) & still)
    order = (tables.c.touched.desc(), tables.c.id)
    return store.find_tables(query.order_by(*order).limit(AT_MOST))


def last_of(store: Store, client: str, limit: int) -> list[StoredTable]:
    """Games that are over or closed, the newest first."""
    query = select(tables).where(of_client(client) & is_at_rest())
    return store.find_tables(query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))


def some_of(store: Store, ids: Iterable[str]) -> dict[str, StoredTable]:
    """Those of these tables that are there and can be read."""
    found = store.find_tables(select(tables).where(tables.c.id.in_([*ids])))
    return {table.id: table for table in found}
