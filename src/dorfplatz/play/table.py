"""A table: a record being played, with people and bots on its seats and a source for its dice.

Whatever is asked of a table is checked before anything changes. What was added stands in `entries`
from the version before to the version after: store that first, then tell people.
"""

from typing import Any, Generic

from dorfplatz.core.chance import Source
from dorfplatz.core.contract import Event, Game, Move, Options, State
from dorfplatz.core.course import Course
from dorfplatz.core.record import NOW, UNDO, Entry, Player, Record
from dorfplatz.core.refusal import Stale
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.play.words import MOVED_ON


class Table(Generic[State, Move, Event]):
    """Its version is the number of entries; whoever asks for something says which they saw."""

    def __init__(self, course: Course[State, Move, Event], source: Source) -> None:
        self.course = course
        self._source = source
        self._go_on()

    @property
    def version(self) -> int:
        return len(self.course.entries)

    def submit(self, seat: Seat, version: int, text: str) -> None:
        """A move of a seat, and what chance adds to it. The record gets the move as the game
        writes it, whatever way the person wrote it."""
        self._check_version(version)
        self.course.check_actor(seat)
        self.course.play(seat, self.course.game.read(self.course.state, text))
        self._go_on()

    def undo(self, seat: Seat, version: int) -> None:
        """Take back one move, back to the last roll at most."""
        self._check_version(version)
        self.course.add(Entry(seat, UNDO))

    def hand_over(self, seat: Seat, kind: str) -> None:
        """From here on a seat is played by a person or a bot of some kind."""
        self.course.add(Entry(seat, f"{NOW} {kind}"))

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Stale(MOVED_ON)

    def _go_on(self) -> None:
        """Chance acts until a seat can; a game that is over announces its result."""
        course = self.course
        while course.actor is CHANCE:
            course.play(CHANCE, self._source.draw(course.game.odds(course.state)))
        result = course.result_text()
        if result is not None and not course.is_complete:
            course.add(Entry(None, result))


AnyTable = Table[Any, Any, Any]


def new_record(
    game: Game[State, Move, Event], players: tuple[Player, ...], options: Options
) -> Record:
    """The header of a new game, with every option written down."""
    return Record(game.name, game.rules, players, game.settle(len(players), options))
