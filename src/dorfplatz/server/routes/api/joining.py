"""A program says who it is."""

from fastapi import APIRouter, Request

from dorfplatz.server.context import ServerHere
from dorfplatz.server.limits import address_of
from dorfplatz.server.programs.asked import NewProgram
from dorfplatz.server.programs.models import Identity
from dorfplatz.server.programs.tokens import new_token

router = APIRouter()


@router.post("/programs", status_code=201)
async def introduce(server: ServerHere, asked: NewProgram, request: Request) -> Identity:
    """Say who you are and get a token."""
    server.tables_of_address.check(address_of(request))
    return Identity(token=new_token(server.signer, asked.name))
