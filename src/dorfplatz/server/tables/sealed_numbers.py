"""Numbers for the dice: sealed by everybody's browser, then opened, before the game begins.

A number that was sealed is not left out lightly: whoever knows the secret and all numbers that are
left can choose theirs to suit. So its owner has long, the record says it for ever, and they are
told.
"""

import re
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

from dorfplatz.core.chance import new_secret
from dorfplatz.core.refusal import Illegal, Malformed, Stale
from dorfplatz.core.seat import Seat
from dorfplatz.play.checkable_dice import seal_of
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http import words
from dorfplatz.server.http.refusals import Forbidden
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store import dice_rounds
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable, now
from dorfplatz.server.tables.beginning import begin_if_full
from dorfplatz.server.tables.dice_round import Phase, missing, phase
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.server.tables.table_actions import known_seat

STANDS_STILL: Final = 60.0
"""Seconds without any change after which others need not wait any longer for somebody who has
sealed nothing."""
SEALED_WAIT: Final = timedelta(minutes=10)
"""So long a number that was sealed is waited for at least, since anything last happened."""
SEALED_WAIT_AT_MOST: Final = timedelta(days=1)
"""Where people have longer for a turn, a sealed number is waited for as long as for a turn."""


@action
async def seal(
    live: LiveTable, visitor: Visitor, number: int, this_round: int, sealed: str
) -> None:
    """The hash of a number that is opened later; given once."""
    seat = _awaited_seat(live, visitor, number, this_round)
    if live.stored.seats[seat].seal is not None:
        raise Stale(MOVED_ON)
    await live.save(dice_rounds.give, seat, _checked(sealed))


@action
async def open_number(
    live: LiveTable, visitor: Visitor, number: int, this_round: int, opened: str
) -> None:
    """A number that was sealed, once all are. Where nothing was sealed it is given openly, which
    is possible only while everybody else's is still closed."""
    seat = _awaited_seat(live, visitor, number, this_round)
    stored = live.stored.seats[seat]
    if stored.number is not None:
        raise Stale(MOVED_ON)
    if stored.seal is not None:
        _check_opening(live, stored.seal, opened)
    await live.save(dice_rounds.give, seat, seal_of(_checked(opened)), opened)
    await begin_if_full(live)


@action
async def go_on_without(live: LiveTable, visitor: Visitor, this_round: int) -> None:
    """Those who are away add nothing to the dice; nor do one's own seats that are awaited. All
    others begin anew with a new secret: numbers that were opened are known by now. The hash of
    that secret is stored, and so published, before anything is sealed in the new round."""
    _check_round(live, this_round)
    mine = seats_of(live, visitor)
    if not mine:
        raise Forbidden(words.WATCHING)
    gone = gone_for(live, visitor)
    if not gone:
        raise Illegal(words.NOBODY_MISSING)
    await live.save(dice_rounds.new_round, gone, new_secret())
    await begin_if_full(live)


@action
async def note_dropped(live: LiveTable, visitor: Visitor) -> None:
    """Somebody has read that their sealed number was left out."""
    for seat in dropped_of(live, visitor):
        await live.save(Store.update_seat, seat, noted=True)


def dropped_of(live: LiveTable, visitor: Visitor) -> tuple[Seat, ...]:
    """The visitor's seats whose sealed number was left out, as long as they have not noted it."""
    seats = live.stored.seats
    mine = seats_of(live, visitor)
    return tuple(seat for seat in mine if seats[seat].is_dropped and not seats[seat].noted)


def gone_for(live: LiveTable, visitor: Visitor) -> tuple[Seat, ...]:
    """Without whose numbers a visitor may go on: those of people who are away, and one's own. As
    long as somebody is still to sit down, no number holds up the game."""
    if phase(live.stored.seats) is Phase.SEATS:
        return ()
    mine = seats_of(live, visitor)
    missed = missing(live.stored.seats)
    return tuple(seat for seat in missed if seat in mine or is_away(live, seat))


def is_away(live: LiveTable, seat: Seat) -> bool:
    """Whether somebody gave no sign for a while, a long one if they had sealed a number; a page
    that is there but does nothing counts as away in the end."""
    stored = live.stored.seats[seat]
    if stored.has_sealed and now() < sealed_until(live.stored):
        return False
    stands_still = monotonic() - live.changes.latest > STANDS_STILL
    return stands_still or live.presence.is_away(stored.owners)


def sealed_until(table: StoredTable) -> datetime:
    """Until when a number that was sealed is waited for. Games over days are given up to a day:
    nobody sits before them all the time."""
    turn = timedelta(seconds=table.turn_seconds or 0)
    return table.touched + max(SEALED_WAIT, min(turn, SEALED_WAIT_AT_MOST))


def _awaited_seat(live: LiveTable, visitor: Visitor, number: int, this_round: int) -> Seat:
    _check_round(live, this_round)
    seat = known_seat(live, number)
    if seat not in seats_of(live, visitor):
        raise Forbidden(words.NOT_YOUR_SEAT)
    if not live.stored.seats[seat].awaited:
        raise Illegal(words.NOT_AWAITED)
    return seat


def _check_round(live: LiveTable, this_round: int) -> None:
    if live.is_closed:
        raise Illegal(words.CLOSED)
    if live.has_begun:
        raise Illegal(words.BEGUN)
    if this_round != live.stored.round:
        raise Stale(MOVED_ON)


def _check_opening(live: LiveTable, sealed: str, opened: str) -> None:
    if phase(live.stored.seats) is not Phase.OPENING:
        raise Illegal(words.NOT_SEALED)
    if seal_of(_checked(opened)) != sealed:
        raise Malformed(words.OTHER_NUMBER)


def _checked(digits: str) -> str:
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise Malformed(words.NOT_A_NUMBER)
    return digits
