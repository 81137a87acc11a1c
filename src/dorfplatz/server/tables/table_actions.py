"""What visitors do at a table, each checked before anything changes."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from dorfplatz.bots import roster
from dorfplatz.core.names import check_name_among, check_new_name
from dorfplatz.core.record import PERSON
from dorfplatz.core.refusal import Illegal, Stale
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Who
from dorfplatz.core.words import NO_SUCH_SEAT
from dorfplatz.play.names import free_name
from dorfplatz.play.table import AnyTable
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http import words
from dorfplatz.server.http.refusals import Forbidden, Missing, TooMany
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, new_key
from dorfplatz.server.tables.beginning import begin_if_full
from dorfplatz.server.tables.dice_round import OPEN, Phase, phase
from dorfplatz.server.tables.game_length import check_come_back, check_undo
from dorfplatz.server.tables.live.seats import (
    has_time_per_turn,
    in_person,
    is_away,
    sat_down_at,
    seats_of,
)
from dorfplatz.server.tables.live.turn_clock import turn_of
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.showing.games import showing_of

DEVICES_AT_MOST: Final = 20
"""That came to a seat by its personal link."""


@action
async def move(live: LiveTable, visitor: Visitor, version: int, text: str) -> None:
    seat = own_seat(live, visitor, version)
    draft = live.draft()
    _submit(draft, visitor, seat, text)
    await live.commit(draft)
    await _is_back(live, seat)


@action
async def undo(live: LiveTable, visitor: Visitor, version: int) -> None:
    seat = own_seat(live, visitor, version)
    check_undo(live.course)
    draft = live.draft()
    draft.undo(seat, version)
    await live.commit(draft)


@action
async def give_to_bot(live: LiveTable, visitor: Visitor, number: int, bot: str = "") -> None:
    """One's own seat at any time and to any bot; another's when they are away, to the usual one."""
    kind = _substitute(live, bot)
    seat, mine = known_seat(live, number), seats_of(live, visitor)
    if not mine:
        raise Forbidden(words.WATCHING)
    if not live.has_begun:
        raise Missing(words.NOT_BEGUN)
    if not in_person(live, seat):
        raise Illegal(words.BOT_ALREADY, who=Who(seat))
    if seat not in mine:
        _check_others_seat(live, seat, bot)
    await _is_back(live, seat)
    await _hand_over(live, seat, kind)


@action
async def time_out(live: LiveTable) -> None:
    """A bot makes the turn of somebody whose time is up."""
    seat, due = turn_of(live.course), live.stored.due
    if seat is None or due is None or due > live.storage.wall():
        return
    await _hand_over(live, seat, _substitute(live, ""))
    await live.save(Store.update_seat, seat, missed=live.stored.seats[seat].missed + 1)


@action
async def move_due(live: LiveTable, before: datetime, after: datetime) -> None:
    """The clock was set: the turn that was due then is due now. A turn that has begun since is
    due by the clock as it is."""
    if live.stored.due == before:
        await live.save(Store.update_table, due=after)


@action
async def come_back(live: LiveTable, visitor: Visitor, number: int) -> None:
    """A person plays again where a bot played for them."""
    seat = known_seat(live, number)
    if seat not in seats_of(live, visitor):
        raise Forbidden(words.NOT_YOUR_SEAT)
    if not live.has_begun:
        raise Missing(words.NOT_BEGUN)
    if in_person(live, seat):
        raise Illegal(words.PERSON_PLAYS, who=Who(seat))
    check_come_back(live.course)
    await _is_back(live, seat)
    await _hand_over(live, seat, PERSON)


@action
async def sit_down(
    live: LiveTable, visitor: Visitor, number: int, name: str, *, awaited: bool = False
) -> None:
    """Take an open seat; with the last one the game begins, unless a number for the dice is still
    awaited from somebody's browser."""
    seat = known_seat(live, number)
    _check_open(live)
    if live.has_begun or live.stored.seats[seat].kind != OPEN:
        raise Illegal(words.SEAT_TAKEN)
    check_new_name(name)
    check_name_among(name, (each.name for each in live.stored.seats))
    taken = StoredSeat(PERSON, name, new_key(), (visitor.id,), awaited=awaited)
    await live.save(Store.set_seat, seat, taken)
    await begin_if_full(live)


@action
async def stand_up(live: LiveTable, visitor: Visitor, number: int) -> None:
    """Who sat down may leave the seat to somebody else, as long as others are still to come."""
    seat = known_seat(live, number)
    _check_open(live)
    if live.has_begun or phase(live.stored.seats) is not Phase.SEATS:
        raise Illegal(words.BEGUN)
    _check_sat_down(live, visitor, seat)
    await live.save(Store.set_seat, seat, StoredSeat(OPEN, "", new_key()))


