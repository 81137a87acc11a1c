"""Tables of Bohemian Villages: at once against bots, bots to watch, or set up as one likes."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.bots.roster import usual
from dorfplatz.core.record import PERSON
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.http.quotas import size_of_table
from dorfplatz.server.http.visitors import favourite
from dorfplatz.server.http.words import NOBODY_THERE
from dorfplatz.server.routes.acting import MINE
from dorfplatz.server.routes.context import FormVisitor, ServerHere
from dorfplatz.server.routes.new_table import go_there, own_components, wishes_of
from dorfplatz.server.tables.new_tables import Wish

router = APIRouter(include_in_schema=False)


@router.post("/play")
async def play_now(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    name: Annotated[str, Form()],
    bots: Annotated[int, Form(ge=1, le=4)],
    bot: Annotated[str, Form()] = "",
    dice: Annotated[str, Form()] = "",
) -> Response:
    server.check_new(request, visitor, size_of_table({}))
    bot = bot or favourite(visitor, BOHEMIAN.name)
    person = Wish(PERSON, name.strip(), awaited=dice == MINE)
    wishes = (person, *(Wish(bot) for _ in range(bots)))
    live = await server.registry.open(visitor, BOHEMIAN.name, wishes, {}, listed=False)
    return go_there(request, live, replace(visitor, bot=bot), wishes)


@router.post("/watch-bots")
async def watch_bots(request: Request, server: ServerHere, visitor: FormVisitor) -> Response:
    server.check_new(request, visitor, size_of_table({}))
    wishes = (Wish(usual(BOHEMIAN.name)),) * 3
    live = await server.registry.open(visitor, BOHEMIAN.name, wishes, {}, listed=True)
    return go_there(request, live, visitor, wishes)


@router.post("/tables")
async def open_bohemian(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    kind: Annotated[list[str], Form()],
    name: Annotated[list[str], Form()],
    first: Annotated[str, Form()] = "drawn",
    income: Annotated[str, Form()] = "automatic",
    sides: Annotated[str, Form()] = "",
    listed: Annotated[bool, Form()] = False,
    hints: Annotated[bool, Form()] = True,
    dice: Annotated[str, Form()] = "",
    turn_seconds: Annotated[int | None, Form()] = None,
    components: UploadFile | None = None,
) -> Response:
    wishes = wishes_of(kind, name, dice)
    options = {
        "first": _first(first, kind),
        "income": income,
        "sides": sides.strip() or "drawn",
        **await own_components(components),
    }
    asker = server.check_new(request, visitor, size_of_table(options))
    live = await server.registry.open(
        visitor,
        BOHEMIAN.name,
        wishes,
        options,
        asker,
        listed=listed,
        hints=hints,
        turn_seconds=turn_seconds,
    )
    return go_there(request, live, visitor, wishes)


def _first(first: str, kinds: Sequence[str]) -> str:
    """The form counts all its rows, a game only those where somebody sits."""
    taken = [str(number) for number, kind in enumerate(kinds) if kind]
    if first in taken:
        return str(taken.index(first))
    if re.fullmatch("[0-9]", first):
        raise Malformed(NOBODY_THERE, number=int(first) + 1)
    return first
