"""Opening tables: at once against bots, or set up as one likes."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.bots.roster import usual
from dorfplatz.core.record import PERSON
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.options import DRAWN, NONE, Choices
from dorfplatz.games.hamlet.words import ACTIONS
from dorfplatz.server.answers import go_to, table_address
from dorfplatz.server.context import FormVisitor, ServerHere
from dorfplatz.server.live import LiveTable
from dorfplatz.server.modifiers import offered
from dorfplatz.server.new_tables import Wish
from dorfplatz.server.refusals import NOBODY_THERE, NOT_UTF8
from dorfplatz.server.routes.acting import MINE
from dorfplatz.server.visitors import Visitor, favourite

router = APIRouter(include_in_schema=False)


def hamlet_options() -> dict[str, Any]:
    """What may be chosen for Hamlet, with a word on each."""
    return {
        **offered(),
        "actions": [(action.value, ACTIONS[action]) for action in SECONDARY],
    }


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
    server.check_opening(request, visitor)
    bot = bot or favourite(visitor, BOHEMIAN.name)
    person = Wish(PERSON, name.strip(), awaited=dice == MINE)
    wishes = (person, *(Wish(bot) for _ in range(bots)))
    live = await server.hall.open(visitor, BOHEMIAN.name, wishes, {}, listed=False)
    return _go_there(request, live, replace(visitor, bot=bot), wishes)


@router.post("/watch-bots")
async def watch_bots(request: Request, server: ServerHere, visitor: FormVisitor) -> Response:
    server.check_opening(request, visitor)
    wishes = (Wish(usual(BOHEMIAN.name)),) * 3
    live = await server.hall.open(visitor, BOHEMIAN.name, wishes, {}, listed=True)
    return _go_there(request, live, visitor, wishes)


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
    server.check_opening(request, visitor)
    wishes = wishes_of(kind, name, dice)
    options = {
        "first": _first(first, kind),
        "income": income,
        "sides": sides.strip() or "drawn",
        **await _own_components(components),
    }
    live = await server.hall.open(
        visitor,
        BOHEMIAN.name,
        wishes,
        options,
        listed=listed,
        hints=hints,
        turn_seconds=turn_seconds,
    )
    return _go_there(request, live, visitor, wishes)


@router.post("/hamlet")
async def open_hamlet(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    name: Annotated[str, Form()] = "",
    kind: Annotated[str, Form()] = PERSON,
    modifier: Annotated[list[str] | None, Form()] = None,
    choices: Annotated[str, Form()] = Choices.ASKED.value,
    row: Annotated[list[str] | None, Form()] = None,
    listed: Annotated[bool, Form()] = False,
    dice: Annotated[str, Form()] = "",
    components: UploadFile | None = None,
) -> Response:
    server.check_opening(request, visitor)
    wishes = wishes_of([kind], [name if kind == PERSON else ""], dice)
    options = {
        "modifiers": ",".join(modifier or ()) or NONE,
        "choices": choices,
        "row": ",".join(filter(None, row or ())) or DRAWN,
        **await _own_components(components),
    }
    live = await server.hall.open(visitor, HAMLET.name, wishes, options, listed=listed)
    return _go_there(request, live, visitor, wishes)


def wishes_of(kinds: Sequence[str], names: Sequence[str], dice: str) -> tuple[Wish, ...]:
    """The rows of a form where somebody sits; whether the browser adds a number to the dice."""
    return tuple(
        Wish(kind, name.strip(), awaited=kind == PERSON and dice == MINE)
        for kind, name in zip(kinds, names, strict=False)
        if kind
    )


def _go_there(
    request: Request, live: LiveTable, visitor: Visitor, wishes: Sequence[Wish]
) -> Response:
    """The name is remembered for the next table."""
    own = (wish.name for wish in wishes if wish.kind == PERSON)
    return go_to(request, table_address(live), replace(visitor, name=next(own, visitor.name)))


def _first(first: str, kinds: Sequence[str]) -> str:
    """The form counts all its rows, a game only those where somebody sits."""
    taken = [str(number) for number, kind in enumerate(kinds) if kind]
    if first in taken:
        return str(taken.index(first))
    if re.fullmatch("[0-9]", first):
        raise Malformed(NOBODY_THERE, number=int(first) + 1)
    return first


async def _own_components(file: UploadFile | None) -> dict[str, str]:
    """A file that was uploaded, as an option; none if the field was left empty."""
    if file is None:
        return {}
    try:
        text = (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed(NOT_UTF8) from None
    return {"components": text} if text else {}
