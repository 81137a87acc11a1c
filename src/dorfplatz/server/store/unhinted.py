"""Games without hints that still go on."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, select

from dorfplatz.core.seat import CHANCE
from dorfplatz.server.store.schema import entries, tables
from dorfplatz.server.store.store import Store

DRAWS: Final = 5
"""So many draws at the beginning tell one game from all others."""
LOOKED_AT: Final = 60
"""Entries at the beginning of a record among which these draws are looked for."""

_GOING_ON: Final = (
    tables.c.hints.is_(False)
    & tables.c.over.is_(False)
    & tables.c.closed.is_(False)
    & tables.c.header.is_not(None)
)


def going_on(store: Store) -> list[str]:
    with store.reading() as connection:
        return list(connection.scalars(select(tables.c.id).where(_GOING_ON)))


def with_dice(store: Store, game: str, dice_hash: str) -> set[str]:
    """Those whose dice have this hash."""
    same = tables.c.header.contains(f"\ndice hash {dice_hash}\n")
    with store.reading() as connection:
        return {*connection.scalars(select(tables.c.id).where(_GOING_ON & _is_of(game) & same))}


def begun_alike(store: Store, game: str, draws: Sequence[str]) -> set[str]:
    """Those that began with the same draws, which are lines of a record, in order."""
    drawn = (entries.c.number < LOOKED_AT) & entries.c.line.startswith(f"{CHANCE.value}: ")
    query = (
        select(entries.c.table_id, entries.c.line)
        .join(tables, tables.c.id == entries.c.table_id)
        .where(_GOING_ON & _is_of(game) & drawn)
        .order_by(entries.c.table_id, entries.c.number)
    )
    beginnings: dict[str, list[str]] = {}
    with store.reading() as connection:
        for row in connection.execute(query):
            beginnings.setdefault(row.table_id, []).append(row.line)
    return {table for table, others in beginnings.items() if _begin_alike(draws, others)}


def _is_of(game: str) -> ColumnElement[bool]:
    return tables.c.game == game


def _begin_alike(some: Sequence[str], others: Sequence[str]) -> bool:
    """As far as both go; a game that drew nothing is like no other."""
    pairs = [*zip(some[:DRAWS], others, strict=False)]
    return bool(pairs) and all(one == other for one, other in pairs)
