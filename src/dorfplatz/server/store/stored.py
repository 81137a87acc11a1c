"""What goes into the store and comes out of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row


class Conflict(Exception):
    """What is stored already stands in the way; nothing was changed."""


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class StoredSeat:
    kind: str
    """A person, still open, or a kind of bot."""
    name: str
    key: str
    """The secret in the personal link."""
    owners: tuple[str, ...] = ()
    """The clients that may play it, in alphabetical order."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    id: str
    game: str
    host: str
    listed: bool
    options: Mapping[str, str]
    seats: tuple[StoredSeat, ...]
    header: str | None = None
    """The header of the record, as soon as the game has begun."""
    over: bool = False
    next: str | None = None
    """The table of the rematch."""
    hints: bool = True
    """Whether players may ask what a strong bot would do."""
    created: datetime = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Addition:
    """Entries `start`, `start + 1`, … of a table's record, without their line breaks."""

    table: str
    start: int
    lines: tuple[str, ...]
    over: bool

    def __post_init__(self) -> None:
        """A line that no record could hold must not reach a batch that others share."""
        text = "".join(self.lines)
        if "\n" in text:
            raise ValueError("an entry is a single line")
        text.encode()


def as_row(table: StoredTable) -> dict[str, Any]:
    """The table without its seats, which have rows of their own."""
    return {
        "id": table.id,
        "game": table.game,
        "host": table.host,
        "listed": table.listed,
        "hints": table.hints,
        "options": json.dumps(dict(table.options), ensure_ascii=False),
        "header": table.header,
        "over": table.over,
        "next": table.next,
        "created": table.created,
        "touched": table.created,
    }


def from_row(row: Row[*tuple[Any, ...]], seated: Sequence[StoredSeat]) -> StoredTable:
    return StoredTable(
        id=row.id,
        game=row.game,
        host=row.host,
        listed=row.listed,
        options=json.loads(row.options),
        seats=tuple(seated),
        header=row.header,
        over=row.over,
        next=row.next,
        hints=row.hints,
        created=row.created,
    )
