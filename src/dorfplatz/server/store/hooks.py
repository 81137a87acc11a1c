"""Webhooks in the database: where to, for whom, and how it went last."""

from dataclasses import asdict, dataclass, field
from datetime import datetime
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from dorfplatz.server.store.schema import deliveries, hooks
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now


@dataclass(frozen=True, slots=True)
class StoredHook:
    owner: str
    table_id: str | None
    """None: for all tables of a person."""
    url: str
    secret: str
    language: str
    base: str
    """The address by which the owner knows this server, with a slash at its end."""
    id: str = field(default_factory=lambda: token_urlsafe(9))
    failures: int = 0
    """In a row."""
    paused: bool = False
    delivered: datetime | None = None
    """When a message arrived last."""
    complaint: str | None = None
    """Why the last try failed."""
    created: datetime = field(default_factory=now)


def all_hooks(store: Store) -> list[StoredHook]:
    with store.reading() as connection:
        return [hook_from_row(row) for row in connection.execute(select(hooks))]


def hooks_of(store: Store, owner: str) -> list[StoredHook]:
    """Their own first, then those of tables, the newest first."""
    order = (hooks.c.table_id.is_not(None), hooks.c.created.desc(), hooks.c.id)
    query = select(hooks).where(hooks.c.owner == owner).order_by(*order)
    with store.reading() as connection:
        return [hook_from_row(row) for row in connection.execute(query)]


def save_hook(store: Store, hook: StoredHook) -> None:
    """Instead of the one that the owner had for the same; what that waited to tell is gone."""
    same = (hooks.c.owner == hook.owner) & hooks.c.table_id.is_not_distinct_from(hook.table_id)
    with store.change() as connection:
        for earlier in connection.scalars(select(hooks.c.id).where(same)).all():
            forget_hook(connection, earlier)
        connection.execute(insert(hooks).values(asdict(hook)))


def remove_hook(store: Store, hook_id: str) -> None:
    with store.change() as connection:
        forget_hook(connection, hook_id)


def note_success(store: Store, hook_id: str, moment: datetime) -> None:
    with store.change() as connection:
        has_arrived(connection, hook_id, moment)


def note_failure(store: Store, hook_id: str, complaint: str) -> None:
    with store.change() as connection:
        has_failed(connection, hook_id, complaint)


def forget_hook(connection: Connection, hook_id: str) -> None:
    connection.execute(delete(deliveries).where(deliveries.c.hook_id == hook_id))
    connection.execute(delete(hooks).where(hooks.c.id == hook_id))


def has_arrived(connection: Connection, hook_id: str, moment: datetime) -> None:
    """A receiver answered well: the hook is awake, whatever was before."""
    good: dict[str, Any] = {"failures": 0, "paused": False, "complaint": None, "delivered": moment}
    connection.execute(update(hooks).where(hooks.c.id == hook_id).values(good))


def has_failed(connection: Connection, hook_id: str, complaint: str) -> None:
    bad = {"failures": hooks.c.failures + 1, "complaint": complaint}
    connection.execute(update(hooks).where(hooks.c.id == hook_id).values(bad))


def hook_from_row(row: Row[*tuple[Any, ...]]) -> StoredHook:
    return StoredHook(**{name: getattr(row, name) for name in StoredHook.__slots__})
