"""The same for programs: JSON, described by OpenAPI."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, Field

from dorfplatz.core.contract import Json
from dorfplatz.core.record import NAME_AT_MOST, check_name, write
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server import deeds
from dorfplatz.server.context import (
    ChangingProgram,
    LastEventId,
    LiveHere,
    ProgramHere,
    ProgramsTable,
    ServerHere,
)
from dorfplatz.server.hall import Wish
from dorfplatz.server.limits import address_of
from dorfplatz.server.live import LiveTable
from dorfplatz.server.stream import answer, entry_json, program_events
from dorfplatz.server.visitors import Visitor, new_visitor

Name = Annotated[str, Field(min_length=1, max_length=NAME_AT_MOST)]
Short = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=8)]
Version = Annotated[int, Field(ge=0, le=1_000_000)]


class Problem(BaseModel):
    """Why not: a code for programs, a sentence for people. Nothing has changed."""

    code: str
    sentence: str


class NewProgram(BaseModel):
    name: Name


class Identity(BaseModel):
    """Send the token as “Authorization: Bearer …”."""

    token: str


class SeatWish(BaseModel):
    """kind: “person” (you), “open” (whoever comes), or the name of a bot. Seats that the rules of a
    game play themselves need not be named."""

    kind: Short
    name: Short = ""


class NewTable(BaseModel):
    game: Short = "bohemian"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=9)]
    options: dict[Short, Annotated[str, Field(max_length=65536)]] = {}
    listed: bool = False
    hints: bool = True
    """Whether people may ask what a strong bot would do."""


class SeatShown(BaseModel):
    kind: str
    name: str
    mine: bool


class Choice(BaseModel):
    text: str
    """What to send as a move."""
    move: dict[str, Any]


class TableShown(BaseModel):
    """A table as it is. The version is the length of its record: moves answer to it."""

    id: str
    game: str
    version: int
    begun: bool
    over: bool
    seats: list[SeatShown]
    actor: int | None
    setup: dict[str, Any] | None
    position: dict[str, Any] | None
    legal: list[Choice]
    result: dict[str, Any] | None
    next: str | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    names: list[str]
    """Empty for an open seat."""
    begun: bool
    over: bool


class Move(BaseModel):
    version: Version
    move: Annotated[str, Field(max_length=200)]


class Undo(BaseModel):
    version: Version


class Done(BaseModel):
    version: int


class Substitute(BaseModel):
    bot: Short = ""
    """Which bot plays; if nobody says, one that is always there."""


class Sitting(BaseModel):
    name: Name


class EntryShown(BaseModel):
    version: int
    line: str
    move: dict[str, Any] | None
    events: list[dict[str, Any]]


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/programs", status_code=201)
async def introduce(server: ServerHere, asked: NewProgram, request: Request) -> Identity:
    """Say who you are and get a token."""
    check_name(asked.name)
    server.tables_of_address.check(address_of(request))
    return Identity(token=server.signer.token(new_visitor(asked.name)))


@router.get("/tables")
async def list_tables(
    server: ServerHere, program: ProgramHere, listed: bool = False
) -> list[TableLine]:
    """Your own tables, unfinished ones first; or those that are shown to everyone."""
    store, read = server.services.store, server.services.journal.read
    found = await (read(store.listed, 50) if listed else read(store.tables_of, program.id, 50))
    return [
        TableLine(
            id=table.id,
            game=table.game,
            names=[seat.name for seat in table.seats],
            begun=table.header is not None,
            over=table.over,
        )
        for table in found
    ]


@router.post("/tables", status_code=201)
async def open_table(
    server: ServerHere, program: ChangingProgram, asked: NewTable, request: Request
) -> TableShown:
    """A new table; where no seat is open the game begins at once."""
    server.check_opening(request, program)
    wishes = tuple(Wish(seat.kind, seat.name or _own_name(seat, program)) for seat in asked.seats)
    live = await server.hall.open(
        program, asked.game, wishes, asked.options, listed=asked.listed, hints=asked.hints
    )
    return _shown(live, program)


@router.get("/tables/{table_id}")
async def show_table(live: ProgramsTable, program: ProgramHere) -> TableShown:
    return _shown(live, program)


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(
    live: ProgramsTable, program: ChangingProgram, seat: SeatNumber, asked: Sitting
) -> TableShown:
    """Take an open seat."""
    await deeds.sit_down(live, program, seat, asked.name)
    return _shown(live, program)


@router.post("/tables/{table_id}/seats/{seat}/bot")
async def give_to_bot(
    live: ProgramsTable,
    program: ChangingProgram,
    seat: SeatNumber,
    asked: Substitute | None = None,
) -> Done:
    """A bot plays on: for you, or for somebody who left."""
    await deeds.give_to_bot(live, program, seat, (asked or Substitute()).bot)
    return Done(version=live.version)


@router.post("/tables/{table_id}/seats/{seat}/person")
async def come_back(live: ProgramsTable, program: ChangingProgram, seat: SeatNumber) -> Done:
    """Play again where a bot played for you."""
    await deeds.come_back(live, program, seat)
    return Done(version=live.version)


@router.post("/tables/{table_id}/begin")
async def begin(
    live: ProgramsTable, program: ChangingProgram, asked: Substitute | None = None
) -> TableShown:
    """Bots take the open seats."""
    await deeds.begin(live, program, (asked or Substitute()).bot)
    return _shown(live, program)


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


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(
    server: ServerHere, live: ProgramsTable, program: ChangingProgram, request: Request
) -> TableShown:
    """The same once more, at a new table; the same table for all who ask."""
    server.check_opening(request, program)
    return _shown(await server.hall.rematch(live, program), program)


@router.get("/tables/{table_id}/entries")
async def entries(live: LiveHere, since: Version = 0) -> list[EntryShown]:
    """What the record says after the first `since` entries, and what each entry caused."""
    course = live.course
    numbers = range(since, len(course.entries))
    return [EntryShown(**entry_json(course, number)) for number in numbers]


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(live: LiveHere) -> PlainTextResponse:
    """The whole record, as text."""
    return PlainTextResponse(write(live.course.record))


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


def _own_name(seat: SeatWish, program: Visitor) -> str:
    return program.name if seat.kind == "person" else ""


def _shown(live: LiveTable, program: Visitor) -> TableShown:
    course = live.course if live.has_begun else None
    actor = live.actor
    return TableShown(
        id=live.id,
        game=live.stored.game,
        version=live.version,
        begun=live.has_begun,
        over=course is not None and course.is_complete,
        seats=[
            SeatShown(kind=kind, name=seat.name, mine=program.id in seat.owners)
            for seat, kind in zip(live.stored.seats, _kinds(live), strict=True)
        ],
        actor=None if actor is CHANCE else actor,
        setup=None if course is None else course.game.setup(course.state),
        position=None if course is None else course.game.view(course.state, None),
        legal=_legal(course),
        result=None if course is None else _result(course),
        next=live.stored.next,
    )


def _kinds(live: LiveTable) -> list[str]:
    """Who plays each seat right now."""
    playing = live.course.players if live.has_begun else live.stored.seats
    return [each.kind for each in playing]


def _legal(course: AnyCourse | None) -> list[Choice]:
    if course is None:
        return []
    game, state = course.game, course.state
    return [
        Choice(text=game.write(state, move), move=game.show(move)) for move in game.legal(state)
    ]


def _result(course: AnyCourse) -> Json | None:
    result = course.game.result(course.state)
    if result is None:
        return None
    return {
        "reason": result.reason,
        "totals": list(result.totals),
        "winners": list(result.winners),
        "parts": [dict(parts) for parts in result.parts],
    }
