"""The page of webhooks: one's own, and those of tables where one sits."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query, Request, Response

from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.http.quotas import size_of_hook
from dorfplatz.server.http.refusals import Forbidden, Missing, TooMany, status_of
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.webhooks import all_shown, example
from dorfplatz.server.routes.answers import go_to, page, wants_json
from dorfplatz.server.routes.context import (
    COUNTED,
    FormVisitor,
    Language,
    LiveHere,
    Server,
    ServerHere,
    VisitorHere,
)
from dorfplatz.server.store import deliveries, hooks
from dorfplatz.server.store.current import some_of
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.stored import StoredTable, now
from dorfplatz.server.tables.live.seats import seats_of
from dorfplatz.server.translator import Translator
from dorfplatz.server.webhooks import words
from dorfplatz.server.webhooks.receiver import AT_MOST, read_address
from dorfplatz.server.webhooks.signing import CHECK, HEADER, new_secret

MOST: Final = 30
"""Webhooks of a visitor."""

router = APIRouter(include_in_schema=False)

From = Annotated[str, Query(alias="table")]
"""The table where somebody comes from, whose place on the page is kept."""


@dataclass(frozen=True, slots=True)
class Typed:
    """An address that was refused, and where it was typed."""

    table: str
    url: str
    refusal: Refusal


@router.get("/hooks", dependencies=[COUNTED])
async def overview(
    request: Request, server: ServerHere, visitor: VisitorHere, language: Language, at: From = ""
) -> Response:
    return await _page(request, server, visitor, Translator(language), at)


@router.get("/tables/{table_id}/hook")
async def of_table(request: Request, live: LiveHere, visitor: VisitorHere) -> Response:
    return go_to(request, f"/hooks?table={live.id}", visitor)


@router.post("/hooks")
async def save(
    request: Request,
    server: ServerHere,
    visitor: FormVisitor,
    language: Language,
    url: Annotated[str, Form()] = "",
    table: Annotated[str, Form()] = "",
    at: From = "",
) -> Response:
    """What is wrong with an address is said beside it."""
    try:
        hook = await _made(request, server, visitor, language, url, table)
    except Refusal as refusal:
        if wants_json(request):
            raise
        typed = Typed(table, url, refusal)
        return await _page(request, server, visitor, Translator(language), at or table, typed)
    return go_to(request, _address(at or table, hook), visitor)


@router.post("/hooks/{hook_id}/test")
async def try_out(
    request: Request, server: ServerHere, visitor: FormVisitor, hook_id: str, at: From = ""
) -> Response:
    hook = await _own(server, visitor, hook_id)
    server.hooks.limit.check(address_of(request))
    await server.hooks.test(hook)
    return go_to(request, _address(at, hook), visitor)


@router.post("/hooks/{hook_id}/remove")
async def remove(
    request: Request, server: ServerHere, visitor: FormVisitor, hook_id: str, at: From = ""
) -> Response:
    hook = await _own(server, visitor, hook_id)
    await server.hooks.remove(hook)
    return go_to(request, _address(at), visitor)


async def _made(
    request: Request, server: Server, visitor: Visitor, language: str, typed: str, table: str
) -> StoredHook:
    url, base = read_address(typed), str(request.base_url)
    if len(base) > AT_MOST:
        raise Malformed(words.TOO_LONG, most=AT_MOST)
    if table:
        await _check_seat(request, server, visitor, table)
    mine = await _hooks(server, visitor)
    before = next((each for each in mine if each.table_id == (table or None)), None)
    if before is None and len(mine) >= MOST:
        raise TooMany(words.TOO_MANY, most=MOST)
    server.hooks.limit.check(address_of(request))
    server.check_room(request, visitor, size_of_hook(url, base))
    await server.hooks.check(url)
    same = before is not None and before.url == url
    secret = before.secret if before is not None and same else new_secret()
    hook = StoredHook(visitor.id, table or None, url, secret, language, base)
    await server.hooks.save(hook)
    return hook


async def _check_seat(request: Request, server: Server, visitor: Visitor, table: str) -> None:
    live = await server.registry.table(table, address_of(request))
    if not seats_of(live, visitor):
        raise Forbidden(words.NOT_SEATED)
    if live.is_at_rest:
        raise Illegal(words.AT_REST)


async def _hooks(server: Server, visitor: Visitor) -> list[StoredHook]:
    services = server.services
    return await services.journal.read(hooks.hooks_of, services.store, visitor.id)


async def _own(server: Server, visitor: Visitor, hook_id: str) -> StoredHook:
    for hook in await _hooks(server, visitor):
        if hook.id == hook_id:
            return hook
    raise Missing(words.UNKNOWN)


def _address(table: str, hook: StoredHook | None = None) -> str:
    """The page, at the place where somebody was."""
    return f"/hooks{_query(table)}" + (f"#hook-{hook.id}" if hook else "")


def _query(table: str) -> str:
    return f"?{urlencode({'table': table})}" if table else ""


async def _page(
    request: Request,
    server: Server,
    visitor: Visitor,
    voice: Translator,
    table: str,
    typed: Typed | None = None,
) -> Response:
    services, moment = server.services, now()
    mine = await _hooks(server, visitor)
    tables = await _tables(server, visitor, mine, table)
    tries = await services.journal.read(deliveries.tries_of, services.store, visitor.id)
    return page(
        request,
        "hooks.html",
        status=200 if typed is None else status_of(typed.refusal),
        voice=voice,
        hooks=all_shown(mine, tables, tries, voice, moment),
        query=_query(table if table in tables else ""),
        typed=typed,
        example=example(str(request.base_url), voice, moment + timedelta(days=2)),
        header=HEADER,
        check=CHECK,
    )


async def _tables(
    server: Server, visitor: Visitor, mine: list[StoredHook], wanted: str
) -> dict[str, StoredTable]:
    """Those that have a hook, and before them the one where somebody comes from."""
    services = server.services
    asked = [each for each in (wanted, *(hook.table_id for hook in mine)) if each]
    found = await services.journal.read(some_of, services.store, asked)
    with_hook = {hook.table_id for hook in mine}
    return {
        name: found[name]
        for name in dict.fromkeys(asked)
        if name in found and (name in with_hook or _may_have_one(found[name], visitor))
    }


def _may_have_one(table: StoredTable, visitor: Visitor) -> bool:
    return not table.is_at_rest and any(visitor.id in seat.owners for seat in table.seats)
