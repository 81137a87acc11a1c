"""The page of a table, and whatever else can be read there."""

import io
from typing import Final

import segno
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from dorfplatz.core.record import write
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NO_BUILDING, NO_PAGE
from dorfplatz.server.pages import words
from dorfplatz.server.pages.event_stream import lobby_events, page_events
from dorfplatz.server.pages.fragments import LAST_TURNS, parts_of
from dorfplatz.server.pages.game_log import chapters
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.lobby import lobby_facts
from dorfplatz.server.pages.rendering import render
from dorfplatz.server.pages.viewer import viewer_of
from dorfplatz.server.routes.answers import page, table_address
from dorfplatz.server.routes.context import (
    AttendedTable,
    Known,
    Language,
    LastEventId,
    ServerHere,
    VisitorHere,
)
from dorfplatz.server.routes.slow_pages import is_slow, made_aside, made_aside_if_slow
from dorfplatz.server.tables.first_record import Fork
from dorfplatz.server.tables.live.seats import sat_down_at
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.server_sent_events import answer
from dorfplatz.server.translator import Translator

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
"""Names of this machine that nobody else can use."""

router = APIRouter(prefix="/tables/{table_id}", include_in_schema=False)


@router.get("/")
async def show(
    request: Request,
    server: ServerHere,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    still: bool = False,
) -> Response:
    """Without scripts the page loads itself again while others play, unless it should not."""
    if not live.has_begun:
        return _lobby(request, live, visitor, language)
    waiting = server.services.waiting.elsewhere(visitor.id, live.id)
    reader, course = viewer_of(live, visitor, language, waiting), live.course
    version, tick = live.version, live.changes.tick  # whatever happens while parts are made is news
    parts = await made_aside_if_slow(request, live, parts_of, live, reader, LAST_TURNS)
    face = face_of(course)
    return page(
        request,
        face.template,
        game=live.stored.game,
        voice=reader.voice,
        reader=reader,
        parts=parts.all,
        version=version,
        tick=tick,
        still=still,
        over=live.is_at_rest,
        link=_link(request, live),
        personal=_personal(request, live, visitor),
        fork=Fork.read(live.stored.origin),
        **face.layout(course, reader),
    )


@router.get("/events")
async def events(
    request: Request,
    server: ServerHere,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    since: Known = 0,
    tick: int | None = None,
    last_event_id: LastEventId = None,
) -> Response:
    """Ticks count what is no entry. A page that comes back knows only how many entries it saw."""
    waiting = server.services.waiting
    if live.has_begun and is_slow(live):  # then drawings are cached when the stream begins
        await made_aside(request, parts_of, live, viewer_of(live, visitor, language), LAST_TURNS)
    if not live.has_begun:
        news = lobby_events(live, visitor, live.changes.tick if tick is None else tick)
    elif last_event_id is not None:
        news = page_events(live, visitor, language, waiting, last_event_id, is_new=False)
    else:
        is_new = since == live.version and tick in (None, live.changes.tick)
        news = page_events(live, visitor, language, waiting, since, is_new=is_new)
    return answer(live, server.listening(request, visitor.id, news))


@router.get("/buildings/{subject}")
async def explain(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    subject: str,
    part: bool = False,
) -> Response:
    """What a part of the table is for, and what is possible there or not: as a page, or only the
    sentences for one that is open."""
    reader = viewer_of(live, visitor, language)
    told = face_of(live.course).explain(live.course, subject, reader)
    if told is None:
        raise Missing(NO_BUILDING, found=shortened(subject))
    heading, *lines = told
    if part:
        return HTMLResponse(render("explanation.html", heading=heading.sentence, lines=lines))
    return page(
        request,
        "plain.html",
        heading=heading.sentence,
        lines=lines,
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
    reader = viewer_of(live, visitor, language)
    table = await made_aside_if_slow(
        request, live, face_of(live.course).accounts, live.course, reader
    )
    if part:
        return HTMLResponse(table)
    return page(request, "accounts.html", voice=reader.voice, accounts=table)


@router.get("/moments")
async def moments(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    turn: int = 0,
) -> Response:
    """The latest turn of an automa, for those who want to see it step by step."""
    public, course = viewer_of(live, visitor, language).public, live.course
    return JSONResponse(await made_aside(request, face_of(course).moments, course, public, turn))


@router.get("/story")
async def story(request: Request, live: AttendedTable, language: Language) -> Response:
    """Of any game it may take a tenth of a second: Botrik has many thoughts."""
    return await made_aside(request, _told, request, live.course, language)


def _told(request: Request, course: AnyCourse, language: str) -> Response:
    voice = Translator(language, course.names)
    told = [*chapters(course, voice, whole=True)][::-1]
    return page(request, "story.html", voice=voice, chapters=told)


@router.get("/record")
async def record(live: AttendedTable) -> Response:
    name = f'attachment; filename="{live.stored.game}-{live.id}.dorf"'
    return PlainTextResponse(write(live.record), headers={"Content-Disposition": name})


@router.get("/qr.svg")
async def qr(request: Request, live: AttendedTable) -> Response:
    drawing = io.BytesIO()
    try:
        code = segno.make(_link(request, live), micro=False)
    except segno.DataOverflowError:
        raise Missing(NO_PAGE) from None
    code.save(drawing, kind="svg", scale=4, border=2, dark="#3a261b", light="#fffaf0")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def _lobby(request: Request, live: LiveTable, visitor: Visitor, language: str) -> Response:
    return page(
        request,
        "lobby.html",
        voice=Translator(language),
        link=_link(request, live),
        alone=request.url.hostname in LOOPBACK,
        personal=_personal(request, live, visitor),
        **lobby_facts(live, visitor),
    )


def _link(request: Request, live: LiveTable) -> str:
    return f"{str(request.base_url).rstrip('/')}{table_address(live)}"


def _personal(request: Request, live: LiveTable, visitor: Visitor) -> list[dict[str, str | int]]:
    """The personal links of the seats where a visitor sat down, and how many came by each."""
    base = str(request.base_url).rstrip("/")
    own = ((number, live.stored.seats[number]) for number in sat_down_at(live, visitor))
    return [
        {
            "number": number,
            "name": seat.name,
            "link": f"{base}/seat/{seat.key}/",
            "devices": len(seat.linked),
        }
        for number, seat in own
    ]
