"""The tables a program listens to."""

from sqlalchemy import or_, select

from dorfplatz.server.store.schema import owners, tables
from dorfplatz.server.store.store import Store


def playing_at(store: Store, client: str, limit: int) -> list[str]:
    """Where something can still be played and the client is the host or has a seat, those last
    touched first."""
    seated = select(owners.c.table_id).where(owners.c.client == client)
    mine = or_(tables.c.host == client, tables.c.id.in_(seated))
    going = tables.c.over.is_(False) & tables.c.closed.is_(False)
    query = select(tables.c.id).where(mine & going).order_by(tables.c.touched.desc(), tables.c.id)
    with store.reading() as connection:
        return list(connection.scalars(query.limit(limit)))
