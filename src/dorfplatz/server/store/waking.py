"""After a start: where something happens by itself, and who is waited for where."""

from collections import defaultdict
from datetime import datetime
from typing import Final

from sqlalchemy import exists, or_, select

from dorfplatz.server.store.schema import hooks, owners, tables
from dorfplatz.server.store.store import Store


def to_wake(store: Store, told_since: datetime) -> list[str]:
    """Unfinished games, the oldest first, that go on although nobody comes: no person is to move,
    but a bot or chance; or it may have been forgotten to tell a webhook of the present turn, which
    began after `told_since`."""
    listens = (hooks.c.paused.is_(False), hooks.c.created < tables.c.touched)
    to_table = exists().where(hooks.c.table_id == tables.c.id, *listens)
    to_person = exists().where(
        owners.c.table_id == tables.c.id,
        hooks.c.owner == owners.c.client,
        hooks.c.table_id.is_(None),
        *listens,
    )
    is_fresh = tables.c.touched > told_since
    by_itself = or_(tables.c.turn.is_(None), is_fresh & or_(to_table, to_person))
    query = select(tables.c.id).where(_GOES_ON & by_itself)
    with store.reading() as connection:
        return list(connection.scalars(query.order_by(tables.c.created, tables.c.id)))


def waited_for(store: Store) -> dict[str, list[str]]:
    """Whose turn it is at each unfinished game."""
    query = (
        select(tables.c.id, owners.c.client)
        .join(owners, (owners.c.table_id == tables.c.id) & (owners.c.seat == tables.c.turn))
        .where(_GOES_ON)
    )
    found = defaultdict[str, list[str]](list)
    with store.reading() as connection:
        for table, client in connection.execute(query):
            found[table].append(client)
    return found


_GOES_ON: Final = (
    tables.c.header.is_not(None) & tables.c.over.is_(False) & tables.c.closed.is_(False)
)
