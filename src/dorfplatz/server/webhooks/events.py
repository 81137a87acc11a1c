"""The newest thing at a table that is worth telling."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dorfplatz.core.record import Entry, played_by
from dorfplatz.core.seat import Seat
from dorfplatz.server.tables.live.seats import in_person

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable

TURN: Final = "turn"
BEGUN: Final = "begun"
OVER: Final = "over"
CLOSED: Final = "closed"


@dataclass(frozen=True, slots=True)
class Event:
    name: str
    version: int
    """Of the table at that moment: it grows from one event to the next, so that each is told once,
    also after a restart."""
    seat: Seat | None = None
    """Whose turn it is."""


def latest(live: "LiveTable") -> Event | None:
    """Nothing while a table waits for players, and while a bot is about to move."""
    if live.is_at_rest:
        is_over = live.has_begun and live.course.is_complete
        return Event(OVER if is_over else CLOSED, live.version + 1)
    seat = live.actor
    if not isinstance(seat, int):
        return None
    entries = live.course.entries
    if not any(map(_is_move, entries)):
        return Event(BEGUN, 0, seat)
    return Event(TURN, turn_began(entries, seat), seat) if in_person(live, seat) else None


def turn_began(entries: Sequence[Entry], seat: Seat) -> int:
    """The length of the record when somebody else had made their last move."""
    for length in range(len(entries), 0, -1):
        entry = entries[length - 1]
        if _is_move(entry) and entry.actor != seat:
            return length
    return 0


def _is_move(entry: Entry) -> bool:
    """Of a seat, not of chance; and more than a word about who plays it."""
    return isinstance(entry.actor, int) and played_by(entry.text) is None
