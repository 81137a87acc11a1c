"""A table that waits for its players, or for numbers for its dice."""

import json
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from dorfplatz.bots.roster import available
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text
from dorfplatz.play.checkable_dice import hash_of
from dorfplatz.server.http.visitors import Visitor, favourite
from dorfplatz.server.pages.words import TURN_TIMES
from dorfplatz.server.tables.dice_round import Phase, dropped, missing, phase, told
from dorfplatz.server.tables.first_record import Fork
from dorfplatz.server.tables.live.seats import sat_down_at, seats_of
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.sealed_numbers import gone_for, sealed_until


def lobby_facts(live: LiveTable, visitor: Visitor) -> dict[str, Any]:
    stored, mine, own = live.stored, seats_of(live, visitor), sat_down_at(live, visitor)
    fork, gone = Fork.read(stored.origin), gone_for(live, visitor)
    sealed = [seat for seat in missing(stored.seats) if stored.seats[seat].has_sealed]
    return {
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "mine": visitor.id in seat.owners,
                "may_stand": number in own,
                "awaited": seat.awaited,
                "sealed": seat.seal is not None,
                "opened": seat.number is not None,
                "dropped": seat.is_dropped,
            }
            for number, seat in enumerate(stored.seats)
        ],
        "table": live.id,
        "game": stored.game,
        "fork": fork,
        "closed": live.is_closed,
        "mine": json.dumps(mine),
        "turn_time": _turn_time(stored.turn_seconds),
        "no_hints": live.why_no_hints,
        "round": stored.round,
        "hash": "" if stored.secret is None else hash_of(stored.secret),
        "after": 0 if fork is None else fork.version,
        "dice": json.dumps(told(stored.seats, begun=False)),
        "phase": phase(stored.seats).value,
        "without": _names(live, gone),
        "without_sealed": _names(live, [seat for seat in sealed if seat in gone]),
        "sealed": _names(live, _held_up_by(live, [seat for seat in sealed if seat not in gone])),
        "sealed_until": sealed_until(stored),
        "dropped": [each for each in dropped(stored.seats) if each.seat in mine],
        "seated": bool(mine),
        "host": visitor.id == stored.host,
        "bots": available(stored.game),
        "favourite": favourite(visitor, stored.game),
        "tick": live.changes.tick,
    }


def _names(live: LiveTable, seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(live.stored.seats[seat].name for seat in seats)


def _held_up_by(live: LiveTable, sealed: Sequence[Seat]) -> Sequence[Seat]:
    """As long as somebody is still to sit down, nobody holds up the game."""
    return () if phase(live.stored.seats) is Phase.SEATS else sealed


def _turn_time(seconds: int | None) -> Text | str:
    """In words where the form offers it; a program may have asked for any time."""
    if seconds is None:
        return ""
    return TURN_TIMES.get(str(seconds), str(timedelta(seconds=seconds)))
