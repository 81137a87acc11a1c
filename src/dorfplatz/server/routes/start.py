"""The start page: play now, open a table, join, watch, go on with one's games."""

import logging
import re
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response, UploadFile

from dorfplatz.bots.roster import available
from dorfplatz.core.record import PERSON, check_name
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text
from dorfplatz.locale import LANGUAGES
from dorfplatz.server import words
from dorfplatz.server.answers import go_to, page
from dorfplatz.server.context import FormVisitor, Language, Server, ServerHere, VisitorHere
from dorfplatz.server.deeds import SUBSTITUTE
from dorfplatz.server.hall import Wish
from dorfplatz.server.live import OPEN
from dorfplatz.server.logs import log
from dorfplatz.server.refusals import NO_TABLE, NOBODY_THERE, NOT_UTF8, Missing
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.visitors import PACES, THEMES, USUAL, Visitor, favourite
from dorfplatz.server.voice import Voice

GAME: Final = "bohemian"
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
        bots=available(GAME),
        favourite=favourite(visitor, GAME),
    )


@router.post("/play")
async def play_now(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    name: Annotated[str, Form()],
    bots: Annotated[int, Form(ge=1, le=4)],
    bot: Annotated[str, Form()] = "",
) -> Response:
    server.check_opening(request, visitor)
    bot = bot or favourite(visitor, GAME)
    wishes = (Wish(PERSON, name.strip()), *(Wish(bot) for _ in range(bots)))
    live = await server.hall.open(visitor, GAME, wishes, {}, listed=False)
    return go_to(request, f"/tables/{live.id}/", replace(visitor, name=name.strip(), bot=bot))


@router.post("/watch-bots")
async def watch_bots(request: Request, server: ServerHere, visitor: FormVisitor) -> Response:
    server.check_opening(request, visitor)
    live = await server.hall.open(visitor, GAME, (Wish(SUBSTITUTE),) * 3, {}, listed=True)
    return go_to(request, f"/tables/{live.id}/", visitor)


@router.post("/tables")
async def open_table(
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
    components: UploadFile | None = None,
) -> Response:
    server.check_opening(request, visitor)
    wishes = tuple(Wish(each, said.strip()) for each, said in zip(kind, name, strict=False) if each)
    options = {"first": first, "income": income, "sides": sides.strip() or "drawn"}
    own = await _uploaded(components)
    if own:
        options["components"] = own
    live = await server.hall.open(visitor, GAME, wishes, options, listed=listed, hints=hints)
    own_names = (wish.name for wish in wishes if wish.kind == PERSON)
    return go_to(
        request, f"/tables/{live.id}/", replace(visitor, name=next(own_names, visitor.name))
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
    return back if re.fullmatch(r"/(?!/)[\w/-]*", back) else "/"


def _first(first: str, rows: list[tuple[str, str]]) -> str:
    """The form counts all its rows, a game only those where somebody sits."""
    taken = [str(number) for number, (kind, _) in enumerate(rows) if kind]
    if first in taken:
        return str(taken.index(first))
    if re.fullmatch("[0-9]", first):
        raise Malformed(NOBODY_THERE, number=int(first) + 1)
    return first


async def _uploaded(file: UploadFile | None) -> str:
    if file is None:
        return ""
    try:
        return (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed(NOT_UTF8) from None


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
