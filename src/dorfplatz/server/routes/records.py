"""Records that visitors hand in, to look at and to play on from."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.http.quotas import size_of_record
from dorfplatz.server.http.refusals import status_of
from dorfplatz.server.pages.replay.reading import line_of, quoting, text_of
from dorfplatz.server.routes.answers import go_to, page, table_address, wants_json
from dorfplatz.server.routes.context import FormVisitor, Language, ServerHere
from dorfplatz.server.translator import Translator

router = APIRouter(include_in_schema=False)


@router.post("/records")
async def hand_in(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    language: Language,
    text: Annotated[str, Form()] = "",
    record: UploadFile | None = None,
) -> Response:
    """A file or a text. Somebody whose record is refused gets it back to correct it."""
    file = b"" if record is None else await record.read()
    try:
        text = text_of(file, text)
        asker = server.check_new(request, visitor, size_of_record(text))
        live = await server.registry.keep(visitor, text, asker)
    except Refusal as refusal:
        return _refused(request, refusal, text, Translator(language))
    return go_to(request, f"{table_address(live)}replay/", visitor)


def _refused(request: Request, refusal: Refusal, text: str, voice: Translator) -> Response:
    said = quoting(refusal, text)
    if wants_json(request):
        raise said
    return page(
        request,
        "replay/refused.html",
        status=status_of(said),
        sentence=voice(said.message),
        text=text,
        line=line_of(refusal),
    )
