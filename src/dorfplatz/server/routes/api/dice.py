"""Numbers of programs for the dice, before a game begins."""

from fastapi import APIRouter

from dorfplatz.server import sealing
from dorfplatz.server.context import ChangingProgram, ProgramsTable
from dorfplatz.server.programs import shown
from dorfplatz.server.programs.asked import NewRound, Number, Seal, SeatNumber
from dorfplatz.server.programs.models import TableShown

router = APIRouter()


@router.post("/tables/{table_id}/seats/{seat}/seal")
async def seal(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Seal
) -> TableShown:
    """The hash of your number, before anybody shows theirs."""
    await sealing.seal(live, program, seat, asked.round, asked.seal)
    return shown.table(live, program)


@router.post("/tables/{table_id}/seats/{seat}/number")
async def open_number(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Number
) -> TableShown:
    """Your number, once all have sealed theirs; with the last one the game begins."""
    await sealing.open_number(live, program, seat, asked.round, asked.number)
    return shown.table(live, program)


@router.post("/tables/{table_id}/without")
async def go_on_without(
    live: ProgramsTable, program: ChangingProgram, asked: NewRound
) -> TableShown:
    """Those who are away add nothing; everybody else begins anew in the next round."""
    await sealing.go_on_without(live, program, asked.round)
    return shown.table(live, program)
