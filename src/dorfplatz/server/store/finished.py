"""The games somebody has behind them, in a few queries however many they are."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, or_, select

from dorfplatz.core.record import PERSON
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import message
from dorfplatz.server.store.schema import owners, seats, tables
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.table_reading import BROKEN, check_facts, unreadable
from dorfplatz.server.store.words import BAD_SEATS


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, or was closed before its end."""

    id: str
    game: str
    when: datetime
    """When its record last grew."""
    over: bool
    origin: str
    """Where the beginning of its record comes from; empty if it was all played at this table."""
    summary: str | None
    """None if there is none yet; empty if the record cannot be read."""
    names: tuple[str, ...]
    people: tuple[Seat, ...]
    mine: tuple[Seat, ...]


def finished_of(store: Store, client: str) -> list[Finished]:
    """The newest first. If one cannot be read, they are looked at one by one."""
    at_rest = of_client(client) & is_at_rest()
    chosen = select(tables).where(at_rest).order_by(tables.c.touched.desc(), tables.c.id)
    try:
        return _finished(store, client, chosen)
    except BROKEN:
        with store.reading() as connection:
            ids = connection.scalars(chosen.with_only_columns(tables.c.id)).all()
        return [game for table_id in ids for game in _if_readable(store, client, table_id)]


def _if_readable(store: Store, client: str, table_id: str) -> list[Finished]:
    try:
        return _finished(store, client, select(tables).where(tables.c.id == table_id))
    except BROKEN as fault:
        store.reader.note(table_id, fault)
        return []


def _finished(store: Store, client: str, chosen: Select[*tuple[Any, ...]]) -> list[Finished]:
    with store.reading() as connection:
        rows = connection.execute(chosen.with_only_columns(*_COLUMNS)).all()
        seated = _seated(connection, chosen.with_only_columns(tables.c.id).order_by(None))
        mine = _own_seats(connection, client)
    for row in rows:
        check_facts(row.game, row.origin)
    return [
        Finished(
            *(row.id, row.game, row.touched, row.over, row.origin or "", row.summary),
            names=tuple(name for name, _ in seated[row.id]),
            people=tuple(
                Seat(seat) for seat, (_, kind) in enumerate(seated[row.id]) if kind == PERSON
            ),
            mine=tuple(mine.get(row.id, ())),
        )
        for row in rows
    ]


def without_summary(store: Store) -> list[str]:
    """Games that are at rest, and not summed up yet."""
    missing = select(tables.c.id).where(is_at_rest(), tables.c.summary.is_(None))
    with store.reading() as connection:
        return [*connection.scalars(missing)]


def of_client(client: str) -> ColumnElement[bool]:
    """Tables where somebody is the host or has a seat."""
    seated = select(owners.c.table_id).where(owners.c.client == client)
    return or_(tables.c.host == client, tables.c.id.in_(seated))


def is_at_rest() -> ColumnElement[bool]:
    """Games that began, and in which nothing can be played any more."""
    return tables.c.header.is_not(None) & or_(tables.c.over, tables.c.closed)


_COLUMNS = (
    *(tables.c.id, tables.c.game, tables.c.touched, tables.c.over),
    *(tables.c.origin, tables.c.summary),
)


def _seated(connection: Connection, chosen: Select[tuple[str]]) -> dict[str, list[tuple[str, str]]]:
    """Names and kinds on the seats of tables."""
    query = select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.kind)
    sitting = query.where(seats.c.table_id.in_(chosen)).order_by(seats.c.seat)
    found: dict[str, list[tuple[str, str]]] = {}
    for table_id, seat, name, kind in connection.execute(sitting).all():
        if seat != len(found.setdefault(table_id, [])):
            raise unreadable(message(BAD_SEATS))
        found[table_id].append((name, kind))
    return found


def _own_seats(connection: Connection, client: str) -> dict[str, list[Seat]]:
    query = select(owners.c.table_id, owners.c.seat).where(owners.c.client == client)
    found: dict[str, list[Seat]] = {}
    for table_id, seat in connection.execute(query.order_by(owners.c.seat)).all():
        found.setdefault(table_id, []).append(Seat(seat))
    return found
