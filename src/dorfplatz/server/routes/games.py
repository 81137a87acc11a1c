"""One's finished games, to be searched; and the way to the next table that waits."""

import asyncio
from math import ceil
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from dorfplatz.server.http.limits import address_of
from dorfplatz.server.pages.my_games import words
from dorfplatz.server.pages.my_games.cards import card
from dorfplatz.server.pages.my_games.played import played
from dorfplatz.server.pages.my_games.search import Search
from dorfplatz.server.pages.my_games.tallies import tallies
from dorfplatz.server.pages.my_games.urgency import Wants, in_order, wants
from dorfplatz.server.routes.answers import go_to, page
from dorfplatz.server.routes.context import COUNTED, Language, ServerHere, VisitorHere
from dorfplatz.server.store.current import current_of
from dorfplatz.server.store.finished import Finished
from dorfplatz.server.tables.late_summaries import with_summaries
from dorfplatz.server.translator import Translator

A_PAGE: Final = 20
"""Games on one page."""

router = APIRouter(include_in_schema=False, dependencies=[COUNTED])

Typed = Annotated[str, Query(max_length=100)]


@router.get("/games")
async def games(
    request: Request,
    server: ServerHere,
    visitor: VisitorHere,
    language: Language,
    name: Typed = "",
    game: Typed = "",
    outcome: Typed = "",
    players: Typed = "",
    since: Typed = "",
    until: Typed = "",
    number: Annotated[str, Query(alias="page", max_length=100)] = "",
) -> Response:
    address = address_of(request)
    search, voice = Search(name, game, outcome, players, since, until, number), Translator(language)
    stored = await with_summaries(server.services, visitor.id, address)
    shown = await asyncio.to_thread(_shown, stored, search, voice)
    return page(request, "games.html", voice=voice, w=words, search=search, **shown)


def _shown(stored: list[Finished], search: Search, voice: Translator) -> dict[str, Any]:
    """What the page tells of thousands of games: runs in a thread, off the event loop."""
    mine = [*map(played, stored)]
    found = search.found_in(mine)
    pages = max(1, ceil(len(found) / A_PAGE))
    number = min(max(1, int(search.page or 1)), pages)
    return {
        "any_game": bool(mine),
        "pending": sum(each.is_pending for each in mine),
        "found": len(found),
        "tallies": tallies(found, voice),
        "uncounted": any(each.stored.origin for each in found),
        "cards": [card(each, voice) for each in found[(number - 1) * A_PAGE : number * A_PAGE]],
        "number": number,
        "pages": pages,
    }


@router.get("/next")
async def next_table(
    request: Request,
    server: ServerHere,
    visitor: VisitorHere,
    but: Annotated[str, Query(alias="not", max_length=100)] = "",
) -> Response:
    """To the most urgent table that waits for a move, other than the one somebody comes from."""
    mine = await server.services.journal.read(current_of, server.services.store, visitor.id)
    for table in in_order(mine, visitor.id):
        if table.id != but and wants(table, visitor.id) is Wants.MOVE:
            return go_to(request, f"/tables/{table.id}/", visitor)
    return go_to(request, "/?waiting=none", visitor)
