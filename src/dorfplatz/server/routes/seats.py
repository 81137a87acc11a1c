"""Personal links: a seat goes along to another device."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.words import NO_SUCH_LINK
from dorfplatz.server.routes.answers import go_to, page
from dorfplatz.server.routes.context import FormVisitor, ServerHere
from dorfplatz.server.tables import table_actions
from dorfplatz.server.tables.live_table import LiveTable

router = APIRouter(prefix="/seat/{key}", include_in_schema=False)


async def linked_seat(key: str, server: ServerHere) -> AsyncIterator[tuple[LiveTable, int]]:
    services = server.services
    found = await services.journal.read(services.store.seat_of_key, key)
    if found is None:
        raise Missing(NO_SUCH_LINK)
    table_id, seat = found
    live = await server.registry.table(table_id)
    with live.held():
        yield live, seat


LinkedSeat = Annotated[tuple[LiveTable, int], Depends(linked_seat)]


@router.get("/")
async def offer(request: Request, linked: LinkedSeat) -> Response:
    live, seat = linked
    return page(request, "seat.html", name=live.stored.seats[seat].name)


@router.post("/")
async def take(request: Request, linked: LinkedSeat, visitor: FormVisitor) -> Response:
    live, seat = linked
    await table_actions.share_seat(live, visitor, seat)
    return go_to(request, f"/tables/{live.id}/", visitor)
