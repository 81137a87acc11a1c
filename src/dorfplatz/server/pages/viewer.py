"""Who looks at a table, and what they may do there."""

from dataclasses import dataclass
from datetime import datetime

from dorfplatz.bots.advice import has_adviser
from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import Visitor, favourite
from dorfplatz.server.tables.game_length import may_take_back
from dorfplatz.server.tables.live.seats import (
    acting_seat,
    in_person,
    is_away,
    sat_down_at,
    seats_of,
)
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.sealed_numbers import dropped_of
from dorfplatz.server.translator import Translator


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody with the same language sees, besides the game itself."""

    voice: Translator
    bots: tuple[Seat, ...]
    away: tuple[Seat, ...]
    """Seats of people who seem to have left."""
    next: str
    """The table of the rematch, if there is one."""
    bots_get_ready: bool
    """Whether a bot waits until what it needs is compiled."""
    closed: bool = False
    due: datetime | None = None
    """When the time for this turn is up."""
    closing: tuple[Seat, ...] = ()
    """Seats whose people would like to close the table."""


@dataclass(frozen=True, slots=True)
class Viewer:
    public: Public
    mine: tuple[Seat, ...]
    """Seats that are theirs; none for those who watch."""
    acting: Seat | None
    """The seat they may move for now."""
    may_undo: bool
    may_ask: bool
    """Whether a hint is offered to them now."""
    favourite: str
    """The bot they would be offered first."""
    waiting: int = 0
    """Other tables where it is their turn."""
    may_close: bool = False
    joined: tuple[tuple[Seat, int], ...] = ()
    """Seats where they sat down, and how many other devices came there by the personal link."""
    dropped: tuple[Seat, ...] = ()
    """Their seats whose sealed number was left out of the dice, until they have noted it."""

    @property
    def voice(self) -> Translator:
        return self.public.voice


def viewer_of(live: LiveTable, visitor: Visitor, language: str, waiting: int = 0) -> Viewer:
    """`waiting`: at how many other tables it is their turn, for pages that say so."""
    course, acting = live.course, acting_seat(live, visitor)
    return Viewer(
        public=_public(live, language),
        mine=seats_of(live, visitor),
        acting=acting,
        may_undo=acting is not None and course.may_undo(acting) and may_take_back(course),
        may_ask=acting is not None and _may_ask(live),
        favourite=favourite(visitor, live.stored.game),
        waiting=waiting,
        may_close=not live.is_at_rest and _has_a_say(live, visitor),
        joined=_joined(live, visitor),
        dropped=dropped_of(live, visitor),
    )


def _joined(live: LiveTable, visitor: Visitor) -> tuple[tuple[Seat, int], ...]:
    counted = ((seat, len(live.stored.seats[seat].linked)) for seat in sat_down_at(live, visitor))
    return tuple((seat, number) for seat, number in counted if number)


def _has_a_say(live: LiveTable, visitor: Visitor) -> bool:
    """At a table of bots, whoever opened it."""
    bots_only = not any(seat.owners for seat in live.stored.seats)
    return bool(seats_of(live, visitor)) or (bots_only and visitor.id == live.stored.host)


def _may_ask(live: LiveTable) -> bool:
    """Where hints are allowed, and there is something to choose."""
    course = live.course
    if live.why_no_hints is not None or not has_adviser(course.game.name):
        return False
    return live.cache.remembered("has a choice", lambda: len(course.game.legal(course.state)) > 1)


def _public(live: LiveTable, language: str) -> Public:
    seats = [Seat(seat) for seat in range(len(live.course.players))]
    return Public(
        voice=Translator(language, live.course.names),
        bots=tuple(seat for seat in seats if not in_person(live, seat)),
        away=tuple(seat for seat in seats if is_away(live, seat)),
        next=live.stored.next or "",
        bots_get_ready=live.bots_get_ready,
        closed=live.is_closed,
        due=None if live.is_at_rest else live.stored.due,
        closing=tuple(seat for seat in seats if live.stored.seats[seat].closes),
    )
