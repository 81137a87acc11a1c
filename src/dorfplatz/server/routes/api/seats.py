"""Seats: take one, leave it to a bot, come back."""

from fastapi import APIRouter

from dorfplatz.server.api import shown
from dorfplatz.server.api.asked import SeatNumber, Sitting, Substitute
from dorfplatz.server.api.models import Done, TableShown
from dorfplatz.server.routes.context import ChangingProgram, ProgramsTable
from dorfplatz.server.routes.seats import LinkedSeat
from dorfplatz.server.tables import table_actions
from dorfplatz.server.tables.live.attendance import seen

router = APIRouter()


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Sitting
) -> TableShown:
    """Take an open seat."""
    await table_actions.sit_down(live, program, seat, asked.name, awaited=asked.adds_number)
    return shown.table(live, program)


@router.post("/tables/{table_id}/seats/{seat}/bot")
async def give_to_bot(
    live: ProgramsTable,
    program: ChangingProgram,
    seat: SeatNumber,
    asked: Substitute | None = None,
) -> Done:
    """A bot plays on: for you the one you name, or the usual one for somebody who left. Where turns
    have a time, a bot makes those of others only when it is up."""
    await table_actions.give_to_bot(live, program, seat, (asked or Substitute()).bot)
    return Done(version=live.version)


@router.post("/tables/{table_id}/seats/{seat}/person")
async def come_back(live: ProgramsTable, program: ChangingProgram, seat: SeatNumber) -> Done:
    """Play again where a bot played for you."""
    await table_actions.come_back(live, program, seat)
    return Done(version=live.version)


@router.post("/tables/{table_id}/begin")
async def begin(
    live: ProgramsTable, program: ChangingProgram, asked: Substitute | None = None
) -> TableShown:
    """Bots take the open seats."""
    await table_actions.begin(live, program, (asked or Substitute()).bot)
    return shown.table(live, program)


@router.post("/seats/{key}")
async def share_seat(linked: LinkedSeat, program: ChangingProgram) -> TableShown:
    """Play for somebody who gave you the personal link of their seat; the key is its last part."""
    await linked.share(program)
    seen(linked.live, program)
    return shown.table(linked.live, program)
