"""The start page with one's games and those to watch, the way to a table, and preferences."""

import logging
import re
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response

from dorfplatz.bots.roster import available
from dorfplatz.core.record import check_name
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.locale import LANGUAGES
from dorfplatz.server import words
from dorfplatz.server.answers import go_to, page
from dorfplatz.server.context import FormVisitor, Language, Server, ServerHere, VisitorHere
from dorfplatz.server.live import OPEN
from dorfplatz.server.logs import log
from dorfplatz.server.refusals import NO_TABLE, Missing
from dorfplatz.server.routes.opening import hamlet_options
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.visitors import PACES, THEMES, USUAL, Visitor, favourite
from dorfplatz.server.voice import Voice

SHOWN: Final = 12
"""Tables in a list."""

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a list."""

    id: str
    game: str
    names: str
    status: Text
    calls: bool
    when: str


@router.get("/")
async def start(
    request: Request, server: ServerHere, visitor: VisitorHere, language: Language
) -> Response:
    store, call = server.services.store, server.services.journal.read
    voice = Voice(language)
    mine = await call(store.tables_of, visitor.id, SHOWN)
    listed = [table for table in await call(store.listed, SHOWN) if not table.over]
    return page(
        request,
        "start.html",
        voice=voice,
        mine=[await _line(server, table, visitor, voice) for table in mine],
        listed=[await _line(server, table, visitor, voice) for table in listed],
        bots={game: available(game) for game in words.GAME},
        favourite=favourite(visitor, BOHEMIAN.name),
        **hamlet_options(),
    )


@router.get("/join")
async def join(request: Request, visitor: VisitorHere, link: str = "") -> Response:
    """A pasted link, or only the part of it that matters."""
    found = re.search(r"(?:/(tables|seat)/)?([\w-]{8,40})/?\s*$", link)
    if found is None:
        raise Missing(NO_TABLE)
    return go_to(request, f"/{found[1] or 'tables'}/{found[2]}/", visitor)


@router.post("/me")
async def preferences(
    request: Request,
    visitor: FormVisitor,
    name: Annotated[str, Form()] = "",
    language: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    ends_turns: Annotated[bool, Form()] = False,
    sound: Annotated[bool, Form()] = False,
    keys: Annotated[bool, Form()] = False,
    pace: Annotated[str, Form()] = USUAL,
    back: Annotated[str, Form()] = "/",
) -> Response:
    if name.strip():
        check_name(name.strip())
    changed = replace(
        visitor,
        name=name.strip(),
        language=language if language in LANGUAGES else "",
        theme=theme if theme in THEMES else "",
        ends_turns=ends_turns,
        sound=sound,
        keys=keys,
        pace=pace if pace in PACES else USUAL,
    )
    return go_to(request, _own_page(back), changed)


@router.post("/me/language")
async def language(
    request: Request,
    visitor: FormVisitor,
    language: Annotated[str, Form()],
    back: Annotated[str, Form()] = "/",
) -> Response:
    chosen = language if language in LANGUAGES else visitor.language
    return go_to(request, _own_page(back), replace(visitor, language=chosen))


def _own_page(back: str) -> str:
    """Only pages of this server; “//” would lead elsewhere."""
    return back if re.fullmatch(r"/(?!/)[\w/-]*(\?[\w=&%+.,~*()!'-]*)?", back) else "/"


async def _line(server: Server, table: StoredTable, visitor: Visitor, voice: Voice) -> Line:
    status = await _status(server, table, visitor)
    names = (voice(words.FREE_SEAT) if seat.kind == OPEN else seat.name for seat in table.seats)
    calls, when = status is words.STATUS_YOUR_TURN, voice.moment(table.created)
    return Line(table.id, table.game, ", ".join(names), status, calls, when)


async def _status(server: Server, table: StoredTable, visitor: Visitor) -> Text:
    if table.over:
        return words.STATUS_OVER
    try:
        live = await server.hall.table(table.id)
    except Exception as fault:
        log(logging.ERROR, "table cannot be opened", fault=fault, table=table.id)
        return words.STATUS_BROKEN
    if not live.has_begun:
        return words.STATUS_LOBBY
    mine = live.acting_seat(visitor) is not None
    return words.STATUS_YOUR_TURN if mine else words.STATUS_GOING
