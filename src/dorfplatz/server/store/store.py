"""The database: tables, seats and records. Every method is one transaction, in any thread."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from shutil import disk_usage
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from dorfplatz.server.http.refusals import Unavailable
from dorfplatz.server.store import rows
from dorfplatz.server.store.database.address import Engines, address_of, complaints_about, name_of
from dorfplatz.server.store.database.faults import Faults
from dorfplatz.server.store.database.opening import opened
from dorfplatz.server.store.migrate import upgrade
from dorfplatz.server.store.rows import IS_OPEN
from dorfplatz.server.store.schema import owners, seats, settings, tables
from dorfplatz.server.store.stored import (
    Addition,
    Conflict,
    StoredSeat,
    StoredTable,
    seat_row,
)
from dorfplatz.server.store.table_reading import TableReader
from dorfplatz.server.store.words import NEARLY_FULL, NOT_READ, NOT_STORED


class Store:
    """An open database, which no other server uses."""

    def __init__(self, engines: Engines, held: ExitStack) -> None:
        """`held` (the engines, and the lock on the database) is closed with the store."""
        self._writing = engines.writing
        self._reading = engines.reading
        self._folder = engines.folder
        self._held = held
        self._faults_of_writing = Faults("written", NOT_STORED)
        self._faults_of_reading = Faults("read", NOT_READ)
        self.reader = TableReader(self.reading)

    @classmethod
    def open(cls, database: str) -> "Store":
        """Open a file, or the address of a database, and bring it to the newest schema."""
        url = address_of(database)
        with complaints_about(name_of(url)), ExitStack() as held:
            engines = held.enter_context(opened(url))
            with engines.writing.begin() as connection:
                upgrade(connection, name_of(url))
                engines.sign(connection)
            return cls(engines, held.pop_all())

    def close(self) -> None:
        self._held.close()

    def check_reserve(self, least: int) -> None:
        """Refuse something new while the disk has less room than this, as far as that is known."""
        if self._folder is not None and disk_usage(self._folder).free < least:
            raise Unavailable(NEARLY_FULL)

    def secret(self) -> str:
        """What cookies are signed with: made once, then always the same."""
        with self.change() as connection:
            query = select(settings.c.value).where(settings.c.key == "secret")
            if (found := connection.scalar(query)) is not None:
                return str(found)
            made = secrets.token_urlsafe(32)
            connection.execute(insert(settings).values(key="secret", value=made))
            return made

    def create(self, table: StoredTable, after: str | None = None) -> str:
        """A new table; as the rematch of another one only if that has none yet. Returns the id of
        the table that stands."""
        with self.change() as connection:
            if (
                after is not None
                and (stands := rows.follow(connection, after, table.id)) != table.id
            ):
                return stands
            rows.insert_table(connection, table)
        return table.id

    def keep(self, table: StoredTable, lines: Sequence[str]) -> None:
        """A table whose record was not played here."""
        with self.change() as connection:
            rows.insert_table(connection, table)
            rows.add_lines(connection, table.id, 0, lines)

    def load(self, table_id: str) -> StoredTable | None:
        return self.reader.load(table_id)

    def record(self, table_id: str) -> str | None:
        """The text of the record, if the game has begun."""
        return self.reader.record(table_id)

    def begin(self, table_id: str, header: str, lines: Sequence[str] = ()) -> None:
        """From here on a game is played; one that begins in the middle has entries already."""
        fresh = (tables.c.id == table_id) & tables.c.header.is_(None) & IS_OPEN
        with self.change() as connection:
            begun = connection.execute(update(tables).where(fresh).values(header=header))
            if not begun.rowcount:
                raise Conflict(f"table {table_id} is unknown, closed or has begun already")
            rows.add_lines(connection, table_id, 0, lines)

    def append(self, additions: Sequence[Addition]) -> None:
        """All of them in one transaction, or none."""
        with self.change() as connection:
            for addition in additions:
                rows.append(connection, addition)

    def set_seat(self, table_id: str, seat: int, taken: StoredSeat) -> None:
        """Somebody else has a seat from now on, and nobody but its new owners can play it."""
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        row = seat_row(table_id, seat, taken)
        with self.change() as connection:
            if not connection.execute(update(seats).where(place).values(row)).rowcount:
                raise Conflict(f"table {table_id} has no seat {seat}")
            owned = (owners.c.table_id == table_id) & (owners.c.seat == seat)
            connection.execute(delete(owners).where(owned))
            rows.add_owners(connection, table_id, seat, taken)
            if not taken.has_sealed:
                rows.touch_lobby(connection, table_id)

    def add_owner(self, table_id: str, seat: int, client: str) -> None:
        """One more device for a seat, by its link unless nobody was there yet; to add it again
        changes nothing."""
        place = (owners.c.table_id == table_id) & (owners.c.seat == seat)
        with self.change() as connection:
            there = connection.scalars(select(owners.c.client).where(place)).all()
            if client not in there:
                rows.add_owner(connection, table_id, seat, client, linked=bool(there))

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.key == key)
        with self.reading() as connection:
            found = connection.execute(query).first()
        return None if found is None else (found.table_id, found.seat)

    def unfinished(self) -> list[str]:
        """The games to go on with after a start, oldest first."""
        query = select(tables.c.id).where(_IS_GOING).order_by(tables.c.created, tables.c.id)
        with self.reading() as connection:
            return list(connection.scalars(query))

    def count_unfinished(self) -> int:
        with self.reading() as connection:
            return connection.scalar(select(func.count()).where(_IS_GOING)) or 0

    def tables_of(self, client: str, limit: int) -> list[StoredTable]:
        """Where the client is the host or has a seat: unfinished first, then the last played."""
        seated = select(owners.c.table_id).where(owners.c.client == client)
        query = select(tables).where(or_(tables.c.host == client, tables.c.id.in_(seated)))
        order = (or_(tables.c.over, tables.c.closed), tables.c.touched.desc(), tables.c.id)
        return self.find_tables(query.order_by(*order).limit(limit))

    def listed(self, limit: int) -> list[StoredTable]:
        """Tables for all to see: those where something is still played first, then the newest."""
        query = select(tables).where(tables.c.listed)
        order = (or_(tables.c.over, tables.c.closed), tables.c.created.desc(), tables.c.id)
        return self.find_tables(query.order_by(*order).limit(limit))

    def open_tables_of_host(self, client: str) -> int:
        unfinished = (tables.c.host == client) & IS_OPEN
        with self.reading() as connection:
            return connection.scalar(select(func.count()).where(unfinished)) or 0

    def forget_empty_lobbies(self, before: datetime) -> int:
        """Delete the tables made before a moment whose game never began. Returns how many."""
        never_begun = tables.c.header.is_(None) & (tables.c.created < before)
        with self.change() as connection:
            gone = list(connection.scalars(select(tables.c.id).where(never_begun)))
            for table_id in gone:
                rows.forget(connection, table_id)
        return len(gone)

    def update_table(self, table_id: str, /, **values: Any) -> None:
        """Change facts of a table that are not its record."""
        with self.change() as connection:
            connection.execute(update(tables).where(tables.c.id == table_id).values(values))

    def update_seat(self, table_id: str, /, seat: int, **values: Any) -> None:
        """Change facts of a seat."""
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        with self.change() as connection:
            connection.execute(update(seats).where(place).values(values))

    def overdue(self, moment: datetime) -> list[str]:
        """Tables where somebody's time is up."""
        late = IS_OPEN & tables.c.turn.is_not(None) & (tables.c.due <= moment)
        with self.reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(late)))

    def give_time(self, until: datetime) -> None:
        """Nobody's time is up before this moment: the server was down for a while."""
        sooner = tables.c.due < until
        with self.change() as connection:
            connection.execute(update(tables).where(sooner).values(due=until))

    def deserted(self, before: datetime) -> list[str]:
        """Unfinished games in which nothing has happened since."""
        left = _IS_GOING & (tables.c.touched < before)
        with self.reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(left)))

    def find_tables(self, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        """Tables with their seats, for a query that selects rows of `tables`."""
        return self.reader.find(query)

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """A transaction that is written; what a constraint forbids is a conflict."""
        with self._faults_of_writing.refused(), self._writing.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with self._faults_of_reading.refused(), self._reading.begin() as connection:
            yield connection


_IS_GOING: Final = tables.c.header.is_not(None) & IS_OPEN
"""A game that has begun and can go on."""
