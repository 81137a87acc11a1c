"""Numbers for the dice, from browsers to the server, before a game begins."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response

from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.routes.answers import go_to, table_address
from dorfplatz.server.routes.context import AttendedTable, FormVisitor
from dorfplatz.server.tables import sealed_numbers
from dorfplatz.server.tables.dice_round import told
from dorfplatz.server.tables.live_table import LiveTable

router = APIRouter(prefix="/tables/{table_id}/dice", include_in_schema=False)

Number = Annotated[int, Form(ge=0, le=1_000_000)]
Round = Annotated[int, Form(alias="round", ge=0, le=1_000_000)]
Digits = Annotated[str, Form(max_length=64)]


@router.post("/seal")
async def seal(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    seat: Number,
    this_round: Round,
    seal: Digits,
) -> Response:
    await sealed_numbers.seal(live, visitor, seat, this_round, seal)
    return _went_on(request, live, visitor)


@router.post("/number")
async def number(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    seat: Number,
    this_round: Round,
    number: Digits,
) -> Response:
    await sealed_numbers.open_number(live, visitor, seat, this_round, number)
    return _went_on(request, live, visitor)


@router.post("/without")
async def without(
    request: Request, live: AttendedTable, visitor: FormVisitor, this_round: Round
) -> Response:
    await sealed_numbers.go_on_without(live, visitor, this_round)
    return _went_on(request, live, visitor)


@router.post("/noted")
async def noted(request: Request, live: AttendedTable, visitor: FormVisitor) -> Response:
    """Somebody has read that their sealed number was left out."""
    await sealed_numbers.note_dropped(live, visitor)
    return go_to(request, table_address(live), visitor)


def _went_on(request: Request, live: LiveTable, visitor: Visitor) -> Response:
    now = told(live.stored.seats, begun=live.has_begun)
    return go_to(request, table_address(live), visitor, dice=now)
