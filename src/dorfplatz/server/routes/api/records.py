"""Records: what was played, as far back as anybody likes, here or elsewhere."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from dorfplatz.core.record import write
from dorfplatz.server.api import shown
from dorfplatz.server.api.asked import RecordText, Version
from dorfplatz.server.api.event_stream import entries_as_json
from dorfplatz.server.api.models import EntryShown, PastPosition, TableShown
from dorfplatz.server.http.quotas import size_of_record
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.words import NO_POSITION
from dorfplatz.server.routes.context import ChangingProgram, LiveHere, ServerHere

router = APIRouter()


@router.get("/tables/{table_id}/entries", response_model=list[EntryShown])
async def entries(live: LiveHere, since: Version = 0) -> StreamingResponse:
    """What the record says after the first `since` entries, and what each entry caused."""
    told = entries_as_json(live.course, since)
    return StreamingResponse(told, media_type="application/json")


@router.get("/tables/{table_id}/positions/{version}")
async def position(
    live: LiveHere, version: Annotated[int, Path(ge=0, le=1_000_000)]
) -> PastPosition:
    """The position after the first `version` entries of the record."""
    course = live.course
    if version > live.version:
        raise Missing(NO_POSITION, found=version, most=live.version)
    return shown.past(course.at(version))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(live: LiveHere) -> PlainTextResponse:
    """The whole record, as text."""
    return PlainTextResponse(write(live.record))


@router.post("/records", status_code=201)
async def keep_record(
    server: ServerHere, program: ChangingProgram, asked: RecordText, request: Request
) -> TableShown:
    """A game that was played elsewhere, to look at and to play on from. What takes more than
    some seconds of computing to replay is refused."""
    asker = server.check_new(request, program, size_of_record(asked.record))
    return shown.table(await server.registry.keep(program, asked.record, asker), program)
