"""Whether the server is well, for those who look after it."""

from fastapi import APIRouter

from dorfplatz import __version__
from dorfplatz.server.routes.context import ServerHere

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(server: ServerHere) -> dict[str, str | int]:
    """Answers only if the database does."""
    services = server.services
    unfinished = await services.journal.read(services.store.unfinished)
    return {"status": "ok", "version": __version__, "games": len(unfinished)}
