"""What every request needs: the server, who asks, in which language, at which table."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Form, Header, Query, Request

from dorfplatz.bots.roster import SECONDS
from dorfplatz.server.http.limits import Crowd, Limiter, StreamTotal, address_of
from dorfplatz.server.http.quotas import Room
from dorfplatz.server.http.visitors import Signer, Visitor, language_for, new_visitor
from dorfplatz.server.store.pulse import Pulse
from dorfplatz.server.tables.hints import Hinter
from dorfplatz.server.tables.live.attendance import seen
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.registry import TableRegistry
from dorfplatz.server.tables.services import Services
from dorfplatz.server.webhooks.hooks import Hooks


@dataclass(frozen=True, slots=True)
class Server:
    services: Services
    registry: TableRegistry
    signer: Signer
    hinter: Hinter
    hooks: Hooks
    pulse: Pulse
    room: Room
    changes: Limiter
    hints: Limiter
    tables: Limiter
    tables_of_address: Limiter
    pages: Limiter
    streams: Crowd
    streams_of_address: Crowd
    streams_in_all: StreamTotal

    @classmethod
    def of(cls, services: Services, registry: TableRegistry, hooks: Hooks) -> "Server":
        settings = services.settings
        return cls(
            services,
            registry,
            Signer(services.store.secret()),
            Hinter(services.thinker, min(settings.bot_seconds, SECONDS)),
            hooks,
            Pulse(services.store, services.journal, services.clock),
            room=Room(settings, services.clock),
            changes=Limiter(settings.moves),
            hints=Limiter(settings.hints),
            tables=Limiter(settings.tables),
            tables_of_address=Limiter(settings.tables_of_address),
            pages=Limiter(settings.pages),
            streams=Crowd(settings.streams),
            streams_of_address=Crowd(settings.streams_of_address),
            streams_in_all=StreamTotal(settings.streams_in_all),
        )

    def check_opening(self, request: Request, visitor: Visitor) -> str:
        """Refuse those who open tables too fast. Returns the address they ask from."""
        address = address_of(request)
        self.tables.check(visitor.id)
        self.tables_of_address.check(address)
        return address

    def check_new(self, request: Request, visitor: Visitor, size: int) -> str:
        """Refuse those who open tables too fast, or have too much stored. Returns the address they
        ask from."""
        address = self.check_opening(request, visitor)
        self.check_room(request, visitor, size)
        return address

    def check_room(self, request: Request, visitor: Visitor, size: int) -> None:
        """Refuse what is new and finds no room."""
        self.services.store.check_reserve(self.services.settings.disk_reserve)
        self.room.take_new(request, visitor, size)

    def listening(
        self, request: Request, visitor: str, events: AsyncIterator[bytes]
    ) -> AsyncIterator[bytes]:
        """An event stream, counted; refused to those who have too many open."""
        address = address_of(request)
        self.streams.check(visitor)
        self.streams_of_address.check(address)
        self.streams_in_all.check()
        return self._counted(visitor, address, events)

    async def _counted(
        self, visitor: str, address: str, events: AsyncIterator[bytes]
    ) -> AsyncIterator[bytes]:
        with (
            self.streams.joined_by(visitor),
            self.streams_of_address.joined_by(address),
            self.streams_in_all.one_more(),
        ):
            async for event in events:
                yield event


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def visitor_of(request: Request) -> Visitor:
    """Cached for the request: the same new visitor for everything that it asks."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = server_of(request).signer.visitor(request) or new_visitor()
    visitor: Visitor = request.state.visitor
    return visitor


# Dependencies of routes: coroutines, because FastAPI runs plain functions in a thread each, and
# none depends on another, because each one that is resolved costs time.


async def _server(request: Request) -> Server:
    return server_of(request)


async def _visitor(request: Request) -> Visitor:
    return visitor_of(request)


async def _program(request: Request) -> Visitor:
    return server_of(request).signer.program(request)


async def _changing_program(request: Request) -> Visitor:
    server = server_of(request)
    program = server.signer.program(request)
    server.changes.check(program.id)
    server.room.take_change(request, program)
    return program


async def _own_form(request: Request, form_key: Annotated[str, Form()] = "") -> Visitor:
    server, visitor = server_of(request), visitor_of(request)
    server.signer.check_form(request, visitor, form_key)
    server.changes.check(visitor.id)
    server.room.take_change(request, visitor)
    return visitor


async def _counted_page(request: Request) -> None:
    server_of(request).pages.check(address_of(request))


async def _language(request: Request) -> str:
    return language_for(request, visitor_of(request))


async def _table(table_id: str, request: Request) -> AsyncIterator[LiveTable]:
    live = await _found(table_id, request)
    with live.held():
        yield live


async def _programs_table(table_id: str, request: Request) -> AsyncIterator[LiveTable]:
    live = await _found(table_id, request)
    seen(live, server_of(request).signer.program(request))
    with live.held():
        yield live


async def _attended_table(table_id: str, request: Request) -> AsyncIterator[LiveTable]:
    live = await _found(table_id, request)
    seen(live, visitor_of(request))
    with live.held():
        yield live


async def _found(table_id: str, request: Request) -> LiveTable:
    """Refusals at a table call its players by their names."""
    server = server_of(request)
    address = address_of(request)
    server.pages.check(address)
    live = await server.registry.table(table_id, address)
    request.state.names = tuple(seat.name for seat in live.stored.seats)
    return live


ServerHere = Annotated[Server, Depends(_server)]
VisitorHere = Annotated[Visitor, Depends(_visitor)]
ProgramHere = Annotated[Visitor, Depends(_program)]
ChangingProgram = Annotated[Visitor, Depends(_changing_program)]
FormVisitor = Annotated[Visitor, Depends(_own_form)]
"""Whoever changes something with a form from one of their own pages."""
COUNTED: Final = Depends(_counted_page)
"""Of a route: an address may ask for it only so often. At a table everything is counted."""
Language = Annotated[str, Depends(_language)]
LiveHere = Annotated[LiveTable, Depends(_table)]
ProgramsTable = Annotated[LiveTable, Depends(_programs_table)]
"""The table of a program: whoever asks for it shows that they are here."""
AttendedTable = Annotated[LiveTable, Depends(_attended_table)]
"""The table of a page, likewise."""


async def _last_event_id(last_event_id: Annotated[str | None, Header()] = None) -> int | None:
    """How many entries a listener had seen who comes back; None for a new one."""
    found = re.fullmatch("[0-9]{1,9}", last_event_id or "")
    return int(found[0]) if found else None


LastEventId = Annotated[int | None, Depends(_last_event_id)]
Known = Annotated[int, Query(ge=0, le=1_000_000)]
"""How many entries somebody says that they know."""
