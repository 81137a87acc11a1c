"""Pages that may take long are made beside the event loop: those of a very long game, and drawings
of components that somebody made themselves."""

from collections.abc import Callable
from functools import cache
from typing import Final, ParamSpec, TypeVar

from fastapi import Request

from dorfplatz.core.contract import COMPONENTS
from dorfplatz.games.catalogue import find
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.routes.context import server_of
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.live_table import LiveTable

Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")

LONG: Final = 1000
"""Entries. Games have a few hundred, and a page of theirs takes milliseconds."""


async def made_aside(
    request: Request,
    make: Callable[Arguments, Made],
    *arguments: Arguments.args,
    **named: Arguments.kwargs,
) -> Made:
    """Something that takes long at any table."""
    background = server_of(request).services.background
    return await background.call(address_of(request), make, *arguments, **named)


async def made_aside_if_slow(
    request: Request,
    live: LiveTable,
    make: Callable[Arguments, Made],
    *arguments: Arguments.args,
    **named: Arguments.kwargs,
) -> Made:
    """Something that takes milliseconds at most tables."""
    if is_slow(live):
        return await made_aside(request, make, *arguments, **named)
    return make(*arguments, **named)


def is_slow(live: LiveTable) -> bool:
    return live.version >= LONG or _has_own_components(live.stored)


def _has_own_components(table: StoredTable) -> bool:
    """Nobody knows how long it takes to draw them for the first time."""
    own = table.options.get(COMPONENTS.name)
    return own is not None and own != _shipped(table.game, len(table.seats))


@cache
def _shipped(game: str, seats: int) -> str | None:
    return find(game).settle(seats, {}).get(COMPONENTS.name)
