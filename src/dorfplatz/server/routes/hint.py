"""Hints: what a strong bot would do, for the player who asks and nobody else."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse

from dorfplatz.core.refusal import Stale
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http.refusals import Forbidden
from dorfplatz.server.pages.hint_view import hint_html
from dorfplatz.server.routes.answers import page, wants_json
from dorfplatz.server.routes.context import AttendedTable, FormVisitor, Language, ServerHere
from dorfplatz.server.tables.table_actions import own_seat
from dorfplatz.server.translator import Translator
from dorfplatz.showing.words import HINT

router = APIRouter(prefix="/tables/{table_id}", include_in_schema=False)


@router.post("/hint")
async def hint(
    request: Request,
    server: ServerHere,
    live: AttendedTable,
    visitor: FormVisitor,
    language: Language,
    version: Annotated[int, Form()],
) -> Response:
    """As a page, or only its inside for one that is open. The game may have gone on meanwhile."""
    own_seat(live, visitor, version)
    if (why_not := live.why_no_hints) is not None:
        raise Forbidden(why_not)
    server.hints.check(visitor.id)
    course, voice = live.course, Translator(language, live.course.names)
    advice = await server.hinter.hint(live)
    if live.version != version:
        raise Stale(MOVED_ON)
    answer = hint_html(course, advice, voice)
    if wants_json(request):
        return JSONResponse({"html": answer})
    return page(
        request, "hint.html", voice=voice, title=voice(HINT), answer=answer, version=version
    )
