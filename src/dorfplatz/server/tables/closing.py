"""Closing a table: nothing more is played there, and all that was played stays."""

from datetime import timedelta
from typing import Final

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import Seat
from dorfplatz.server.http.refusals import Forbidden
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import CLOSED, NOT_HOST, WATCHING
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, now
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.tables.live.turn_clock import PATIENT
from dorfplatz.server.tables.live_table import LiveTable, action

LEFT_AFTER: Final = timedelta(days=7)
"""When nothing has happened at a table for so long, those who are away have no say any more."""


@action
async def close(live: LiveTable, visitor: Visitor, *, wish: bool = True) -> None:
    """Closed when everybody who still plays wants it; a wish can be taken back until then. A table
    where no game has begun belongs to whoever opened it."""
    if live.is_at_rest:
        raise Illegal(CLOSED)
    mine = seats_of(live, visitor)
    is_host = visitor.id == live.stored.host
    if not live.has_begun and not is_host:
        raise Forbidden(NOT_HOST)
    if live.has_begun and not mine and (not is_host or still_wanted_by(live)):
        raise Forbidden(WATCHING)
    for seat in mine:
        await live.save(Store.update_seat, seat, closes=wish)
    if wish and not (live.has_begun and still_wanted_by(live)):
        await live.close_for_good()


@action
async def close_deserted(live: LiveTable) -> None:
    """Nobody has moved for a very long time."""
    if not live.is_at_rest:
        await live.close_for_good()


def still_wanted_by(live: LiveTable) -> tuple[Seat, ...]:
    """Those who have a seat and have not said that they would close the table. Whoever plays it at
    the moment: a bot that stands in does not take away anybody's say."""
    return tuple(
        Seat(number)
        for number, seat in enumerate(live.stored.seats)
        if seat.owners and not seat.closes and not _has_left(live, seat)
    )


def _has_left(live: LiveTable, seat: StoredSeat) -> bool:
    """In games over days people are away most of the time: that alone means nothing."""
    long_ago = now() - live.stored.touched > LEFT_AFTER
    return seat.missed >= PATIENT or (long_ago and live.presence.is_away(seat.owners))
