"""What a lesson is made of: a table with fixed dice, and steps one after the other.

A script is written like a play: what happens before a step is shown, what the friend says then, and
what the learner is asked to do. It knows nothing of pages.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.record import Player
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyGame

LEARNER: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Watch:
    """Nothing to do but to read, and to go on."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A move that the learner makes."""

    asks: Text
    move: str
    others: tuple[tuple[str, Text], ...] = ()
    """What is said to other moves that are possible, by a word in them: the first that fits."""


@dataclass(frozen=True, slots=True)
class Look:
    """A part of the table whose explanation the learner reads."""

    asks: Text
    subject: str


Task = Watch | Deed | Look


@dataclass(frozen=True, slots=True)
class Step:
    says: tuple[Text, ...]
    """A paragraph each."""
    task: Task
    before: tuple[str, ...] = ()
    """What happens first, as lines of a record: the friend's moves, and what chance does."""
    points: tuple[str, ...] = ()
    """What is meant, as attributes of elements on the page: `id="dice"`."""


@dataclass(frozen=True, slots=True)
class Lesson:
    game: AnyGame
    friend: str
    """Who speaks; also the name of the portrait, in small letters."""
    opponent: Player
    options: Mapping[str, str]
    steps: tuple[Step, ...]

    @property
    def last(self) -> int:
        """Steps are counted from 1."""
        return len(self.steps)

    def lines_before(self, number: int) -> Iterator[str]:
        """The record up to the moment in which a step is shown."""
        for place, step in enumerate(self.steps[:number], 1):
            yield from step.before
            if place < number and isinstance(step.task, Deed):
                yield f"{LEARNER}: {step.task.move}"
