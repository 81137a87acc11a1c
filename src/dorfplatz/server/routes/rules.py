"""The pages of rules: one for each game, and a list of them."""

from fastapi import APIRouter, Request, Response

from dorfplatz.core.text import shortened
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.pages.rules import library, words
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import COUNTED, Language
from dorfplatz.server.translator import Translator

router = APIRouter(include_in_schema=False, dependencies=[COUNTED])


@router.get("/rules/")
async def rules(request: Request, language: Language) -> Response:
    sheets = tuple(map(library.sheet, BOOKS))
    voice = Translator(language)
    return page(request, "rules/list.html", voice=voice, rulewords=words, sheets=sheets)


@router.get("/rules/{game}")
async def rules_of(request: Request, game: str, language: Language) -> Response:
    if game not in BOOKS:
        raise Missing(words.NO_RULES, game=shortened(game))
    return page(
        request,
        "rules/rules.html",
        voice=Translator(language),
        rulewords=words,
        sheet=library.sheet(game),
        others=tuple(library.sheet(other) for other in BOOKS if other != game),
        body=library.body(game, language),
    )
