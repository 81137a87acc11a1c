"""The page of a table, and all that people do there."""

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Form, Header, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from dorfplatz.core.record import write
from dorfplatz.core.text import shortened
from dorfplatz.server import deeds, refusals, words
from dorfplatz.server.answers import go_to, page
from dorfplatz.server.context import (
    AttendedTable,
    FormVisitor,
    Language,
    ServerHere,
    VisitorHere,
)
from dorfplatz.server.faces import face_of
from dorfplatz.server.live import LiveTable
from dorfplatz.server.parts import LAST_TURNS, parts_of
from dorfplatz.server.reader import reader_of
from dorfplatz.server.refusals import Missing
from dorfplatz.server.rendering import render
from dorfplatz.server.story import chapters
from dorfplatz.server.stream import answer, lobby_events, page_events
from dorfplatz.server.visitors import Visitor
from dorfplatz.server.voice import Voice


async def named(request: Request, live: AttendedTable) -> None:
    """Refusals at a table call its players by their names."""
    request.state.names = tuple(seat.name for seat in live.stored.seats)


router = APIRouter(
    prefix="/tables/{table_id}", include_in_schema=False, dependencies=[Depends(named)]
)


@router.get("/")
async def show(
    request: Request, live: AttendedTable, visitor: VisitorHere, language: Language
) -> Response:
    if not live.has_begun:
        return _lobby(request, live, visitor, language)
    reader, face = reader_of(live, visitor, language), face_of(live.course)
    return page(
        request,
        face.template,
        voice=reader.voice,
        reader=reader,
        parts=parts_of(live, reader, LAST_TURNS).all,
        version=live.version,
        over=live.course.is_complete,
        link=_link(request, live),
        personal=_personal(request, live, visitor),
        **face.layout(live.course, reader),
    )


@router.get("/events")
async def events(
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    since: int = 0,
    tick: int = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """A table that waits for players counts its changes by ticks, for it has no record yet."""
    if not live.has_begun:
        return answer(lobby_events(live, visitor, tick))
    if last_event_id is not None and last_event_id.isdecimal():
        return answer(page_events(live, visitor, language, int(last_event_id), is_new=False))
    return answer(page_events(live, visitor, language, since, is_new=True))


@router.post("/move")
async def move(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    version: Annotated[int, Form()],
    move: Annotated[str, Form(max_length=200)],
) -> Response:
    await deeds.move(live, visitor, version, move)
    return go_to(request, _address(live), visitor, version=live.version)


@router.post("/undo")
async def undo(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    version: Annotated[int, Form()],
) -> Response:
    await deeds.undo(live, visitor, version)
    return go_to(request, _address(live), visitor, version=live.version)


@router.post("/seats/{seat}/sit")
async def sit_down(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    seat: int,
    name: Annotated[str, Form()],
) -> Response:
    await deeds.sit_down(live, visitor, seat, name.strip())
    return go_to(request, _address(live), visitor)


@router.post("/seats/{seat}/bot")
async def give_to_bot(
    request: Request, live: AttendedTable, visitor: FormVisitor, seat: int
) -> Response:
    await deeds.give_to_bot(live, visitor, seat)
    return go_to(request, _address(live), visitor, version=live.version)


@router.post("/seats/{seat}/person")
async def come_back(
    request: Request, live: AttendedTable, visitor: FormVisitor, seat: int
) -> Response:
    await deeds.come_back(live, visitor, seat)
    return go_to(request, _address(live), visitor, version=live.version)


@router.post("/begin")
async def begin(request: Request, live: AttendedTable, visitor: FormVisitor) -> Response:
    await deeds.begin(live, visitor)
    return go_to(request, _address(live), visitor)


@router.post("/rematch")
async def rematch(
    request: Request, server: ServerHere, live: AttendedTable, visitor: FormVisitor
) -> Response:
    if not live.seats_of(visitor):
        raise refusals.Forbidden(refusals.WATCHING)
    server.check_opening(request, visitor)
    again = await server.hall.rematch(live)
    return go_to(request, _address(again), visitor)


@router.get("/buildings/{building}")
async def explain(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    building: str,
    part: bool = False,
) -> Response:
    """Why one may or may not move in: as a page, or only the sentences for one that is open."""
    reader = reader_of(live, visitor, language)
    sentences = face_of(live.course).explain(live.course, building, reader)
    if sentences is None:
        raise Missing(refusals.NO_BUILDING, found=shortened(building))
    heading, *others = sentences
    if part:
        return HTMLResponse(render("explanation.html", heading=heading, sentences=others))
    return page(
        request,
        "plain.html",
        heading=heading,
        sentences=others,
        back="../",
        back_says=reader.voice(words.BACK_TO_TABLE),
    )


@router.get("/accounts")
async def accounts(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    part: bool = False,
) -> Response:
    """Why every coin was paid."""
    reader = reader_of(live, visitor, language)
    table = face_of(live.course).accounts(live.course, reader)
    if part:
        return HTMLResponse(table)
    return page(request, "accounts.html", voice=reader.voice, accounts=table)


@router.get("/story")
async def story(request: Request, live: AttendedTable, language: Language) -> Response:
    voice = Voice(language, live.course.names)
    return page(request, "story.html", voice=voice, chapters=[*chapters(live.course, voice)][::-1])


@router.get("/record")
async def record(live: AttendedTable) -> Response:
    name = f'attachment; filename="{live.stored.game}-{live.id}.dorf"'
    return PlainTextResponse(write(live.course.record), headers={"Content-Disposition": name})


@router.get("/qr.svg")
async def qr(request: Request, live: AttendedTable) -> Response:
    drawing = io.BytesIO()
    code = segno.make(_link(request, live), micro=False)
    code.save(drawing, kind="svg", scale=4, border=2, dark="#3a261b", light="#fffaf0")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def _lobby(request: Request, live: LiveTable, visitor: Visitor, language: str) -> Response:
    seats = [
        {"kind": seat.kind, "name": seat.name, "mine": visitor.id in seat.owners}
        for seat in live.stored.seats
    ]
    return page(
        request,
        "lobby.html",
        voice=Voice(language),
        seats=seats,
        seated=bool(live.seats_of(visitor)),
        host=visitor.id == live.stored.host,
        tick=live.tick,
        link=_link(request, live),
        personal=_personal(request, live, visitor),
    )


def _address(live: LiveTable) -> str:
    return f"/tables/{live.id}/"


def _link(request: Request, live: LiveTable) -> str:
    return f"{str(request.base_url).rstrip('/')}{_address(live)}"


def _personal(request: Request, live: LiveTable, visitor: Visitor) -> list[dict[str, str]]:
    """The personal links of a visitor's own seats."""
    base = str(request.base_url).rstrip("/")
    return [
        {"name": seat.name, "link": f"{base}/seat/{seat.key}/"}
        for seat in live.stored.seats
        if visitor.id in seat.owners
    ]
