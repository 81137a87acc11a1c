"""Whether the server is well, for those who look after it."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from dorfplatz import __version__
from dorfplatz.server.routes.context import ServerHere

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(server: ServerHere) -> JSONResponse:
    """Well if the database takes what is written: while a disk is full, nobody can move."""
    services, complaint = server.services, await server.pulse.complaint()
    if complaint is not None:
        facts = {"status": "failing", "code": complaint, "version": __version__}
        return JSONResponse(facts, 503)
    games = await services.journal.read(services.store.count_unfinished)
    return JSONResponse({"status": "ok", "version": __version__, "games": games})
