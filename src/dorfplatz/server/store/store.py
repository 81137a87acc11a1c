"""The database: tables, seats and records. Every method is one transaction, in any thread."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from dorfplatz.server.store.migrate import upgrade
from dorfplatz.server.store.opening import (
    address_of,
    complaints_about,
    engine_for,
    file_of,
    is_sqlite,
    locked,
    name_of,
)
from dorfplatz.server.store.schema import entries, owners, seats, settings, tables
from dorfplatz.server.store.stored import (
    Addition,
    Conflict,
    StoredSeat,
    StoredTable,
    as_row,
    from_row,
    now,
)


class Store:
    """An open database, which no other server uses."""

    def __init__(self, engine: Engine, held: ExitStack) -> None:
        """`held` is let go when the store is closed."""
        self._writing = engine
        self._reading = engine.execution_options(begin="BEGIN")
        self._held = held

    @classmethod
    def open(cls, database: str) -> "Store":
        """Open a file, or the address of a database, and bring it to the newest schema."""
        url = address_of(database)
        with complaints_about(name_of(url)), ExitStack() as held:
            if is_sqlite(url):
                file = file_of(url)
                held.enter_context(locked(file))
                url = url.set(database=str(file))
            engine = engine_for(url)
            held.callback(engine.dispose)
            with engine.begin() as connection:
                upgrade(connection, name_of(url))
            return cls(engine, held.pop_all())

    def close(self) -> None:
        self._held.close()

    def secret(self) -> str:
        """What cookies are signed with: made once, then always the same."""
        with self._change() as connection:
            query = select(settings.c.value).where(settings.c.key == "secret")
            if (found := connection.scalar(query)) is not None:
                return str(found)
            made = secrets.token_urlsafe(32)
            connection.execute(insert(settings).values(key="secret", value=made))
            return made

    def create(self, table: StoredTable, after: str | None = None) -> str:
        """A new table; as the rematch of another one only if that has none yet. Returns the id of
        the table that stands."""
        with self._change() as connection:
            if after is not None and (stands := _follow(connection, after, table.id)) != table.id:
                return stands
            connection.execute(insert(tables).values(as_row(table)))
            for number, seat in enumerate(table.seats):
                place = {"table_id": table.id, "seat": number}
                named = {"kind": seat.kind, "name": seat.name, "key": seat.key}
                connection.execute(insert(seats).values(place | named))
                _add_owners(connection, table.id, number, seat.owners)
        return table.id

    def load(self, table_id: str) -> StoredTable | None:
        found = self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    def record(self, table_id: str) -> str | None:
        """The text of the record, if the game has begun."""
        lines = select(entries.c.line).where(entries.c.table_id == table_id)
        with self._reading.begin() as connection:
            header = connection.scalar(select(tables.c.header).where(tables.c.id == table_id))
            if header is None:
                return None
            found = connection.scalars(lines.order_by(entries.c.number))
            return str(header) + "".join(f"{line}\n" for line in found)

    def begin(self, table_id: str, header: str) -> None:
        fresh = (tables.c.id == table_id) & tables.c.header.is_(None)
        with self._change() as connection:
            begun = connection.execute(update(tables).where(fresh).values(header=header))
            if not begun.rowcount:
                raise Conflict(f"table {table_id} is unknown or has begun already")

    def append(self, additions: Sequence[Addition]) -> None:
        """All of them in one transaction, or none."""
        with self._change() as connection:
            for addition in additions:
                _append(connection, addition)

    def set_seat(self, table_id: str, seat: int, taken: StoredSeat) -> None:
        """Somebody else has a seat from now on, and nobody but its new owners can play it."""
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        named = {"kind": taken.kind, "name": taken.name, "key": taken.key}
        with self._change() as connection:
            if not connection.execute(update(seats).where(place).values(named)).rowcount:
                raise Conflict(f"table {table_id} has no seat {seat}")
            owned = (owners.c.table_id == table_id) & (owners.c.seat == seat)
            connection.execute(delete(owners).where(owned))
            _add_owners(connection, table_id, seat, taken.owners)

    def add_owner(self, table_id: str, seat: int, client: str) -> None:
        """One more device for a seat; to add it again changes nothing."""
        place = (owners.c.table_id == table_id) & (owners.c.seat == seat)
        same = select(owners).where(place & (owners.c.client == client))
        with self._change() as connection:
            if connection.execute(same).first() is None:
                _add_owners(connection, table_id, seat, (client,))

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.key == key)
        with self._reading.begin() as connection:
            found = connection.execute(query).first()
        return None if found is None else (found.table_id, found.seat)

    def unfinished(self) -> list[str]:
        """The games to go on with after a start, oldest first."""
        going = tables.c.header.is_not(None) & tables.c.over.is_(False)
        query = select(tables.c.id).where(going).order_by(tables.c.created, tables.c.id)
        with self._reading.begin() as connection:
            return list(connection.scalars(query))

    def tables_of(self, client: str, limit: int) -> list[StoredTable]:
        """Where the client is the host or has a seat: unfinished first, then the last played."""
        seated = select(owners.c.table_id).where(owners.c.client == client)
        query = select(tables).where(or_(tables.c.host == client, tables.c.id.in_(seated)))
        order = (tables.c.over, tables.c.touched.desc(), tables.c.id)
        return self._tables(query.order_by(*order).limit(limit))

    def listed(self, limit: int) -> list[StoredTable]:
        """Tables for all to see: those that are not over first, then the newest."""
        query = select(tables).where(tables.c.listed)
        order = (tables.c.over, tables.c.created.desc(), tables.c.id)
        return self._tables(query.order_by(*order).limit(limit))

    def open_tables_of_host(self, client: str) -> int:
        unfinished = (tables.c.host == client) & tables.c.over.is_(False)
        with self._reading.begin() as connection:
            return connection.scalar(select(func.count()).where(unfinished)) or 0

    def forget_empty_lobbies(self, before: datetime) -> int:
        """Delete the tables made before a moment whose game never began. Returns how many."""
        never_begun = tables.c.header.is_(None) & (tables.c.created < before)
        with self._change() as connection:
            gone = list(connection.scalars(select(tables.c.id).where(never_begun)))
            for table_id in gone:
                _forget(connection, table_id)
        return len(gone)

    @contextmanager
    def _change(self) -> Iterator[Connection]:
        """A transaction that is written; what a constraint forbids is a conflict."""
        try:
            with self._writing.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    def _tables(self, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        with self._reading.begin() as connection:
            rows = connection.execute(query).all()
            seated = _seats(connection, [row.id for row in rows])
        return [from_row(row, seated[row.id]) for row in rows]


# Made once: to make these takes longer than to run them, and every move does.
_TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.header.is_not(None))
    .values(touched=bindparam("moment"), over=bindparam("ended"))
)
_LAST: Final = select(func.max(entries.c.number)).where(entries.c.table_id == bindparam("table"))
_ENTRY: Final = insert(entries)


def _append(connection: Connection, addition: Addition) -> None:
    touch = {"table": addition.table, "moment": now(), "ended": addition.over}
    if not connection.execute(_TOUCH, touch).rowcount:
        raise Conflict(f"table {addition.table} is unknown or has not begun")
    last = connection.scalar(_LAST, {"table": addition.table})
    expected = 0 if last is None else last + 1
    if addition.start != expected:
        raise Conflict(f"table {addition.table} expects entry {expected}, not {addition.start}")
    lines = [
        {"table_id": addition.table, "number": number, "line": line}
        for number, line in enumerate(addition.lines, addition.start)
    ]
    if lines:
        connection.execute(_ENTRY, lines)


def _follow(connection: Connection, before: str, after: str) -> str:
    """The rematch of a table: `after`, unless someone was faster."""
    first = (tables.c.id == before) & tables.c.next.is_(None)
    connection.execute(update(tables).where(first).values(next=after))
    stands = connection.scalar(select(tables.c.next).where(tables.c.id == before))
    if stands is None:
        raise Conflict(f"table {before} is unknown")
    return str(stands)


def _add_owners(connection: Connection, table_id: str, seat: int, clients: Sequence[str]) -> None:
    for client in clients:
        added = insert(owners).values(table_id=table_id, seat=seat, client=client)
        connection.execute(added)


def _forget(connection: Connection, table_id: str) -> None:
    """A table without entries, and the mention of it as a rematch."""
    for part in (owners, seats):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    connection.execute(update(tables).where(tables.c.next == table_id).values(next=None))


def _seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """The seats of several tables, in two queries however many they are."""
    owning = select(owners).where(owners.c.table_id.in_(table_ids)).order_by(owners.c.client)
    clients: dict[tuple[str, int], list[str]] = {}
    for row in connection.execute(owning):
        clients.setdefault((row.table_id, row.seat), []).append(row.client)
    sitting = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
    seated: dict[str, list[StoredSeat]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(sitting):
        owned_by = tuple(clients.get((row.table_id, row.seat), ()))
        seated[row.table_id].append(StoredSeat(row.kind, row.name, row.key, owned_by))
    return seated
