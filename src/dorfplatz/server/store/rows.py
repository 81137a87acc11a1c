"""What goes into the tables of the database and comes out of them, within a transaction."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from dorfplatz.server.store.schema import deliveries, entries, hooks, owners, seats, tables
from dorfplatz.server.store.stored import (
    Addition,
    Conflict,
    StoredSeat,
    StoredTable,
    as_row,
    now,
    seat_from_row,
    seat_row,
)

# Built once: every move runs these statements, and to build them takes longer than to run them.
IS_OPEN: Final = tables.c.over.is_(False) & tables.c.closed.is_(False)
"""Something can still be played there."""
_TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.header.is_not(None), IS_OPEN)
    .values(
        touched=bindparam("moment"),
        over=bindparam("ended"),
        turn=bindparam("acting"),
        due=bindparam("until"),
        summary=bindparam("told"),
    )
)
_LAST: Final = select(func.max(entries.c.number)).where(entries.c.table_id == bindparam("table"))
_ENTRY: Final = insert(entries)


def append(connection: Connection, addition: Addition) -> None:
    touch = {
        "table": addition.table,
        "moment": now(),
        "ended": addition.over,
        "acting": addition.turn,
        "until": addition.due,
        "told": addition.summary,
    }
    if not connection.execute(_TOUCH, touch).rowcount:
        raise Conflict(f"table {addition.table} is unknown, has not begun or is at rest")
    last = connection.scalar(_LAST, {"table": addition.table})
    expected = 0 if last is None else last + 1
    if addition.start != expected:
        raise Conflict(f"table {addition.table} expects entry {expected}, not {addition.start}")
    add_lines(connection, addition.table, addition.start, addition.lines)


def add_lines(connection: Connection, table_id: str, start: int, lines: Sequence[str]) -> None:
    rows = [
        {"table_id": table_id, "number": number, "line": line}
        for number, line in enumerate(lines, start)
    ]
    if rows:
        connection.execute(_ENTRY, rows)


def insert_table(connection: Connection, table: StoredTable) -> None:
    connection.execute(insert(tables).values(as_row(table)))
    for number, seat in enumerate(table.seats):
        connection.execute(insert(seats).values(seat_row(table.id, number, seat)))
        add_owners(connection, table.id, number, seat)


def touch_lobby(connection: Connection, table_id: str) -> None:
    """Something happened at a table before its game: whoever is awaited there has time anew."""
    waits = (tables.c.id == table_id) & tables.c.header.is_(None)
    connection.execute(update(tables).where(waits).values(touched=now()))


def follow(connection: Connection, before: str, after: str) -> str:
    """The rematch of a table: `after`, unless someone was faster."""
    first = (tables.c.id == before) & tables.c.next.is_(None)
    connection.execute(update(tables).where(first).values(next=after))
    stands = connection.scalar(select(tables.c.next).where(tables.c.id == before))
    if stands is None:
        raise Conflict(f"table {before} is unknown")
    return str(stands)


def add_owners(connection: Connection, table_id: str, number: int, seat: StoredSeat) -> None:
    for client in seat.owners:
        add_owner(connection, table_id, number, client, linked=client in seat.linked)


def add_owner(
    connection: Connection, table_id: str, seat: int, client: str, *, linked: bool
) -> None:
    added = insert(owners).values(table_id=table_id, seat=seat, client=client, linked=linked)
    connection.execute(added)


def forget(connection: Connection, table_id: str) -> None:
    """A table without entries, and whatever mentions it."""
    of_table = select(hooks.c.id).where(hooks.c.table_id == table_id)
    connection.execute(delete(deliveries).where(deliveries.c.hook_id.in_(of_table)))
    connection.execute(delete(hooks).where(hooks.c.table_id == table_id))
    for part in (owners, seats):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    connection.execute(update(tables).where(tables.c.next == table_id).values(next=None))


def seats_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """The seats of several tables, in two queries however many they are."""
    owning = select(owners).where(owners.c.table_id.in_(table_ids))
    clients: dict[tuple[str, int], dict[str, bool]] = {}
    for row in connection.execute(owning):
        clients.setdefault((row.table_id, row.seat), {})[row.client] = row.linked
    sitting = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
    seated: dict[str, list[StoredSeat]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(sitting):
        if row.seat != len(seated[row.table_id]):
            raise LookupError(f"table {row.table_id} has no seat {len(seated[row.table_id])}")
        owned_by = dict(sorted(clients.get((row.table_id, row.seat), {}).items()))
        seated[row.table_id].append(seat_from_row(row, owned_by))
    return seated
