"""What goes into the store and comes out of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import Row

UPLOAD: Final = "upload"
"""The origin of a record that was played elsewhere."""


class Conflict(Exception):
    """What is stored already stands in the way; nothing was changed."""


def now() -> datetime:
    return datetime.now(UTC)


def new_key() -> str:
    """The secret of a new personal link."""
    return token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class StoredSeat:
    kind: str
    """A person, still open, or a kind of bot."""
    name: str
    key: str
    """The secret in the personal link."""
    owners: tuple[str, ...] = ()
    """The clients that may play it, in alphabetical order."""
    linked: tuple[str, ...] = ()
    """Those of them that came by the personal link. Only the others have a say in who may play."""
    awaited: bool = False
    """Whether a number from a browser of this seat is to go into the dice."""
    seal: str | None = None
    """The hash of that number, given before any number is opened."""
    number: str | None = None
    closes: bool = False
    """Whether its people want to close the table."""
    missed: int = 0
    """Turns in a row for which its people had no time."""
    earlier_seal: str | None = None
    """The last one that was given in a round of numbers before this one."""
    earlier_round: int | None = None
    """Which round that was."""
    noted: bool = False
    """Whether its people know that their sealed number was left out."""

    @property
    def has_sealed(self) -> bool:
        """In this round or in one before."""
        return self.seal is not None or self.earlier_seal is not None

    @property
    def is_dropped(self) -> bool:
        """Whether its number was sealed, and then left out of the dice."""
        return not self.awaited and self.earlier_seal is not None


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
    touched: datetime = field(default_factory=now, compare=False)
    """When the record last grew; before the game, when somebody last came or gave something."""
    closed: bool = False
    """Nothing more is played here; all that was played stays."""
    origin: str | None = None
    """Where the beginning of the record comes from, if it was not played here."""
    turn: int | None = None
    """The seat of the person who is to move."""
    turn_seconds: int | None = None
    """How long a person may take for a turn."""
    due: datetime | None = None
    """When the time for the present turn is up."""
    secret: str | None = None
    """What the server puts into the dice; shown to nobody before the end."""
    round: int = 1
    """Of the numbers for the dice: a new one begins when somebody's does not come."""
    summary: str | None = None
    hints_after: tuple[str, ...] = ()
    """Tables without hints that its game comes from: there are none here either before these are
    done."""

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is played here any more."""
        return self.over or self.closed


@dataclass(frozen=True, slots=True)
class Addition:
    """Entries `start`, `start + 1`, … of a table's record, without their line breaks."""

    table: str
    start: int
    lines: tuple[str, ...]
    over: bool
    turn: int | None = None
    due: datetime | None = None
    summary: str | None = None

    def __post_init__(self) -> None:
        """A line that no record could hold must not reach a batch that others share."""
        text = "".join(self.lines)
        if "\n" in text or "\0" in text:
            raise ValueError("an entry is a single line of characters")
        text.encode()


def as_row(table: StoredTable) -> dict[str, Any]:
    """The table without its seats, which have rows of their own."""
    row = {name: getattr(table, name) for name in _COLUMNS}
    options = json.dumps(dict(table.options), ensure_ascii=False)
    after = " ".join(table.hints_after) or None
    return row | {"options": options, "touched": table.created, "hints_after": after}


def from_row(row: Row[*tuple[Any, ...]], seated: Sequence[StoredSeat]) -> StoredTable:
    columns = {name: getattr(row, name) for name in _COLUMNS}
    columns |= {"options": json.loads(row.options), "seats": tuple(seated)}
    columns |= {"hints_after": tuple((row.hints_after or "").split())}
    return StoredTable(**columns)


def seat_row(table_id: str, number: int, seat: StoredSeat) -> dict[str, Any]:
    """The seat without its owners, who have rows of their own."""
    row = {name: getattr(seat, name) for name in _SEAT_COLUMNS}
    return row | {"table_id": table_id, "seat": number}


def seat_from_row(row: Row[*tuple[Any, ...]], owned_by: Mapping[str, bool]) -> StoredSeat:
    """`owned_by`: the clients, and whether each came by the personal link."""
    linked = tuple(client for client, came_by_link in owned_by.items() if came_by_link)
    columns = {name: getattr(row, name) for name in _SEAT_COLUMNS}
    return StoredSeat(**columns, owners=tuple(owned_by), linked=linked)


_COLUMNS: Final = tuple(each.name for each in fields(StoredTable) if each.name != "seats")
_SEAT_COLUMNS: Final = tuple(
    each.name for each in fields(StoredSeat) if each.name not in ("owners", "linked")
)
