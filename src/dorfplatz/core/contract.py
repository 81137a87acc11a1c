"""The contract between a game and everything around it.

Whatever plays, stores, shows or studies games knows only this. States are values: `play` returns a
new one and leaves its argument alone. Chance is a player whose moves are in the record like
anyone's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from dorfplatz.core import words
from dorfplatz.core.chance import Odds
from dorfplatz.core.seat import Actor, Seat
from dorfplatz.core.text import Message, Text

State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")

Json = dict[str, Any]
Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """What may be chosen before a game. Command line, forms and documentation read it here."""

    name: str
    label: Text
    """What a form calls it."""
    about: Text | Message
    """What it is for, in a sentence."""
    values: Mapping[str, Text] = field(default_factory=dict)
    """All values with what a form calls them, the default first; none if there are too many."""
    written: str = ""
    """How the value is written where there are too many, the default first: “drawn|0|1|…”."""
    is_file: bool = False
    """Whether the value is the text of a file."""


COMPONENTS: Final = Option(
    "components",
    words.COMPONENTS,
    words.COMPONENT_FILE,
    written="FILE",
    is_file=True,
)
"""Of every game with a box."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: why, what every seat scored from where, and who won (at least one)."""

    reason: str
    parts: tuple[Mapping[str, int], ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Game(Protocol[State, Move, Event]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """Its name in records and on the command line."""

    @property
    def rules(self) -> int:
        """The version of the rules; a change that alters how a record replays gets the next one."""

    @property
    def options(self) -> Sequence[Option]:
        """All that may be chosen before it."""

    def automas(self) -> Mapping[Seat, str]:
        """The seats that the rules play by themselves, with what records call their player. Such
        a seat never acts."""

    def settle(self, seats: int, options: Options, /) -> Options:
        """All options of a new game as text: those given, checked, and defaults for the others."""

    def new(self, seats: int, options: Options, /) -> State:
        """The position before anything has happened."""

    def opening(self, start: State, /) -> Sequence[Event]:
        """What has happened in a new position already, because the options leave nothing open."""

    def actor(self, state: State, /) -> Actor | None:
        """Who acts now; None when the game is over."""

    def legal(self, state: State, /) -> Sequence[Move]:
        """Every possible move of the seat that acts, in a fixed order; empty when chance acts."""

    def odds(self, state: State, /) -> Odds[Move]:
        """The moves of chance with their odds, when chance acts."""

    def play(self, state: State, move: Move, /) -> tuple[State, Sequence[Event]]:
        """The position after a move, and what happened; an impossible move is refused."""

    def result(self, state: State, /) -> Result | None:
        """The result, once the game is over."""

    def read(self, state: State, text: str, /) -> Move:
        """The move a person wrote; what cannot be read is refused as malformed."""

    def write(self, state: State, move: Move, /) -> str:
        """The move as a person writes it."""

    def tell(self, state: State, event: Event, /) -> Message | None:
        """An event as a sentence for the log; None for what is not worth a line."""

    def heading(self, event: Event, /) -> Message | None:
        """The heading that an event opens where a game is told at length, such as a new turn."""

    def setup(self, state: State, /) -> Json | None:
        """The prepared table, for programs; None while chance still prepares it."""

    def view(self, state: State, seat: Seat | None, /) -> Json:
        """The position as a seat (or a spectator) may see it, for programs."""

    def show(self, move: Move, /) -> Json:
        """A move, for programs."""

    def report(self, event: Event, /) -> Json:
        """An event, for programs."""
