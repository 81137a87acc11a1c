"""How each game looks on a terminal."""

from collections.abc import Iterator
from typing import Final, Protocol

from rich.console import RenderableType

from dorfplatz.cli.bohemian.face import BohemianFace
from dorfplatz.cli.hamlet.face import HamletFace
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.games.hamlet.game import HAMLET


class Face(Protocol):
    """How a game looks on a terminal."""

    @property
    def prompt(self) -> Text: ...

    @property
    def help(self) -> Text: ...

    @property
    def has_headings(self) -> bool:
        """Whether each turn is told under its heading."""

    def position(self, screen: Screen, course: AnyCourse) -> RenderableType:
        """The whole table."""

    def glance(self, screen: Screen, course: AnyCourse, is_fresh: bool, /) -> RenderableType | None:
        """As much of the table as has to be seen again; a turn that has just begun is fresh."""

    def view(self, screen: Screen, course: AnyCourse, word: str) -> RenderableType | None:
        """A part of the table that has a word of its own."""

    def legend(self, screen: Screen) -> RenderableType: ...

    def choices(self, screen: Screen, course: AnyCourse) -> RenderableType: ...

    def explain(
        self, screen: Screen, course: AnyCourse, asked: str
    ) -> Iterator[RenderableType]: ...

    def canonical(self, screen: Screen, course: AnyCourse, typed: str) -> str: ...

    def finale(self, screen: Screen, course: AnyCourse) -> RenderableType: ...


FACES: Final[dict[str, Face]] = {BOHEMIAN.name: BohemianFace(), HAMLET.name: HamletFace()}
