"""Replays: a page for every position of a game, and new tables that begin there."""

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from dorfplatz.bots.roster import available
from dorfplatz.core.record import PERSON
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.http.quotas import size_of_copy
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NO_BUILDING, NO_POSITION
from dorfplatz.server.pages import words
from dorfplatz.server.pages.dice.page import found_at
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.rendering import render
from dorfplatz.server.pages.replay import bar
from dorfplatz.server.pages.replay.forking import offered
from dorfplatz.server.pages.replay.looks import ABSENT, STRETCH, looking_back, parts_at, stretch
from dorfplatz.server.pages.replay.replay import Replay, replay_of
from dorfplatz.server.pages.viewer import Viewer, viewer_of
from dorfplatz.server.routes.answers import go_to, page, table_address
from dorfplatz.server.routes.context import (
    AttendedTable,
    FormVisitor,
    Known,
    Language,
    ServerHere,
    VisitorHere,
)
from dorfplatz.server.routes.new_table import wishes_of
from dorfplatz.server.routes.slow_pages import made_aside_if_slow
from dorfplatz.server.store.stored import UPLOAD
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Terms

MOST: Final = 1_000_000
Version = Annotated[int, Path(ge=0, le=MOST)]
Asked = Annotated[int | None, Query(ge=0, le=MOST)]

router = APIRouter(prefix="/tables/{table_id}", include_in_schema=False)


@router.get("/replay/")
async def begin(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    at: Asked = None,
    move: Asked = None,
) -> Response:
    """To a position by its version or by the number of its move. Otherwise a game that is over is
    seen from its beginning, one that goes on where it is."""
    replay = await made_aside_if_slow(request, live, replay_of, live)
    if at is None:
        number = (0 if live.is_at_rest else replay.last) if move is None else move
        at = replay.stops[min(number, replay.last)].version
    return go_to(request, f"{table_address(live)}replay/{at}/", visitor)


@router.get("/replay/parts")
async def parts(
    request: Request,
    server: ServerHere,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    move: Known,
    until: Known,
) -> Response:
    """What a page shows next, some positions at once."""
    replay = await made_aside_if_slow(request, live, replay_of, live, until)
    made = stretch(replay, min(move, replay.last), viewer_of(live, visitor, language))
    return JSONResponse(await server.services.background.run(address_of(request), made))


@router.get("/replay/{version}/")
async def show(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    version: Version,
    play: bool = False,
) -> Response:
    """A position. It has links to all others, and without scripts it can also play by itself."""
    return await made_aside_if_slow(
        request, live, _shown, request, live, visitor, language, version, plays=play
    )


def _shown(
    request: Request,
    live: LiveTable,
    visitor: Visitor,
    language: str,
    version: int,
    *,
    plays: bool,
) -> Response:
    replay, past, reader = _moment(live, visitor, language, version)
    face, shown = face_of(past), len(past.entries)
    return page(
        request,
        face.template,
        frame="replay/table.html",
        replay_script=face.replay_script,
        game=live.stored.game,
        voice=reader.voice,
        reader=reader,
        parts=ABSENT | parts_at(replay, shown, reader),
        version=shown,
        over=True,
        at_rest=live.is_at_rest,
        with_dice=live.record.dice is not None,
        uploaded=live.stored.origin == UPLOAD,
        forged=_is_forged(live),
        replay=bar.facts(replay, shown, reader.voice),
        stretch=STRETCH,
        plays=plays,
        link=f"{str(request.base_url).rstrip('/')}{table_address(live)}replay/{shown}/",
        may_fork=past.actor is not None,
        offered=offered(past, reader, visitor),
        bots=available(live.stored.game),
        with_hints=live.stored.hints,
        hints_later=bool(live.unhinted_sources),
        turn_seconds=str(live.stored.turn_seconds or ""),
        **face.layout(past, reader),
    )


@router.get("/replay/{version}/buildings/{subject}")
async def explain(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    version: Version,
    subject: str,
    part: bool = False,
) -> Response:
    """What a part of the table was for at that moment."""
    _, past, reader = await made_aside_if_slow(
        request, live, _moment, live, visitor, language, version
    )
    told = face_of(past).explain(past, subject, reader)
    if told is None:
        raise Missing(NO_BUILDING, found=shortened(subject))
    heading, *lines = told
    facts: dict[str, Any] = {"heading": heading.sentence, "lines": lines}
    if part:
        return HTMLResponse(render("explanation.html", **facts))
    says = reader.voice(words.BACK_TO_TABLE)
    return page(request, "plain.html", **facts, back="../", back_says=says)


@router.get("/replay/{version}/accounts")
async def accounts(
    request: Request,
    live: AttendedTable,
    visitor: VisitorHere,
    language: Language,
    version: Version,
    part: bool = False,
) -> Response:
    """Why every coin had been paid by then."""
    _, past, reader = await made_aside_if_slow(
        request, live, _moment, live, visitor, language, version
    )
    table = await made_aside_if_slow(request, live, face_of(past).accounts, past, reader)
    if part:
        return HTMLResponse(table)
    return page(request, "accounts.html", voice=reader.voice, accounts=table)


@router.post("/fork")
async def fork(
    request: Request,
    server: ServerHere,
    live: AttendedTable,
    visitor: FormVisitor,
    version: Annotated[int, Form(ge=0, le=MOST)],
    kind: Annotated[list[str], Form()],
    name: Annotated[list[str], Form()],
    listed: Annotated[bool, Form()] = False,
    hints: Annotated[bool, Form()] = True,
    dice: Annotated[str, Form()] = "",
    turn_seconds: Annotated[int | None, Form()] = None,
) -> Response:
    size = size_of_copy(live.stored.header, min(version, live.version))
    asker = server.check_new(request, visitor, size)
    wishes = wishes_of(kind, name, dice)
    terms = Terms(listed=listed, hints=hints, turn_seconds=turn_seconds)
    new = await server.registry.fork(visitor, live, version, wishes, asker, **terms)
    own = next((wish.name for wish in wishes if wish.kind == PERSON), visitor.name)
    return go_to(request, table_address(new), replace(visitor, name=own))


def _is_forged(live: LiveTable) -> bool:
    """Whether an uploaded game tells a secret from which its dice do not follow; at other tables
    the server rolled itself."""
    found = found_at(live) if live.stored.origin == UPLOAD else None
    return found is not None and bool(found.problems)


def _moment(
    live: LiveTable, visitor: Visitor, language: str, version: int
) -> tuple[Replay, AnyCourse, Viewer]:
    """A position for somebody who looks at it."""
    if version > live.version:
        raise Missing(NO_POSITION, found=version, most=live.version)
    replay = replay_of(live)
    past = replay.course.at(replay.settled(version))
    return replay, past, looking_back(viewer_of(live, visitor, language), past)
