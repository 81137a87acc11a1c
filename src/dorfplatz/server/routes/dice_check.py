"""The dice of one game, to be checked."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from dorfplatz.server.pages.dice import words
from dorfplatz.server.pages.dice.page import game_facts, ways
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import AttendedTable, Language
from dorfplatz.server.routes.slow_pages import made_aside_if_slow
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.translator import Translator

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}/dice")
async def of_game(request: Request, live: AttendedTable, language: Language) -> Response:
    return await made_aside_if_slow(request, live, _shown, request, live, language)


def _shown(request: Request, live: LiveTable, language: str) -> Response:
    voice = Translator(language, live.course.names)
    facts = game_facts(live, voice)
    return page(request, "dice/game.html", voice=voice, w=words, table=live.id, **facts)


@router.get("/tables/{table_id}/dice/ways")
async def possible_draws(request: Request, live: AttendedTable) -> Response:
    """For a browser that checks draws, which knows no rule."""
    return await made_aside_if_slow(request, live, _ways, live)


def _ways(live: LiveTable) -> Response:
    return JSONResponse(live.cache.remembered("ways", lambda: ways(live.course)))
