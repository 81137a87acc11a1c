"""What a page of rules is made of: chapters of rules, each with a stable anchor, and their parts.

Anchors stay as they are: boards and other pages link to them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from dorfplatz.core.text import Message, Text

Said = Text | Message
Cell = Said | str


@dataclass(frozen=True, slots=True)
class Paragraph:
    said: Said
    tone: str = ""
    """Set apart: "example" or "ours"."""


@dataclass(frozen=True, slots=True)
class Points:
    """A list; numbered if its order matters."""

    items: tuple[Said, ...]
    numbered: bool = False
    title: Said | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; the first cell of a row is its heading."""

    caption: Said
    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG without words, so that it is the same in every language."""

    width: int
    height: int
    content: Markup


@dataclass(frozen=True, slots=True)
class Picture:
    alt: Said
    """What it shows, for those who do not see it."""
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class Card:
    """A small thing of its own, with its drawing beside its name."""

    id: str
    drawing: Drawing
    name: Said
    lines: tuple[Said, ...] = ()
    mark: Said | None = None


@dataclass(frozen=True, slots=True)
class Gallery:
    cards: tuple[Card, ...]


Part = Paragraph | Points | Grid | Picture | Gallery


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    heading: Said
    parts: tuple[Part, ...]
    see: tuple[str, ...] = ()
    """Other rules to look at, by their anchors."""
    icon: Drawing | None = None
    """Beside its heading."""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    heading: Said
    parts: tuple[Part, ...]
    """Before its rules."""
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    game: str
    name: Cell
    lead: tuple[Said, ...]
    """What the game is about."""
    cover: str
    """The wide drawing at the top."""
    chapters: tuple[Chapter, ...]

    def headings(self) -> dict[str, Said]:
        """Every heading by its anchor, also those of small things."""
        return dict(self._headings())

    def anchors(self) -> tuple[str, ...]:
        return tuple(anchor for anchor, _ in self._headings())

    def pictures(self) -> tuple[Picture, ...]:
        return tuple(part for part in self._parts() if isinstance(part, Picture))

    def _headed(self) -> Iterator[Chapter | Rule]:
        for chapter in self.chapters:
            yield chapter
            yield from chapter.rules

    def _parts(self) -> Iterator[Part]:
        return (part for headed in self._headed() for part in headed.parts)

    def _headings(self) -> Iterator[tuple[str, Said]]:
        for headed in self._headed():
            yield headed.id, headed.heading
            for part in headed.parts:
                if isinstance(part, Gallery):
                    yield from ((card.id, card.name) for card in part.cards)
