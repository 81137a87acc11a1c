"""Numbers of programs for the dice, before a game begins."""

from fastapi import APIRouter

from dorfplatz.server.api import shown
from dorfplatz.server.api.asked import NewRound, Number, Seal, SeatNumber
from dorfplatz.server.api.models import TableShown
from dorfplatz.server.routes.context import ChangingProgram, ProgramsTable
from dorfplatz.server.tables import sealed_numbers

router = APIRouter()


@router.post("/tables/{table_id}/seats/{seat}/seal")
async def seal(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Seal
) -> TableShown:
    """The hash of your number, before anybody shows theirs."""
    await sealed_numbers.seal(live, program, seat, asked.round, asked.seal)
    return shown.table(live, program)


@router.post("/tables/{table_id}/seats/{seat}/number")
async def open_number(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Number
) -> TableShown:
    """Your number, once all have sealed theirs; with the last one the game begins."""
    await sealed_numbers.open_number(live, program, seat, asked.round, asked.number)
    return shown.table(live, program)


@router.post("/tables/{table_id}/without")
async def go_on_without(
    live: ProgramsTable, program: ChangingProgram, asked: NewRound
) -> TableShown:
    """Those who are away add nothing; everybody else begins anew in the next round. A number that
    was sealed is waited for longer; if it is left out, the record says so."""
    await sealed_numbers.go_on_without(live, program, asked.round)
    return shown.table(live, program)
