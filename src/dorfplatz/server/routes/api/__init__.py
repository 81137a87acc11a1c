"""The same for programs: JSON, described by OpenAPI."""

from typing import Any, Final

from fastapi import APIRouter, Depends
from fastapi.security import HTTPBearer

from dorfplatz.server.api.models import Problem
from dorfplatz.server.routes.api import (
    dice_numbers,
    joining,
    listening,
    moves,
    records,
    seats,
    tables,
)

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429)
}
TOKEN: Final = HTTPBearer(
    auto_error=False, scheme_name="token", description="The token from POST /api/programs."
)
"""Only for the description: who asks is found out by `context.ProgramHere`."""

router = APIRouter(prefix="/api", responses=REFUSALS)
router.include_router(joining.router)
for part in (tables, seats, dice_numbers, moves, records, listening):
    router.include_router(part.router, dependencies=[Depends(TOKEN)])
