"""All that is particular to a game on pages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from markupsafe import Markup

from dorfplatz.core.contract import Option
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message
from dorfplatz.games.catalogue import GAMES
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.lesson.script import Lesson
from dorfplatz.server.pages.rendering import Fragments
from dorfplatz.server.pages.rules.links import LinkedLine
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator


class Face(Protocol):
    """How a game looks on a page."""

    @property
    def template(self) -> str:
        """The template of the table's page."""

    @property
    def replay_script(self) -> str:
        """The script of its replay, below `static`."""

    def shared(self, course: Any, public: Public, turns: int, /) -> Fragments:
        """What a move may change on every page, by its id; of the log the last turns."""

    def looks(self, course: Any, public: Public, turns: int, /) -> Fragments:
        """The same without what can be done: all that can be seen of any moment of a game."""

    def finale(self, course: Any, public: Public, /) -> Markup | None:
        """How it ended; nothing while the game goes on."""

    def personal(self, course: Any, reader: Viewer, /) -> Fragments:
        """What a move may change on the page of one reader."""

    def layout(self, course: Any, reader: Viewer, /) -> dict[str, Any]:
        """What never changes and the page is laid out by."""

    def accounts(self, course: Any, reader: Viewer, /) -> Markup:
        """Where everybody's points came from, and what would score now."""

    def explain(self, course: Any, subject: str, reader: Viewer, /) -> list[LinkedLine] | None:
        """What a part of the table is called, and sentences about it, each with its rule; None if
        there is no such part."""

    def moments(self, course: Any, public: Public, turn: int, /) -> list[Fragments]:
        """How the table looked when a turn that the rules played began, and what changed with each
        of its steps; nothing if it is not the latest such turn."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """A draw of chance that is a roll of dice."""

    faces: tuple[int, ...]
    who: Seat


def no_facts(_visitor: Visitor) -> dict[str, Any]:
    return {}


def no_roll(_step: Any) -> Rolled | None:
    return None


def no_words(_step: Any) -> Message | None:
    return None


def nothing_counted(_course: Any, _voice: Translator) -> Any:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePages:
    name: str
    face: Face
    start: str
    """The template of its card on the start page."""
    start_facts: Callable[[Visitor], dict[str, Any]] = no_facts
    """What that card needs."""
    open: str = ""
    """The template of a form for a table as one likes."""
    beside: str = ""
    """The template of a line about what helps beside the printed game."""
    lesson: Callable[[], Lesson] | None = None
    """The guided first game."""
    rolled: Callable[[Any], Rolled | None] = no_roll
    """The dice of a step of chance, if it is a roll."""
    draw_words: Callable[[Any], Message | None] = no_words
    """What a step of chance did, where the log says nothing of it."""
    fallen: Callable[[Any, Translator], Any] = nothing_counted
    """How the dice of a game fell, ready to be shown."""

    @property
    def options(self) -> dict[str, Option]:
        """What may be chosen before a game, by name."""
        return {option.name: option for option in GAMES[self.name].options}