@action
async def begin(live: LiveTable, visitor: Visitor, bot: str = "") -> None:
    """The host does not wait any longer: bots take the open seats."""
    kind = _substitute(live, bot)
    if live.has_begun:
        raise Illegal(words.BEGUN)
    if visitor.id != live.stored.host:
        raise Forbidden(words.NOT_HOST)
    _check_open(live)
    for number, seat in enumerate(live.stored.seats):
        if seat.kind == OPEN:
            name = free_name({seat.name for seat in live.stored.seats})
            await live.save(Store.set_seat, Seat(number), StoredSeat(kind, name, new_key()))
    await begin_if_full(live)


@action
async def share_seat(live: LiveTable, visitor: Visitor, number: int, key: str) -> None:
    """With the personal link another device plays a seat too. The link may have been replaced since
    it was looked up."""
    seat = known_seat(live, number)
    stored = live.stored.seats[seat]
    if stored.key != key:
        raise Missing(words.NO_SUCH_LINK)
    if visitor.id not in stored.owners and len(stored.linked) >= DEVICES_AT_MOST:
        raise TooMany(words.TOO_MANY_DEVICES, most=DEVICES_AT_MOST)
    await live.save(Store.add_owner, seat, visitor.id)


@action
async def renew_link(live: LiveTable, visitor: Visitor, number: int) -> None:
    """The old personal link is worth nothing any more, and other devices lose the seat."""
    seat = known_seat(live, number)
    _check_sat_down(live, visitor, seat)
    stored = live.stored.seats[seat]
    alone = replace(stored, key=new_key(), owners=(visitor.id,), linked=())
    await live.save(Store.set_seat, seat, alone)


def known_seat(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.stored.seats):
        raise Missing(NO_SUCH_SEAT, found=number)
    return Seat(number)


def own_seat(live: LiveTable, visitor: Visitor, version: int) -> Seat:
    """The seat a visitor moves for: the one that acts, if it is theirs."""
    mine = seats_of(live, visitor)
    if not mine:
        raise Forbidden(words.WATCHING)
    course = live.course
    _check_open(live)
    if version != live.version:
        raise Stale(MOVED_ON)
    seat = next((seat for seat in mine if seat == course.actor), mine[0])
    course.check_actor(seat)
    if not in_person(live, seat):
        raise Illegal(words.BOT_PLAYS, who=Who(seat))
    return seat


async def _hand_over(live: LiveTable, seat: Seat, kind: str) -> None:
    draft = live.draft()
    draft.hand_over(seat, kind)
    await live.commit(draft)


async def _is_back(live: LiveTable, seat: Seat) -> None:
    """Whoever does something themselves has missed nothing in a row."""
    if live.stored.seats[seat].missed:
        await live.save(Store.update_seat, seat, missed=0)


def _check_sat_down(live: LiveTable, visitor: Visitor, seat: Seat) -> None:
    """Whoever came by the personal link takes the seat from nobody."""
    if seat not in seats_of(live, visitor):
        raise Forbidden(words.NOT_YOUR_SEAT)
    if seat not in sat_down_at(live, visitor):
        raise Forbidden(words.CAME_BY_LINK)


def _check_open(live: LiveTable) -> None:
    if live.is_closed:
        raise Illegal(words.CLOSED)


def _check_others_seat(live: LiveTable, seat: Seat, bot: str) -> None:
    """Whoever could choose the bot, or the moment, would play for their opponent."""
    if has_time_per_turn(live):
        raise Illegal(words.TURN_IS_TIMED, who=Who(seat))
    if not is_away(live, seat):
        raise Illegal(words.NOT_AWAY, who=Who(seat))
    if bot:
        raise Forbidden(words.NOT_YOUR_CHOICE, who=Who(seat))


def _substitute(live: LiveTable, bot: str) -> str:
    """The bot that plays for those who left or ran out of time, and takes seats that nobody took: a
    quick one that is always there, unless somebody who may do so says which."""
    kind = bot or roster.usual(live.stored.game)
    roster.check(live.stored.game, kind)
    return kind


def _submit(table: AnyTable, visitor: Visitor, seat: Seat, text: str) -> None:
    """A move; and for those who like it so, the end of their turn if nothing else is left. What new
    dice bring is always for them to see first."""
    table.submit(seat, table.version, text)
    course = table.course
    if visitor.ends_turns and course.may_undo(seat):
        legal = course.game.legal(course.state)
        if len(legal) == 1 and showing_of(course).ends_turn(legal[0]):
            table.submit(seat, table.version, course.game.write(course.state, legal[0]))
