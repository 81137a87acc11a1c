"""Who has which seat at a table, and who plays it right now."""

from typing import TYPE_CHECKING

from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import Visitor

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable


def seats_of(live: "LiveTable", visitor: Visitor) -> tuple[Seat, ...]:
    """None for those who watch."""
    seats = enumerate(live.stored.seats)
    return tuple(Seat(seat) for seat, stored in seats if visitor.id in stored.owners)


def sat_down_at(live: "LiveTable", visitor: Visitor) -> tuple[Seat, ...]:
    """The seats of a visitor to which they did not come by a personal link."""
    return tuple(
        seat for seat in seats_of(live, visitor) if visitor.id not in live.stored.seats[seat].linked
    )


def acting_seat(live: "LiveTable", visitor: Visitor) -> Seat | None:
    """The seat that this visitor may move for now."""
    seat = acting_person(live)
    return seat if seat is not None and visitor.id in live.stored.seats[seat].owners else None


def acting_person(live: "LiveTable") -> Seat | None:
    """The seat that is to move, if no bot plays it."""
    seat = live.actor
    return seat if isinstance(seat, int) and in_person(live, seat) else None


def acting_bot(live: "LiveTable") -> Seat | None:
    """The seat that is to move, if a bot plays it."""
    seat = live.actor
    return seat if isinstance(seat, int) and not in_person(live, seat) else None


def in_person(live: "LiveTable", seat: Seat) -> bool:
    """Whether no bot plays the seat at the moment."""
    return live.has_begun and live.course.players[seat].is_person


def is_away(live: "LiveTable", seat: Seat) -> bool:
    """Whether a person who plays seems to have left."""
    return in_person(live, seat) and live.presence.is_away(live.stored.seats[seat].owners)


def has_time_per_turn(live: "LiveTable") -> bool:
    """Then people come and go as they like, and only the clock hands their seats to a bot."""
    return live.stored.turn_seconds is not None


def may_be_replaced(live: "LiveTable", seat: Seat) -> bool:
    """Whether others may give a person's seat to a bot."""
    return not has_time_per_turn(live) and is_away(live, seat)
