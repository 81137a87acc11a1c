"""What was rolled in all games of a server that are over."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, or_, select

from dorfplatz.core.record import PERSON
from dorfplatz.core.seat import Seat
from dorfplatz.server.store.finished import is_at_rest
from dorfplatz.server.store.schema import seats, tables
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import UPLOAD

AT_ONCE = 500
"""Games that are looked up together."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """A finished game."""

    id: str
    summary: str
    people: tuple[Seat, ...]


def rolled_in(store: Store, game: str, known: Collection[str]) -> Iterator[Rolled]:
    """Finished games that are not known yet; what was uploaded was rolled elsewhere."""
    here = or_(tables.c.origin.is_(None), tables.c.origin != UPLOAD)
    told = tables.c.summary.is_not(None) & (tables.c.summary != "")
    finished = select(tables.c.id).where(is_at_rest(), here, told, tables.c.game == game)
    with store.reading() as connection:
        new = [table for table in connection.scalars(finished) if table not in known]
        for start in range(0, len(new), AT_ONCE):
            yield from _rolled(connection, new[start : start + AT_ONCE])


def _rolled(connection: Connection, ids: list[str]) -> Iterator[Rolled]:
    people: dict[str, list[Seat]] = {table: [] for table in ids}
    sitting = select(seats.c.table_id, seats.c.seat).where(seats.c.kind == PERSON)
    for table, seat in connection.execute(sitting.where(seats.c.table_id.in_(ids))):
        people[table].append(seat)
    told = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(ids))
    for table, summary in connection.execute(told):
        yield Rolled(table, summary, tuple(people[table]))
