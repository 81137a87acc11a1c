"""The round of numbers for the dice of a table, before its game begins.

The server's hash is published with the table. Every browser that is awaited seals its number: it
gives the hash of it. Only when all have done so are numbers opened, so that nobody can choose one
after seeing another. See docs/dice.md.
"""

from enum import StrEnum
from typing import Any

from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.seat import Seat
from dorfplatz.play.checkable_dice import hash_of
from dorfplatz.server.store.stored import StoredSeat, StoredTable

OPEN = "open"
"""The kind of a seat that waits for a person."""


class Phase(StrEnum):
    SEATS = "seats"
    """Somebody is still to sit down; numbers are sealed meanwhile."""
    SEALING = "sealing"
    OPENING = "opening"
    READY = "ready"


def phase(seats: tuple[StoredSeat, ...]) -> Phase:
    if any(seat.kind == OPEN for seat in seats):
        return Phase.SEATS
    awaited = [seat for seat in seats if seat.awaited]
    if any(seat.seal is None for seat in awaited):
        return Phase.SEALING
    return Phase.OPENING if any(seat.number is None for seat in awaited) else Phase.READY


def missing(seats: tuple[StoredSeat, ...]) -> tuple[Seat, ...]:
    """Those whose seal, or then whose number, is still to come."""
    sealing = phase(seats) in (Phase.SEATS, Phase.SEALING)
    return tuple(
        Seat(number)
        for number, seat in enumerate(seats)
        if seat.awaited and (seat.seal if sealing else seat.number) is None
    )


def told(seats: tuple[StoredSeat, ...], *, begun: bool) -> dict[str, Any]:
    """How far everybody is, for browsers: they open nothing before they see all seals."""
    return {
        "phase": "begun" if begun else phase(seats).value,
        "seals": {number: seat.seal for number, seat in enumerate(seats) if seat.awaited},
        "closed": [number for number, seat in enumerate(seats) if seat.number is None],
    }


def dice_of(table: StoredTable, *, after: int) -> Dice | None:
    """What the header of the record says; tables from before there were such dice have none."""
    if table.secret is None:
        return None
    numbers = {
        Seat(number): seat.number
        for number, seat in enumerate(table.seats)
        if seat.number is not None
    }
    return Dice(
        hash_of(table.secret), numbers, round=table.round, after=after, dropped=dropped(table.seats)
    )


def dropped(seats: tuple[StoredSeat, ...]) -> tuple[DroppedSeal, ...]:
    """Numbers that were sealed and then left out: never quietly."""
    return tuple(
        DroppedSeal(Seat(number), seat.earlier_round, seat.earlier_seal)
        for number, seat in enumerate(seats)
        if seat.is_dropped and seat.earlier_round is not None and seat.earlier_seal is not None
    )
