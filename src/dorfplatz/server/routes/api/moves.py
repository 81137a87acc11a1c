"""Moves."""

from fastapi import APIRouter

from dorfplatz.server.api.asked import Move, Undo
from dorfplatz.server.api.models import Done
from dorfplatz.server.routes.context import ChangingProgram, ProgramsTable
from dorfplatz.server.tables import table_actions

router = APIRouter()


@router.post("/tables/{table_id}/moves")
async def move(live: ProgramsTable, program: ChangingProgram, asked: Move) -> Done:
    """A move as text, with the version of the table that you saw."""
    await table_actions.move(live, program, asked.version, asked.move)
    return Done(version=live.version)


@router.post("/tables/{table_id}/undo")
async def undo(live: ProgramsTable, program: ChangingProgram, asked: Undo) -> Done:
    """Take back your last move, never past a roll."""
    await table_actions.undo(live, program, asked.version)
    return Done(version=live.version)
