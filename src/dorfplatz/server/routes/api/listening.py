"""Streams: one table as server-sent events, or all tables of a program as lines of JSON."""

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from dorfplatz.server.api.asked import Short, Version
from dorfplatz.server.api.event_stream import program_events
from dorfplatz.server.api.news import News
from dorfplatz.server.api.stream import TABLES_AT_MOST, ProgramStream
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.routes.context import ChangingProgram, LastEventId, LiveHere, ServerHere
from dorfplatz.server.tables.server_sent_events import answer

router = APIRouter()

Names = Annotated[list[Short], Query(max_length=TABLES_AT_MOST, default_factory=list)]
NDJSON: Final = "application/x-ndjson"
NEWS: Final = {"schema": {"$ref": "#/components/schemas/News"}}


@router.get(
    "/stream",
    response_class=StreamingResponse,
    response_model=News,
    responses={200: {"content": {NDJSON: NEWS}}},
)
async def stream(
    request: Request, server: ServerHere, program: ChangingProgram, table: Names
) -> StreamingResponse:
    """Everything that happens at your tables, and your choices: a JSON object in each line, as
    described here. First how each of your unfinished tables stands, then a ping, then news; tables
    that you come to later are told as well. Whoever connects again is told everything as it stands
    by then.

    With `table` (several times if need be) only these tables are told, also if they are over, and
    the stream ends when they are."""
    named = tuple(dict.fromkeys(table))
    address = address_of(request)
    for name in named:
        server.pages.check(address)
        await server.registry.table(name, address)
    bring_back = partial(server.registry.table, asker=address)
    told = ProgramStream(bring_back, server.services, program, named)
    lines = server.listening(request, program.id, told.lines())
    return StreamingResponse(lines, media_type=NDJSON, headers={"X-Accel-Buffering": "no"})


@router.get(
    "/tables/{table_id}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(
    request: Request,
    server: ServerHere,
    live: LiveHere,
    since: Version = 0,
    last_event_id: LastEventId = None,
) -> StreamingResponse:
    """Entries as they come, each a server-sent event whose id is the length of the record."""
    program = server.signer.token_of(request)
    known = since if last_event_id is None else last_event_id
    listener = address_of(request) if program is None else program.id
    return answer(live, server.listening(request, listener, program_events(live, program, known)))
