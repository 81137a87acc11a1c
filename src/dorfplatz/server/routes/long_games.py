"""Pages that need all of a game: those of a very long one are made beside the event loop."""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from fastapi import Request

from dorfplatz.server.http.limits import address_of
from dorfplatz.server.routes.context import server_of
from dorfplatz.server.tables.live_table import LiveTable

Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")

LONG: Final = 1000
"""Entries. Games have a few hundred, and a page of theirs takes milliseconds."""


async def of_whole_game(
    request: Request,
    live: LiveTable,
    make: Callable[Arguments, Made],
    *arguments: Arguments.args,
    **named: Arguments.kwargs,
) -> Made:
    if live.version < LONG:
        return make(*arguments, **named)
    background = server_of(request).services.background
    return await background.call(address_of(request), make, *arguments, **named)
