"""Moves."""

from fastapi import APIRouter

from dorfplatz.server import deeds
from dorfplatz.server.context import ChangingProgram, ProgramsTable
from dorfplatz.server.programs.asked import Move, Undo
from dorfplatz.server.programs.models import Done

router = APIRouter()


@router.post("/tables/{table_id}/moves")
async def move(live: ProgramsTable, program: ChangingProgram, asked: Move) -> Done:
    """A move as text, with the version of the table that you saw."""
    await deeds.move(live, program, asked.version, asked.move)
    return Done(version=live.version)


@router.post("/tables/{table_id}/undo")
async def undo(live: ProgramsTable, program: ChangingProgram, asked: Undo) -> Done:
    """Take back your last move, never past a roll."""
    await deeds.undo(live, program, asked.version)
    return Done(version=live.version)
