"""The pages of each game."""

from typing import Any, Final, Protocol

from markupsafe import Markup

from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.bohemian.page import BohemianPage
from dorfplatz.server.hamlet.page import HamletPage
from dorfplatz.server.reader import Public, Reader
from dorfplatz.server.rendering import Fragments
from dorfplatz.server.rules.links import Line


class Face(Protocol):
    """How a game looks on a page."""

    @property
    def template(self) -> str:
        """The template of the table's page."""

    def shared(self, course: Any, public: Public, turns: int, /) -> Fragments:
        """What a move may change on every page, by its id; of the log the last turns."""

    def looks(self, course: Any, public: Public, turns: int, /) -> Fragments:
        """The same without what can be done: all that can be seen of any moment of a game."""

    def finale(self, course: Any, public: Public, /) -> Markup | None:
        """How it ended; nothing while the game goes on."""

    def personal(self, course: Any, reader: Reader, /) -> Fragments:
        """What a move may change on the page of one reader."""

    def layout(self, course: Any, reader: Reader, /) -> dict[str, Any]:
        """What never changes and the page is laid out by."""

    def accounts(self, course: Any, reader: Reader, /) -> Markup:
        """Where everybody's points came from, and what would score now."""

    def explain(self, course: Any, subject: str, reader: Reader, /) -> list[Line] | None:
        """What a part of the table is called, and sentences about it, each with its rule; None if
        there is no such part."""

    def moments(self, course: Any, public: Public, turn: int, /) -> list[Fragments]:
        """How the table looked when a turn that the rules played began, and what changed with each
        of its steps; nothing if it is not the latest such turn."""

    def ends_turn(self, move: Any, /) -> bool:
        """Whether a move only hands over to the next player."""


FACES: Final[dict[str, Face]] = {"bohemian": BohemianPage(), "hamlet": HamletPage()}


def face_of(course: AnyCourse) -> Face:
    return FACES[course.game.name]
