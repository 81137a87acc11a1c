"""The games somebody has behind them, in a few queries however many they are."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, or_, select

from dorfplatz.core.record import PERSON
from dorfplatz.core.seat import Seat
from dorfplatz.server.store.schema import owners, seats, tables
from dorfplatz.server.store.store import Store


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
    """The newest first."""
    at_rest = of_client(client) & is_at_rest()
    chosen = select(tables).where(at_rest).order_by(tables.c.touched.desc(), tables.c.id)
    with store.reading() as connection:
        rows = connection.execute(chosen.with_only_columns(*_COLUMNS)).all()
        seated = _seated(connection, chosen.with_only_columns(tables.c.id).order_by(None))
        mine = _own_seats(connection, client)
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
    query = select(seats.c.table_id, seats.c.name, seats.c.kind).order_by(seats.c.seat)
    found: dict[str, list[tuple[str, str]]] = {}
    for table_id, name, kind in connection.execute(query.where(seats.c.table_id.in_(chosen))).all():
        found.setdefault(table_id, []).append((name, kind))
    return found


def _own_seats(connection: Connection, client: str) -> dict[str, list[Seat]]:
    query = select(owners.c.table_id, owners.c.seat).where(owners.c.client == client)
    found: dict[str, list[Seat]] = {}
    for table_id, seat in connection.execute(query.order_by(owners.c.seat)).all():
        found.setdefault(table_id, []).append(Seat(seat))
    return found
