"""What people do at a table, as forms."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response

from dorfplatz.server.http.quotas import size_of_copy
from dorfplatz.server.routes.answers import go_to, table_address
from dorfplatz.server.routes.context import AttendedTable, FormVisitor, ServerHere
from dorfplatz.server.tables import closing, table_actions

MINE = "mine"
"""What a form says from a browser that will add a number to the dice."""

router = APIRouter(prefix="/tables/{table_id}", include_in_schema=False)


@router.post("/move")
async def move(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    version: Annotated[int, Form()],
    move: Annotated[str, Form(max_length=200)],
) -> Response:
    await table_actions.move(live, visitor, version, move)
    return go_to(request, table_address(live), visitor, version=live.version)


@router.post("/undo")
async def undo(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    version: Annotated[int, Form()],
) -> Response:
    await table_actions.undo(live, visitor, version)
    return go_to(request, table_address(live), visitor, version=live.version)


@router.post("/seats/{seat}/sit")
async def sit_down(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    seat: int,
    name: Annotated[str, Form()],
    dice: Annotated[str, Form()] = "",
) -> Response:
    await table_actions.sit_down(live, visitor, seat, name.strip(), awaited=dice == MINE)
    return go_to(request, table_address(live), replace(visitor, name=name.strip()))


@router.post("/seats/{seat}/stand")
async def stand_up(
    request: Request, live: AttendedTable, visitor: FormVisitor, seat: int
) -> Response:
    await table_actions.stand_up(live, visitor, seat)
    return go_to(request, table_address(live), visitor)


@router.post("/seats/{seat}/bot")
async def give_to_bot(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    seat: int,
    bot: Annotated[str, Form()] = "",
) -> Response:
    await table_actions.give_to_bot(live, visitor, seat, bot)
    return go_to(request, table_address(live), visitor, version=live.version)


@router.post("/seats/{seat}/person")
async def come_back(
    request: Request, live: AttendedTable, visitor: FormVisitor, seat: int
) -> Response:
    await table_actions.come_back(live, visitor, seat)
    return go_to(request, table_address(live), visitor, version=live.version)


@router.post("/seats/{seat}/link")
async def renew_link(
    request: Request, live: AttendedTable, visitor: FormVisitor, seat: int
) -> Response:
    await table_actions.renew_link(live, visitor, seat)
    return go_to(request, table_address(live), visitor)


@router.post("/begin")
async def begin(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    bot: Annotated[str, Form()] = "",
) -> Response:
    await table_actions.begin(live, visitor, bot)
    return go_to(request, table_address(live), visitor)


@router.post("/close")
async def close(
    request: Request,
    live: AttendedTable,
    visitor: FormVisitor,
    wish: Annotated[bool, Form()] = True,
) -> Response:
    await closing.close(live, visitor, wish=wish)
    return go_to(request, table_address(live), visitor, version=live.version)


@router.post("/rematch")
async def rematch(
    request: Request, server: ServerHere, live: AttendedTable, visitor: FormVisitor
) -> Response:
    server.check_new(request, visitor, size_of_copy(live.stored.header, 0))
    again = await server.registry.rematch(live, visitor)
    return go_to(request, table_address(again), visitor)
