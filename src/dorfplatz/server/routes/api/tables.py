"""Tables: open one, look at it, play on from it, close it."""

from fastapi import APIRouter, Request

from dorfplatz.core.record import PERSON
from dorfplatz.server.api import shown
from dorfplatz.server.api.asked import Closing, Fork, NewTable, SeatWish
from dorfplatz.server.api.models import TableInList, TableShown
from dorfplatz.server.http.quotas import size_of_copy, size_of_table
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.routes.context import ChangingProgram, ProgramHere, ProgramsTable, ServerHere
from dorfplatz.server.tables import closing
from dorfplatz.server.tables.new_tables import Wish

router = APIRouter()


@router.get("/tables")
async def list_tables(
    server: ServerHere, program: ProgramHere, listed: bool = False
) -> list[TableInList]:
    """Your own tables, unfinished ones first; or those that are shown to everyone."""
    store, read = server.services.store, server.services.journal.read
    found = await (read(store.listed, 50) if listed else read(store.tables_of, program.id, 50))
    return [
        TableInList(
            id=table.id,
            game=table.game,
            names=[seat.name for seat in table.seats],
            begun=table.header is not None,
            over=table.over,
            closed=table.closed,
        )
        for table in found
    ]


@router.post("/tables", status_code=201)
async def open_table(
    server: ServerHere, program: ChangingProgram, asked: NewTable, request: Request
) -> TableShown:
    """A new table; where no seat is open the game begins at once."""
    asker = server.check_new(request, program, size_of_table(asked.options))
    live = await server.registry.open(
        program,
        asked.game,
        _wishes(asked.seats, program),
        asked.options,
        asker,
        listed=asked.listed,
        hints=asked.hints,
        turn_seconds=asked.turn_seconds,
    )
    server.services.notifications.notify(live.stored)
    return shown.table(live, program)


@router.get("/tables/{table_id}")
async def show_table(live: ProgramsTable, program: ProgramHere) -> TableShown:
    return shown.table(live, program)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(
    server: ServerHere, live: ProgramsTable, program: ChangingProgram, request: Request
) -> TableShown:
    """The same once more, at a new table; the same table for all who ask."""
    server.check_new(request, program, size_of_copy(live.stored.header, 0))
    return shown.table(await server.registry.rematch(live, program), program)


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(
    server: ServerHere, live: ProgramsTable, program: ChangingProgram, asked: Fork, request: Request
) -> TableShown:
    """A new table that goes on from any position of this one."""
    size = size_of_copy(live.stored.header, min(asked.version, live.version))
    asker = server.check_new(request, program, size)
    forked = await server.registry.fork(
        program,
        live,
        asked.version,
        _wishes(asked.seats, program),
        asker,
        listed=asked.listed,
        hints=asked.hints,
        turn_seconds=asked.turn_seconds,
    )
    server.services.notifications.notify(forked.stored)
    return shown.table(forked, program)


@router.post("/tables/{table_id}/close")
async def close(
    live: ProgramsTable, program: ChangingProgram, asked: Closing | None = None
) -> TableShown:
    """You want to close the table: done when all others who play want it too, or are away."""
    await closing.close(live, program, wish=(asked or Closing()).wish)
    return shown.table(live, program)


def _wishes(seats: list[SeatWish], program: Visitor) -> tuple[Wish, ...]:
    """A program need not say its own name again."""
    return tuple(
        Wish(PERSON, seat.name or program.name, awaited=seat.adds_number)
        if seat.kind == PERSON
        else Wish(seat.kind, seat.name)
        for seat in seats
    )
