"""A table: a record being played, with people and bots on its seats and a source for its dice.

Whatever is asked of a table is checked before anything changes. What was added stands in `entries`
from the version before to the version after: store that first, then tell people.
"""

from typing import Final, Generic

from dorfplatz.core.chance import Source
from dorfplatz.core.contract import Event, Game, Move, Options, State
from dorfplatz.core.course import Course
from dorfplatz.core.record import UNDO, Entry, Player, Record
from dorfplatz.core.refusal import Stale
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Text

MOVED_ON: Final = Text(
    "table.moved-on", "The table has moved on since then: please look again and choose anew."
)


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
        """A move of a seat, and what chance adds to it."""
        if version != self.version:
            raise Stale(MOVED_ON)
        self.course.add(Entry(seat, text))
        self._go_on()

    def undo(self, seat: Seat, version: int) -> None:
        """Take back one move, back to the last roll at most."""
        self.submit(seat, version, UNDO)

    def _go_on(self) -> None:
        """Chance acts until a seat can; a game that is over announces its result."""
        course = self.course
        while course.actor is CHANCE:
            drawn = self._source.draw(course.game.odds(course.state))
            course.add(Entry(CHANCE, course.game.write(course.state, drawn)))
        result = course.result_text()
        if result is not None and course.entries[-1].actor is not None:
            course.add(Entry(None, result))


def new_record(
    game: Game[State, Move, Event], players: tuple[Player, ...], options: Options
) -> Record:
    """The header of a new game, with every option written down."""
    return Record(game.name, game.rules, players, game.settle(len(players), options))
