"""Visitors show that they are at a table: they ask for something there, or listen."""

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables.live.seats import seats_of

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable


def seen(live: "LiveTable", visitor: Visitor) -> None:
    """Those who play, and the host, also have a say in how fast bots move."""
    seated = bool(seats_of(live, visitor))
    live.presence.seen(visitor.id, seated=seated)
    if seated or visitor.id == live.stored.host:
        live.bot_pace.wish(visitor)


def stays(live: "LiveTable", visitor: Visitor) -> AbstractContextManager[None]:
    """As long as somebody listens."""
    return live.presence.stays(visitor.id, seated=bool(seats_of(live, visitor)))
