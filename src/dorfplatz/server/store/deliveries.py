"""What webhooks are told, in the database before anything is sent.

Of each hook and table the newest news alone is kept. While it is due it is to be sent; without a
moment it is settled, and stays so that nobody is told the same thing twice.
"""

from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import Connection, Row, Update, and_, delete, exists, func, insert, or_, select
from sqlalchemy import update as update_of

from dorfplatz.server.store.hooks import (
    StoredHook,
    forget_hook,
    has_arrived,
    has_failed,
)
from dorfplatz.server.store.schema import deliveries, hooks, owners, tables
from dorfplatz.server.store.store import Store

YOUR_TURN: Final = "your-turn"
FINAL: Final = ("over", "closed")
"""Events after which nothing more happens at a table."""
CATCH_UP: Final = timedelta(days=2)
"""How old an event may be that is told after a crash."""


@dataclass(frozen=True, slots=True)
class News:
    """What a hook is to be told of a table."""

    hook_id: str
    table_id: str
    version: int
    """Grows from one piece of news of a table to the next; the same for all of one turn."""
    event: str
    body: str = ""
    due: datetime | None = None
    """When it is to be sent; None: it counts as told."""
    attempt: int = 0
    """How often it was tried."""
    id: str = field(default_factory=lambda: token_urlsafe(12))


@dataclass(frozen=True, slots=True)
class Delivery:
    """News on its way."""

    news: News
    hook: StoredHook


def tell(store: Store, news: tuple[News, ...]) -> int:
    """Write down what is new. Returns how much of it is to be sent."""
    with store.change() as connection:
        return sum(_tell(connection, each) for each in news)


def due(store: Store, moment: datetime, limit: int) -> list[Delivery]:
    """What is to be sent by now: first what was never tried, so that nobody waits for a receiver
    that does not answer."""
    query = (
        select(deliveries, *(column.label(f"of_hook_{column.name}") for column in hooks.c))
        .join(hooks, hooks.c.id == deliveries.c.hook_id)
        .where(deliveries.c.due <= moment)
        .order_by(deliveries.c.attempt, deliveries.c.due, deliveries.c.id)
        .limit(limit)
    )
    with store.reading() as connection:
        return [_delivery(row) for row in connection.execute(query)]


def next_due(store: Store, after: datetime) -> datetime | None:
    """When something is to be sent that is not yet."""
    query = select(func.min(deliveries.c.due)).where(deliveries.c.due > after)
    with store.reading() as connection:
        found: datetime | None = connection.scalar(query)
    return found


def tries_of(store: Store, owner: str) -> dict[str, datetime]:
    """When the next try is, by the id of the hook."""
    query = (
        select(deliveries.c.hook_id, func.min(deliveries.c.due).label("again"))
        .join(hooks, hooks.c.id == deliveries.c.hook_id)
        .where(hooks.c.owner == owner, deliveries.c.due.is_not(None))
        .group_by(deliveries.c.hook_id)
    )
    with store.reading() as connection:
        return {row.hook_id: row.again for row in connection.execute(query)}


def is_still_so(store: Store, delivery: Delivery) -> bool:
    """Whether news is not too old: while a receiver was down, its owner may have moved."""
    news = delivery.news
    if news.event != YOUR_TURN:
        return True
    mine = (owners.c.client == delivery.hook.owner) & (owners.c.seat == tables.c.turn)
    query = (
        select(tables.c.id)
        .join(owners, owners.c.table_id == tables.c.id)
        .where(tables.c.id == news.table_id, tables.c.closed.is_(False), mine)
    )
    with store.reading() as connection:
        return connection.execute(query).first() is not None


def settle(store: Store, news: News) -> None:
    """Nothing has to be sent any more."""
    with store.change() as connection:
        connection.execute(_change(news).values(_SETTLED))


def delivered(store: Store, delivery: Delivery, moment: datetime) -> bool:
    """It arrived. Returns whether the hook has nothing more to tell, and is gone."""
    news, hook = delivery.news, delivery.hook
    ends = hook.table_id is not None and news.event in FINAL
    with store.change() as connection:
        connection.execute(_change(news).values(_SETTLED))
        has_arrived(connection, hook.id, moment)
        if ends:
            forget_hook(connection, hook.id)
    return ends


def failed(store: Store, delivery: Delivery, complaint: str, again: datetime | None) -> None:
    """It did not arrive, and is tried again at a moment, or never."""
    news = delivery.news
    with store.change() as connection:
        tried = {"attempt": news.attempt + 1, "due": again}
        connection.execute(_change(news).values(tried))
        has_failed(connection, delivery.hook.id, complaint)


def pause(store: Store, hook_id: str) -> None:
    """Nothing more is sent, nor anything that waited."""
    with store.change() as connection:
        connection.execute(update_of(hooks).where(hooks.c.id == hook_id).values(paused=True))
        waiting = deliveries.c.hook_id == hook_id
        connection.execute(update_of(deliveries).where(waiting).values(_SETTLED))


def untold_ends(store: Store, since: datetime) -> list[str]:
    """Games that were over, or closed, just before a server died that had to tell of it."""
    told = exists().where(
        deliveries.c.hook_id == hooks.c.id,
        deliveries.c.table_id == tables.c.id,
        deliveries.c.event.in_(FINAL),
    )
    concerns = or_(
        hooks.c.table_id == tables.c.id,
        and_(hooks.c.table_id.is_(None), hooks.c.owner == owners.c.client),
    )
    query = (
        select(tables.c.id)
        .join(owners, owners.c.table_id == tables.c.id)
        .join(hooks, concerns)
        .where(or_(tables.c.over, tables.c.closed), tables.c.touched > since)
        .where(tables.c.touched > hooks.c.created, hooks.c.paused.is_(False), ~told)
        .distinct()
        .order_by(tables.c.id)
    )
    with store.reading() as connection:
        return list(connection.scalars(query))


_SETTLED: Final[dict[str, Any]] = {"due": None, "body": ""}


def _tell(connection: Connection, news: News) -> bool:
    """Newer news takes the place of what waits; a receiver that failed is not hurried by it."""
    place = (deliveries.c.hook_id == news.hook_id) & (deliveries.c.table_id == news.table_id)
    before = connection.execute(select(deliveries).where(place)).first()
    if before is not None and before.version >= news.version:
        return False
    wanted = _is_wanted(connection, news)
    if wanted is None:
        return False
    if not wanted:
        news = replace(news, due=None, body="")
    elif before is not None and before.due is not None and before.attempt and news.due is not None:
        news = replace(news, attempt=before.attempt, due=before.due)
    connection.execute(delete(deliveries).where(place))
    connection.execute(insert(deliveries).values(asdict(news)))
    return news.due is not None


def _is_wanted(connection: Connection, news: News) -> bool | None:
    """Not by a hook that is paused, nor what had happened before it was made. None: it is gone."""
    query = (
        select(hooks.c.paused, (tables.c.touched < hooks.c.created).label("is_old"))
        .join(tables, tables.c.id == news.table_id)
        .where(hooks.c.id == news.hook_id)
    )
    found = connection.execute(query).first()
    return None if found is None else not (found.paused or found.is_old)


def _change(news: News) -> Update:
    """Of this news; newer news that took its place has another id."""
    return update_of(deliveries).where(deliveries.c.id == news.id)


def _delivery(row: Row[*tuple[Any, ...]]) -> Delivery:
    news = News(**{name: getattr(row, name) for name in News.__slots__})
    hook = {name: getattr(row, f"of_hook_{name}") for name in StoredHook.__slots__}
    return Delivery(news, StoredHook(**hook))
