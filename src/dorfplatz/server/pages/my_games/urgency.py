"""One's tables, in the order in which they want to be looked at."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum, auto
from typing import Final

from dorfplatz.core.text import message
from dorfplatz.server.pages import words as shared
from dorfplatz.server.pages.my_games import words
from dorfplatz.server.pages.my_games.times import ago, ahead, day
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.dice_round import OPEN, missing
from dorfplatz.server.translator import Translator

NEVER: Final = datetime.max.replace(tzinfo=UTC)


class Wants(IntEnum):
    """What a table wants of somebody, the most urgent first."""

    MOVE = auto()
    VISIT = auto()
    """Before a game: invite others or begin, or lend a number to the dice."""
    PATIENCE = auto()
    NOTHING = auto()


def wants(table: StoredTable, client: str) -> Wants:
    if table.is_at_rest:
        return Wants.NOTHING
    if table.turn is not None and client in table.seats[table.turn].owners:
        return Wants.MOVE
    if table.header is None and (_is_missed(table, client) or _is_host(table, client)):
        return Wants.VISIT
    return Wants.PATIENCE


def in_order(tables: Iterable[StoredTable], client: str) -> list[StoredTable]:
    """Where a move is wanted the nearest end of time comes first, then who waits longest; after
    these the last played."""

    def urgency(table: StoredTable) -> tuple[Wants, datetime, float]:
        wanted, touched = wants(table, client), table.touched.timestamp()
        if wanted is Wants.MOVE:
            return wanted, table.due or NEVER, touched
        return wanted, NEVER, -touched

    return sorted(tables, key=urgency)


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list."""

    id: str
    game: str
    names: str
    status: str
    calls: bool
    when: str
    hurries: bool
    """Whether time runs out."""


def line(table: StoredTable, client: str, voice: Translator, now: datetime) -> TableLine:
    wanted = wants(table, client)
    names = (voice(shared.FREE_SEAT) if seat.kind == OPEN else seat.name for seat in table.seats)
    return TableLine(
        table.id,
        table.game,
        ", ".join(names),
        _status(table, wanted, client, voice),
        wanted in (Wants.MOVE, Wants.VISIT),
        _when(table, voice, now),
        table.due is not None,
    )


def _status(table: StoredTable, wanted: Wants, client: str, voice: Translator) -> str:
    if wanted is Wants.MOVE:
        return voice(shared.STATUS_YOUR_TURN)
    if table.over:
        return voice(shared.STATUS_OVER)
    if table.closed:
        return voice(words.IS_CLOSED)
    if table.header is None:
        return voice(words.WAITS_FOR_YOU if _is_missed(table, client) else shared.STATUS_LOBBY)
    if table.turn is None:
        return voice(shared.STATUS_GOING)
    return voice(words.TURN_OF, who=table.seats[table.turn].name)


def _when(table: StoredTable, voice: Translator, now: datetime) -> str:
    if table.is_at_rest:
        return day(table.touched, voice)
    if table.due is not None and table.due <= now:
        return voice(words.TIME_IS_UP)
    if table.due is not None:
        return voice(message(words.TIME_ENDS, when=ahead(table.due, now, voice)))
    text = words.OPENED if table.header is None else words.LAST_MOVE
    return voice(message(text, when=ago(table.touched, now, voice)))


def _is_missed(table: StoredTable, client: str) -> bool:
    """Whether the dice wait for a number from one of the client's seats."""
    return any(client in table.seats[seat].owners for seat in missing(table.seats))


def _is_host(table: StoredTable, client: str) -> bool:
    return table.host == client and any(seat.kind == OPEN for seat in table.seats)
