"""Playing on from a position: who could sit where."""

from collections.abc import Iterator
from dataclasses import dataclass

from dorfplatz.bots import roster
from dorfplatz.core.record import PERSON
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.viewer import Viewer


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat of the new table, as it would be if nothing else is said."""

    seat: Seat
    kind: str
    name: str
    was: str
    """Who sits there in the old game."""


def offered(past: AnyCourse, reader: Viewer, visitor: Visitor) -> list[Offered]:
    """Bots stay, one's own seats stay one's own, and bots play for all others. Who has no seat gets
    that of the player whose turn it is, or else of the first person."""
    mine = reader.mine or (_free_seat(past),)
    return [_offer(past, seat, mine, reader, visitor) for seat in _played_by_somebody(past)]


def _offer(
    past: AnyCourse, seat: Seat, mine: tuple[Seat, ...], reader: Viewer, visitor: Visitor
) -> Offered:
    game, was = past.game.name, past.players[seat]
    if seat in mine:
        own = was.name if reader.mine else visitor.name
        return Offered(seat, PERSON, own or was.name, was.name)
    kind = was.kind if was.kind in roster.available(game) else reader.favourite
    return Offered(seat, kind, was.name, was.name)


def _played_by_somebody(past: AnyCourse) -> Iterator[Seat]:
    """All seats but those that the rules play."""
    automas = past.game.automas()
    return (Seat(seat) for seat in range(len(past.players)) if seat not in automas)


def _free_seat(past: AnyCourse) -> Seat:
    people = [seat for seat in _played_by_somebody(past) if past.players[seat].is_person]
    if isinstance(past.actor, int) and (past.actor in people or not people):
        return past.actor
    return next(iter(people or _played_by_somebody(past)))
