"""How the game at a table begins: from nothing, or from the middle of another one."""

from dataclasses import dataclass, replace

from dorfplatz.core.record import Entry, Player, Record
from dorfplatz.games.catalogue import AnyCourse, find
from dorfplatz.play.table import new_record
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.dice_round import dice_of


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a table branches off. What a version means never changes, so this is all there is to
    know."""

    table: str
    version: int

    @classmethod
    def read(cls, origin: str | None) -> "Fork | None":
        words = (origin or "").split()
        return cls(words[1], int(words[2])) if words[:1] == ["fork"] else None

    def __str__(self) -> str:
        return f"fork {self.table} {self.version}"


def first_record(table: StoredTable, origin: AnyCourse | None) -> Record:
    """The record with which a game begins; `origin` is the game it branches off."""
    players = tuple(Player(seat.kind, seat.name) for seat in table.seats)
    fork = Fork.read(table.origin)
    if fork is None:
        record = new_record(find(table.game), players, table.options)
    else:
        assert origin is not None, "records are never deleted"
        record = branch(origin.at(fork.version), players)
    return replace(record, dice=dice_of(table, after=len(record.entries)))


def branch(course: AnyCourse, players: tuple[Player, ...]) -> Record:
    """The moves that stand, for others to go on with."""
    game = course.game
    standing = (Entry(step.actor, game.write(step.before, step.move)) for step in course.steps)
    return replace(course.record, players=players, entries=tuple(standing), dice=None)
