"""What every request needs: the server, who asks, in which language, at which table."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Form, Request

from dorfplatz.server.hall import Hall
from dorfplatz.server.limits import Limiter
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

    def check_opening(self, request: Request, visitor: Visitor) -> None:
        """Refuse those who open tables too fast."""
        self.tables.check(visitor.id)
        self.tables_of_address.check(request.client.host if request.client else "")


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


async def live_table(table_id: str, server: ServerHere) -> LiveTable:
    return await server.hall.table(table_id)


LiveHere = Annotated[LiveTable, Depends(live_table)]


async def attended_table(live: LiveHere, visitor: VisitorHere) -> LiveTable:
    """The table of a page: whoever loads it shows that they are here."""
    live.presence.seen(visitor.id)
    return live


AttendedTable = Annotated[LiveTable, Depends(attended_table)]
