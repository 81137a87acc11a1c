"""Numbers for the dice of a table, before its game begins."""

from collections.abc import Sequence

from sqlalchemy import select, update

from dorfplatz.server.store import rows
from dorfplatz.server.store.schema import seats, tables
from dorfplatz.server.store.store import Store


def give(store: Store, table_id: str, seat: int, seal: str, number: str | None = None) -> None:
    """The seal of a seat, or its number with it; whoever is still awaited has all their time."""
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    with store.change() as connection:
        connection.execute(update(seats).where(place).values(seal=seal, number=number))
        rows.touch_lobby(connection, table_id)


def new_round(store: Store, table_id: str, without: Sequence[int], secret: str) -> None:
    """Numbers are asked for anew, all or nothing of it. What was sealed is remembered."""
    of_table = seats.c.table_id == table_id
    this_round = select(tables.c.round).where(tables.c.id == table_id).scalar_subquery()
    sealed = {"earlier_seal": seats.c.seal, "earlier_round": this_round}
    counted = {"secret": secret, "round": tables.c.round + 1}
    with store.change() as connection:
        kept = update(seats).where(of_table & seats.c.seal.is_not(None)).values(sealed)
        connection.execute(kept)
        gone = update(seats).where(of_table & seats.c.seat.in_(without)).values(awaited=False)
        connection.execute(gone)
        connection.execute(update(seats).where(of_table).values(seal=None, number=None))
        connection.execute(update(tables).where(tables.c.id == table_id).values(counted))
        rows.touch_lobby(connection, table_id)
