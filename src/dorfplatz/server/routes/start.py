"""The start page with one's games and those to watch, the way to a table, and preferences."""

import re
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response

from dorfplatz.bots.roster import available
from dorfplatz.core.names import check_new_name
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import PACES, THEMES, USUAL
from dorfplatz.server.http.words import NO_TABLE
from dorfplatz.server.pages import words
from dorfplatz.server.pages.game_pages import GAME_PAGES
from dorfplatz.server.pages.my_games import words as games_words
from dorfplatz.server.pages.my_games.urgency import TableLine, Wants, in_order, line, wants
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.routes.answers import go_to, page
from dorfplatz.server.routes.context import (
    COUNTED,
    FormVisitor,
    Language,
    ServerHere,
    VisitorHere,
)
from dorfplatz.server.store.current import current_of, last_of
from dorfplatz.server.store.stored import StoredTable, now
from dorfplatz.server.translator import Translator

SHOWN: Final = 12
"""Tables in a list; others are folded away."""
FINISHED: Final = 3
"""Finished games on the start page; all of them have a page of their own."""
LINK_AT_MOST: Final = 80
"""Characters at the end of a link that lead to a table."""

router = APIRouter(include_in_schema=False)


@router.get("/", dependencies=[COUNTED])
async def start(
    request: Request,
    server: ServerHere,
    visitor: VisitorHere,
    language: Language,
    waiting: str = "",
) -> Response:
    """Also where “next table” leads to if none is waiting."""
    store, read, voice = server.services.store, server.services.journal.read, Translator(language)
    mine = in_order(await read(current_of, store, visitor.id), visitor.id)
    finished = await read(last_of, store, visitor.id, FINISHED)
    listed = [table for table in await read(store.listed, SHOWN) if not table.is_at_rest]
    lines = partial(_lines, visitor.id, voice)
    shown = [GAME_PAGES[game] for game in words.GAME]
    return page(
        request,
        "start.html",
        voice=voice,
        mine=lines(mine[:SHOWN]),
        others=lines(mine[SHOWN:]),
        finished=lines(finished),
        listed=lines(listed),
        waiting=sum(wants(table, visitor.id) is Wants.MOVE for table in mine),
        nothing_waits=waiting == "none",
        games=games_words,
        bots={game: available(game) for game in words.GAME},
        shown_games=shown,
        ruled=[(game, words.GAME[game]) for game in words.GAME if game in BOOKS],
        **{name: fact for each in shown for name, fact in each.start_facts(visitor).items()},
    )


def _lines(client: str, voice: Translator, tables: list[StoredTable]) -> list[TableLine]:
    return [line(table, client, voice, now()) for table in tables]


@router.get("/join", dependencies=[COUNTED])
async def join(request: Request, visitor: VisitorHere, link: str = "") -> Response:
    """A pasted link to a table, a seat or a position, or only the part of it that matters, which is
    its end."""
    end = link.rstrip()[-LINK_AT_MOST:]
    found = re.search(r"(?:/(tables|seat)/)?([\w-]{8,40})(/replay/\d{1,9})?/?$", end)
    if found is None:
        raise Missing(NO_TABLE)
    return go_to(request, f"/{found[1] or 'tables'}/{found[2]}{found[3] or ''}/", visitor)


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
        check_new_name(name.strip())
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
