"""A program says who it is."""

from fastapi import APIRouter, Request

from dorfplatz.server.api.asked import NewProgram
from dorfplatz.server.api.models import Identity
from dorfplatz.server.api.tokens import new_token
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.routes.context import ServerHere

router = APIRouter()


@router.post("/programs", status_code=201)
async def introduce(server: ServerHere, asked: NewProgram, request: Request) -> Identity:
    """Say who you are and get a token."""
    server.tables_of_address.check(address_of(request))
    return Identity(token=new_token(server.signer, asked.name))
