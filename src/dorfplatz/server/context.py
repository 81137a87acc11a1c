"""What every request needs: the server, who asks, in which language, at which table."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Form, Header, Query, Request

from dorfplatz.server.hall import Hall
from dorfplatz.server.limits import Crowd, Limiter, address_of
from dorfplatz.server.live import LiveTable, Services
from dorfplatz.server.visitors import Signer, Visitor, language_for, new_visitor


@dataclass(frozen=True, slots=True)
class Server:
    services: Services
    hall: Hall
    signer: Signer
    changes: Limiter
    tables: Limiter
    tables_of_address: Limiter
    pages: Limiter
    streams: Crowd
    streams_of_address: Crowd

    @classmethod
    def of(cls, services: Services, hall: Hall) -> "Server":
        settings = services.settings
        return cls(
            services,
            hall,
            Signer(services.store.secret()),
            changes=Limiter(settings.moves),
            tables=Limiter(settings.tables),
            tables_of_address=Limiter(settings.tables_of_address),
            pages=Limiter(settings.pages),
            streams=Crowd(settings.streams),
            streams_of_address=Crowd(settings.streams_of_address),
        )

    def check_opening(self, request: Request, visitor: Visitor) -> None:
        """Refuse those who open tables too fast."""
        self.tables.check(visitor.id)
        self.tables_of_address.check(address_of(request))

    def listening(
        self, request: Request, visitor: str, events: AsyncIterator[bytes]
    ) -> AsyncIterator[bytes]:
        """Events for one who listens; refused to those who have too many pages open."""
        address = address_of(request)
        self.streams.check(visitor)
        self.streams_of_address.check(address)
        return self._counted(visitor, address, events)

    async def _counted(
        self, visitor: str, address: str, events: AsyncIterator[bytes]
    ) -> AsyncIterator[bytes]:
        with self.streams.joined_by(visitor), self.streams_of_address.joined_by(address):
            async for event in events:
                yield event


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def visitor_of(request: Request) -> Visitor:
    """Once a request: the same new visitor for everything that it asks."""
    if not hasattr(request.state, "visitor"):
        known = server_of(request).signer.visitor(request)
        request.state.is_new = known is None
        request.state.visitor = known or new_visitor()
    visitor: Visitor = request.state.visitor
    return visitor


# What routes ask for. These are coroutines because others would each take a trip through a thread.


async def _server(request: Request) -> Server:
    return server_of(request)


ServerHere = Annotated[Server, Depends(_server)]


async def _visitor(request: Request) -> Visitor:
    return visitor_of(request)


VisitorHere = Annotated[Visitor, Depends(_visitor)]


async def program_of(request: Request, server: ServerHere) -> Visitor:
    return server.signer.program(request)


ProgramHere = Annotated[Visitor, Depends(program_of)]


async def changing_program_of(server: ServerHere, program: ProgramHere) -> Visitor:
    server.changes.check(program.id)
    return program


ChangingProgram = Annotated[Visitor, Depends(changing_program_of)]


async def page_language(request: Request, visitor: VisitorHere) -> str:
    return language_for(request, visitor)


Language = Annotated[str, Depends(page_language)]


async def own_form(
    request: Request,
    server: ServerHere,
    visitor: VisitorHere,
    form_key: Annotated[str, Form()] = "",
) -> Visitor:
    """Whoever changes something with a form from one of their own pages."""
    server.signer.check_form(request, visitor, form_key)
    server.changes.check(visitor.id)
    return visitor


FormVisitor = Annotated[Visitor, Depends(own_form)]


async def live_table(table_id: str, request: Request, server: ServerHere) -> LiveTable:
    server.pages.check(address_of(request))
    return await server.hall.table(table_id)


LiveHere = Annotated[LiveTable, Depends(live_table)]


async def programs_table(live: LiveHere, program: ProgramHere) -> LiveTable:
    """The table of a program: whoever asks for it shows that they are here."""
    live.seen(program)
    return live


ProgramsTable = Annotated[LiveTable, Depends(programs_table)]


async def attended_table(live: LiveHere, visitor: VisitorHere) -> LiveTable:
    """The table of a page, likewise."""
    live.seen(visitor)
    return live


AttendedTable = Annotated[LiveTable, Depends(attended_table)]


async def _last_event_id(last_event_id: Annotated[str | None, Header()] = None) -> int | None:
    """How many entries a listener had seen who comes back; None for a new one."""
    found = re.fullmatch("[0-9]{1,9}", last_event_id or "")
    return int(found[0]) if found else None


LastEventId = Annotated[int | None, Depends(_last_event_id)]
Known = Annotated[int, Query(ge=0, le=1_000_000)]
"""How many entries somebody says that they know."""


async def named(request: Request, live: LiveHere) -> None:
    """Refusals at a table call its players by their names."""
    request.state.names = tuple(seat.name for seat in live.stored.seats)


CallsByName = Depends(named)
