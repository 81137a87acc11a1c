"""Opening tables: what all forms have in common, and one for games without a form of their own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.core.record import PERSON
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.catalogue import find
from dorfplatz.server.http.quotas import size_of_table
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NOT_UTF8
from dorfplatz.server.routes.acting import MINE
from dorfplatz.server.routes.answers import go_to, table_address
from dorfplatz.server.routes.context import FormVisitor, ServerHere
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Wish

router = APIRouter(include_in_schema=False)


@router.post("/open/{game}")
async def open_plain(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    game: str,
    kind: Annotated[list[str], Form()],
    name: Annotated[list[str], Form()],
    listed: Annotated[bool, Form()] = False,
    dice: Annotated[str, Form()] = "",
) -> Response:
    wishes = wishes_of(kind, name, dice)
    form = await request.form()
    given = ((option.name, form.get(f"option_{option.name}")) for option in find(game).options)
    options = {name: text.strip() for name, text in given if isinstance(text, str) and text.strip()}
    asker = server.check_new(request, visitor, size_of_table(options))
    live = await server.registry.open(visitor, game, wishes, options, asker, listed=listed)
    return go_there(request, live, visitor, wishes)


def wishes_of(kinds: Sequence[str], names: Sequence[str], dice: str) -> tuple[Wish, ...]:
    """The rows of a form where somebody sits; whether the browser adds a number to the dice."""
    return tuple(
        Wish(kind, name.strip(), awaited=kind == PERSON and dice == MINE)
        for kind, name in zip(kinds, names, strict=False)
        if kind
    )


def go_there(
    request: Request, live: LiveTable, visitor: Visitor, wishes: Sequence[Wish]
) -> Response:
    """The name is remembered for the next table."""
    own = (wish.name for wish in wishes if wish.kind == PERSON)
    return go_to(request, table_address(live), replace(visitor, name=next(own, visitor.name)))


async def own_components(file: UploadFile | None) -> dict[str, str]:
    """A file that was uploaded, as an option; none if the field was left empty."""
    if file is None:
        return {}
    try:
        text = (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed(NOT_UTF8) from None
    return {"components": text} if text else {}
