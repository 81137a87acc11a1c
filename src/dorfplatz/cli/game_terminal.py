"""All that is particular to a game on a terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import click
from rich.console import RenderableType

from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Message, Text
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.lab.simulation import Played


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


@dataclass(frozen=True, slots=True)
class Cardboard:
    """How the components of a game are had and shown."""

    standard: Callable[[], Any]
    read: Callable[[str], Any]
    shown: Callable[[Screen, Any], Iterator[RenderableType]]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTerminal:
    name: str
    face: Face
    seats: int
    """How many play in a simulation if nobody says otherwise."""
    bots: str
    """Who plays in one, with commas between them."""
    show: Callable[[Screen, Sequence[Played]], None]
    """Shows what many simulated games came to."""
    components: Cardboard | None = None
    """Of a game with a box."""
    commands: Sequence[click.Command] = ()
    """Commands that only this game has."""
    help: Mapping[str, Text | Message] = field(default_factory=dict)
    """What these and their options are for; an option by “<command> <option>”."""
