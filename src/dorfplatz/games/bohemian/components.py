"""What is printed on the cardboard: village boards, coins, and what each number of players uses.

The shipped file is `components.toml`; anyone may write their own. Files are checked against the box
in `box.py`. A record carries its components in the same format, one line for each thing.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from operator import attrgetter
from typing import Any

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.tables import read_tables
from dorfplatz.core.text import shortened
from dorfplatz.core.words import UNKNOWN
from dorfplatz.games.bohemian import box
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.words import ENDLESS, TILES


@dataclass(frozen=True, slots=True)
class Printed:
    """A building on a village board, with its value if one is printed on it."""

    kind: Kind
    value: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a village board."""

    letter: str
    name: str
    buildings: tuple[Printed, ...]
    known: tuple[str, ...] = field(default=(), compare=False)
    """What of this side is published: "name" and words of buildings. The rest is reconstructed."""

    def count(self, kind: Kind) -> int:
        return sum(printed.kind is kind for printed in self.buildings)


@dataclass(frozen=True, slots=True)
class VillageBoard:
    """A double-sided board."""

    front: Side
    back: Side

    @property
    def name(self) -> str:
        return f"{self.front.letter}/{self.back.letter}"

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.front, self.back


@dataclass(frozen=True, slots=True)
class Setup:
    """What a number of players uses."""

    figures: int
    without: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Components:
    title: str
    coins: tuple[tuple[int, int], ...]
    """Value and number of pieces."""
    setups: tuple[tuple[int, Setup], ...]
    """Number of players and what they use."""
    boards: tuple[VillageBoard, ...]

    def __hash__(self) -> int:
        """Cheap: different components in one process are few, look-ups of the same ones many."""
        return hash(self.title)

    @property
    def bank(self) -> int:
        """All coins together."""
        return sum(value * pieces for value, pieces in self.coins)

    def most_visible(self, kind: Kind) -> int:
        """How many of a kind there can be at once, however the boards fall."""
        return sum(max(side.count(kind) for side in board.sides) for board in self.boards)

    def is_endless(self, seats: int) -> bool:
        """Whether the boards could fall so that nothing pays again and again: flour mills and
        glass factories are emptied, farms taken over, until the bank is empty at the latest."""
        paying = (Kind.MILL, Kind.GLASS, Kind.FARM)
        return all(
            any(not any(map(side.count, paying)) for side in board.sides)
            for board in self.boards_for(seats)
        )

    def setup(self, seats: int) -> Setup:
        return dict(self.setups)[seats]

    def boards_for(self, seats: int) -> tuple[VillageBoard, ...]:
        without = self.setup(seats).without
        return tuple(board for board in self.boards if board.name not in without)


@cache
def standard() -> Components:
    """The components that come with Dorfplatz."""
    text = files("dorfplatz.games.bohemian").joinpath("components.toml").read_text("utf-8")
    return read(text)


@lru_cache(maxsize=64)
def read(text: str) -> Components:
    """Components from TOML, counted against the box; what they leave out is as shipped."""
    tables = read_tables(text)
    box.check(tables)
    components = Components(
        title=tables.get("title", ""),
        coins=_coins(tables["coins"]) if "coins" in tables else standard().coins,
        setups=_setups(tables["seats"]) if "seats" in tables else standard().setups,
        boards=tuple(sorted(map(_board, tables["boards"].values()), key=attrgetter("name"))),
    )
    _check_tiles(components)
    _check_setups(components)
    return components


def write(components: Components) -> str:
    """The components as TOML, a line for each coin row, number of players and side."""
    coins = ", ".join(f"{value} = {pieces}" for value, pieces in components.coins)
    lines = [f"title = {_quoted(components.title)}", f"coins = {{{coins}}}"]
    for seats, setup in components.setups:
        without = ", ".join(map(_quoted, setup.without))
        lines.append(f"seats.{seats} = {{figures = {setup.figures}, without = [{without}]}}")
    for board in components.boards:
        for side in board.sides:
            buildings = ", ".join(_quoted(_printed_words(each)) for each in side.buildings)
            lines.append(
                f"boards.{_quoted(board.name)}.{side.letter} = "
                f"{{name = {_quoted(side.name)}, buildings = [{buildings}]}}"
            )
    return "\n".join(lines)


def _check_tiles(components: Components) -> None:
    """However the boards fall, there must be tiles enough."""
    for kind, most in box.TILES_AT_MOST.items():
        found = components.most_visible(kind)
        if found > most:
            raise Malformed(TILES, word=kind.word, found=found, most=most)


def _check_setups(components: Components) -> None:
    """What is left out must be there, and what is left must bring a game to its end."""
    boards = tuple(board.name for board in components.boards)
    for seats, setup in components.setups:
        where = f"seats, {seats}"
        for board in setup.without:
            if board not in boards:
                raise Malformed(UNKNOWN, where=where, word=shortened(board), known=boards)
        if components.is_endless(seats):
            raise Malformed(ENDLESS, where=where)


def _coins(table: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((int(value), pieces) for value, pieces in table.items()))


def _setups(table: Mapping[str, Any]) -> tuple[tuple[int, Setup], ...]:
    return tuple(
        (int(seats), Setup(row["figures"], tuple(sorted(map(_board_name, row["without"])))))
        for seats, row in sorted(table.items())
    )


def _board_name(words: str) -> str:
    """The letters of a board may be written either way round."""
    return "/".join(sorted(words.split("/")))


def _board(table: Mapping[str, Any]) -> VillageBoard:
    front, back = (_side(letter, row) for letter, row in sorted(table.items()))
    return VillageBoard(front, back)


def _side(letter: str, row: Mapping[str, Any]) -> Side:
    printed = sorted(map(box.building, row["buildings"]))
    return Side(
        letter=letter,
        name=row["name"],
        buildings=tuple(Printed(kind, value) for kind, value in printed),
        known=tuple(row.get("known", ())),
    )


def _printed_words(printed: Printed) -> str:
    return f"{printed.kind.word} {printed.value}" if printed.value else printed.kind.word


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
