"""The page for people who write programs: a token, and how to begin."""

from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.api.tokens import new_token
from dorfplatz.server.http.refusals import status_of
from dorfplatz.server.pages.rendering import STATIC
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import COUNTED, FormVisitor, Language, ServerHere
from dorfplatz.server.translator import Translator

REFERENCE_BOT: Final = "reference_bot.py"

router = APIRouter(include_in_schema=False)


@router.get("/programs", dependencies=[COUNTED])
async def programs(request: Request, language: Language) -> Response:
    return _page(request, Translator(language))


@router.post("/programs")
async def make_token(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    language: Language,
    name: Annotated[str, Form()] = "",
) -> Response:
    """Shown at once and never again: nothing is kept here that could show it later."""
    voice, name = Translator(language), name.strip()
    server.check_opening(request, visitor)
    try:
        token = new_token(server.signer, name)
    except Refusal as refusal:
        complaint, status = voice(refusal.message), status_of(refusal)
        return _page(request, voice, name=name, complaint=complaint, status=status)
    response = _page(request, voice, name=name, token=token)
    response.headers["Cache-Control"] = "no-store"
    return response


def _page(
    request: Request,
    voice: Translator,
    *,
    name: str = "",
    token: str = "",
    complaint: str = "",
    status: int = 200,
) -> Response:
    return page(
        request,
        "programs.html",
        status=status,
        voice=voice,
        name=name,
        token=token,
        complaint=complaint,
        address=str(request.base_url).rstrip("/"),
        bot=REFERENCE_BOT,
        source=_source(),
    )


@cache
def _source() -> str:
    return (STATIC / REFERENCE_BOT).read_text("utf-8").rstrip("\n")
