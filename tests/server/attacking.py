"""All that can be asked of a server, found in the application itself, so that nothing new is left
out; and whether anything was changed by it."""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from typing import NamedTuple
from urllib.parse import quote

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from tests.server.support import House, Person, Program


class Asked(NamedTuple):
    """A route: a method, a path with holes, and the names of what may come with it."""

    method: str
    path: str
    query: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()

    @property
    def holes(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)

    def filled(self, places: Mapping[str, str]) -> str:
        return re.sub(r"{(\w+)}", lambda hole: encoded(places[hole[1]]), self.path)


def encoded(text: str) -> str:
    """As part of an address; also what is no text at all."""
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def pages(app: FastAPI) -> list[Asked]:
    """What browsers ask for."""
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    return [
        Asked(
            method,
            route.path,
            tuple(_names(route.dependant, "query_params")),
            tuple(_names(route.dependant, "body_params")),
        )
        for route in routes
        for method in sorted(route.methods or ())
    ]


def api(app: FastAPI) -> list[Asked]:
    """What programs ask for."""
    return [
        Asked(method.upper(), path)
        for path, methods in app.openapi()["paths"].items()
        for method in methods
    ]


def _names(dependant: Dependant, kind: str) -> Iterator[str]:
    yield from (each.alias for each in getattr(dependant, kind))
    for other in dependant.dependencies:
        yield from _names(other, kind)


async def places(house: House, person: Person, program: Program | None = None) -> dict[str, str]:
    """What fills the holes: a table of somebody's own, their personal link, and so on."""
    if program is None:
        table = (await person.open("person", "person", first="0")).split("/")[2]
    else:
        table = (await program.open("person", "person", options={"first": "0"}))["id"]
    live = await house.live(table)
    return {
        "table_id": table,
        "seat": "0",
        "key": live.stored.seats[0].key,
        "version": "1",
        "subject": "inn",
        "game": "bohemian",
        "number": "2",
        "hook_id": "none",
        "setup": "01234",
        "said": "000",
    }


def stored(house: House) -> list[str]:
    """Everything in the database."""
    with closing(sqlite3.connect(house.server.services.settings.database)) as database:
        return [*database.iterdump()]
