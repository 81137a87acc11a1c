"""Personal links: a seat goes along to another device."""

from collections.abc import AsyncIterator
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Depends, Request, Response

from dorfplatz.server.http.limits import address_of
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NO_SUCH_LINK
from dorfplatz.server.routes.answers import go_to, page, table_address
from dorfplatz.server.routes.context import COUNTED, FormVisitor, ServerHere
from dorfplatz.server.tables import table_actions
from dorfplatz.server.tables.live_table import LiveTable

router = APIRouter(prefix="/seat/{key}", include_in_schema=False, dependencies=[COUNTED])


class LinkedTo(NamedTuple):
    """Where a personal link leads."""

    live: LiveTable
    seat: int
    key: str

    async def share(self, visitor: Visitor) -> None:
        await table_actions.share_seat(self.live, visitor, self.seat, self.key)


async def linked_seat(key: str, server: ServerHere, request: Request) -> AsyncIterator[LinkedTo]:
    services = server.services
    found = await services.journal.read(services.store.seat_of_key, key)
    if found is None:
        raise Missing(NO_SUCH_LINK)
    table_id, seat = found
    live = await server.registry.table(table_id, address_of(request))
    with live.held():
        yield LinkedTo(live, seat, key)


LinkedSeat = Annotated[LinkedTo, Depends(linked_seat)]


@router.get("/")
async def offer(request: Request, linked: LinkedSeat) -> Response:
    return page(request, "seat.html", name=linked.live.stored.seats[linked.seat].name)


@router.post("/")
async def take(request: Request, linked: LinkedSeat, visitor: FormVisitor) -> Response:
    await linked.share(visitor)
    return go_to(request, table_address(linked.live), visitor)
