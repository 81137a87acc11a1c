"""The score pad: a form whose address holds everything, and what the rules make of it."""

from fastapi import APIRouter, Request, Response

from dorfplatz.server.http.refusals import status_of
from dorfplatz.server.pages.bohemian.score_pad.complaints import complaints, strange
from dorfplatz.server.pages.bohemian.score_pad.entered import entered
from dorfplatz.server.pages.bohemian.score_pad.page import facts
from dorfplatz.server.pages.bohemian.score_pad.reading import read
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import COUNTED, Language
from dorfplatz.server.translator import Translator

router = APIRouter(include_in_schema=False, dependencies=[COUNTED])


@router.get("/score-pad/")
async def score_pad(request: Request, language: Language) -> Response:
    voice = Translator(language)
    form = entered(request.query_params.multi_items())
    reading = read(form, voice)
    wrong = complaints(form, reading)
    said = [*wrong, *strange(form)]
    return page(
        request,
        "score-pad/pad.html",
        status=status_of(said[0].refusal) if said else 200,
        voice=voice,
        link=str(request.url),
        has_result=not wrong and not form.is_blank,
        **facts(form, reading, said, voice),
    )
