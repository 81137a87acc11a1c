"""The tables of the database. A change here needs a new migration; a test compares the two."""

from datetime import UTC, datetime
from typing import Final

import sqlalchemy
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    Table,
    TypeDecorator,
    false,
    text,
    true,
)

from dorfplatz.server.store.database.storable import check_storable


class Text(TypeDecorator[str]):
    """Text, whether it is stored or looked for, is checked before any database sees it."""

    impl = sqlalchemy.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        if value is not None:
            check_storable(value)
        return value


class Moment(TypeDecorator[datetime]):
    """A moment, stored as UTC without its zone: SQLite knows no zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment without its zone could be any of 24"
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return None if value is None else value.replace(tzinfo=UTC)


metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)
"""Constraints have names, because a later migration can change only what it can name."""

settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("listed", Boolean, nullable=False, index=True),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("options", Text, nullable=False),
    Column("header", Text),
    Column("over", Boolean, nullable=False, index=True),
    Column("next", Text),
    Column("created", Moment, nullable=False),
    Column("touched", Moment, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("origin", Text),
    Column("turn", Integer),
    Column("turn_seconds", Integer),
    Column("due", Moment, index=True),
    Column("secret", Text),
    Column("round", Integer, nullable=False, server_default=text("1")),
    Column("summary", Text),
    Column("hints_after", Text),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("awaited", Boolean, nullable=False, server_default=false()),
    Column("seal", Text),
    Column("number", Text),
    Column("closes", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default=text("0")),
    Column("earlier_seal", Text),
    Column("earlier_round", Integer),
    Column("noted", Boolean, nullable=False, server_default=false()),
)

owners: Final = Table(
    "owners",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("client", Text, primary_key=True, index=True),
    Column("linked", Boolean, nullable=False, server_default=false()),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)
"""The primary key makes it impossible to store an entry twice."""

hooks: Final = Table(
    "hooks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("table_id", Text, ForeignKey("tables.id"), index=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("delivered", Moment),
    Column("complaint", Text),
    Column("created", Moment, nullable=False),
)

deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hook_id", Text, ForeignKey("hooks.id"), nullable=False, index=True),
    Column("table_id", Text),
    Column("version", Integer, nullable=False),
    Column("event", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("due", Moment, index=True),
)
"""What is settled is due no more, and stays: nothing is told twice."""
