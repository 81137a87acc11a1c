"""Tables as programs see them."""

from typing import Any

from dorfplatz.core.seat import CHANCE, Actor
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.checkable_dice import hash_of
from dorfplatz.server.api.models import (
    Choice,
    DiceShown,
    DroppedShown,
    PastPosition,
    ResultShown,
    SeatShown,
    TableShown,
)
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables.dice_round import Phase, dropped, missing, phase
from dorfplatz.server.tables.live_table import LiveTable


def table(live: LiveTable, program: Visitor) -> TableShown:
    return TableShown(
        id=live.id, legal=legal_at(live), result=result_of(live), **standing(live, program)
    )


def past(course: AnyCourse) -> PastPosition:
    return PastPosition(legal=legal(course), result=result(course), **_position(course))


def standing(live: LiveTable, program: Visitor) -> dict[str, Any]:
    """The facts of a `Standing`."""
    course = live.course if live.has_begun else None
    return {
        "game": live.stored.game,
        "begun": course is not None,
        "over": course is not None and course.is_complete,
        "closed": live.is_closed,
        "seats": seats(live, program),
        "dice": dice(live),
        "turn_seconds": live.stored.turn_seconds,
        "next": live.stored.next,
        **_position(course),
        "actor": _acting(live.actor),
    }


def seats(live: LiveTable, program: Visitor) -> list[SeatShown]:
    """Who has each seat, and who plays it right now."""
    playing = live.course.players if live.has_begun else live.stored.seats
    kinds = [each.kind for each in playing]
    return [
        SeatShown(kind=kind, name=seat.name, mine=program.id in seat.owners, closes=seat.closes)
        for seat, kind in zip(live.stored.seats, kinds, strict=True)
    ]


def dice(live: LiveTable) -> DiceShown | None:
    """Numbers for the dice are gathered only before the game; old tables have none."""
    stored = live.stored
    if live.has_begun or stored.secret is None:
        return None
    return DiceShown(
        hash=hash_of(stored.secret),
        round=stored.round,
        opening=phase(stored.seats) is Phase.OPENING,
        awaited=list(missing(stored.seats)),
        seals={number: seat.seal for number, seat in enumerate(stored.seats) if seat.seal},
        dropped=[
            DroppedShown(seat=each.seat, round=each.round, seal=each.seal)
            for each in dropped(stored.seats)
        ],
    )


def legal_at(live: LiveTable) -> list[Choice]:
    return legal(live.course) if live.has_begun and not live.is_closed else []


def legal(course: AnyCourse) -> list[Choice]:
    game, state = course.game, course.state
    return [
        Choice(text=game.write(state, move), move=game.show(move)) for move in game.legal(state)
    ]


def result_of(live: LiveTable) -> ResultShown | None:
    return result(live.course) if live.has_begun else None


def result(course: AnyCourse) -> ResultShown | None:
    found = course.game.result(course.state)
    if found is None:
        return None
    return ResultShown(
        reason=found.reason,
        totals=list(found.totals),
        winners=list(found.winners),
        parts=[dict(parts) for parts in found.parts],
    )


def _position(course: AnyCourse | None) -> dict[str, Any]:
    if course is None:
        return {"version": 0, "actor": None, "setup": None, "position": None}
    game, state = course.game, course.state
    return {
        "version": len(course.entries),
        "actor": _acting(course.actor),
        "setup": game.setup(state),
        "position": game.view(state, None),
    }


def _acting(actor: Actor | None) -> int | None:
    return None if actor is CHANCE else actor
