"""The villages as they lie on the table: one side of each board, and where everything is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from dorfplatz.games.bohemian.components import Components, Side
from dorfplatz.games.bohemian.dice import dice_for
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Dice, Place


@dataclass(frozen=True, slots=True)
class Building:
    """A building on the table. Its id is its side's letter and its number: N7."""

    id: str
    kind: Kind
    value: int
    village: str
    again: str
    """Empty, or the letter that a second one of its kind in a village has after its name."""
    moves_in: Mapping[Dice, Place] = field(repr=False, compare=False)
    """The move into it for all dice with its number, made once: lists of moves are made often."""

    @property
    def name(self) -> str:
        """Its name in the notation."""
        return f"{self.village} {self.kind.word} {self.again}".rstrip()

    @property
    def address(self) -> str:
        """Where it is, for people who know its kind."""
        return f"{self.village} {self.again}".rstrip()


@dataclass(frozen=True, slots=True)
class Board:
    """All buildings on the table, known by their place in `buildings`."""

    sides: tuple[Side, ...]
    buildings: tuple[Building, ...]
    villages: tuple[tuple[int, ...], ...]
    """The buildings of each village."""
    of_kind: tuple[tuple[int, ...], ...] = field(repr=False, compare=False)
    """The buildings with each number."""
    inns: tuple[tuple[int, ...], ...] = field(repr=False, compare=False)
    """The inns of each village."""
    village_of: tuple[int, ...] = field(repr=False, compare=False)
    index: dict[str, int] = field(repr=False, compare=False, hash=False)
    """Where the building with an id is."""
    ids: dict[str, str] = field(repr=False, compare=False, hash=False)
    """The id of a building by all that it may be called in the notation, in small letters."""


@lru_cache(maxsize=1024)
def lay(components: Components, letters: tuple[str, ...]) -> Board:
    """The board with these sides up, in the order of their letters."""
    by_letter = {side.letter: side for board in components.boards for side in board.sides}
    sides = tuple(by_letter[letter] for letter in sorted(letters))
    buildings: list[Building] = []
    villages = []
    for side in sides:
        start = len(buildings)
        buildings += _buildings(side)
        villages.append(tuple(range(start, len(buildings))))
    of_kind: list[list[int]] = [[] for _ in range(max(Kind) + 1)]
    for place, building in enumerate(buildings):
        of_kind[building.kind].append(place)
    return Board(
        sides=sides,
        buildings=tuple(buildings),
        villages=tuple(villages),
        of_kind=tuple(map(tuple, of_kind)),
        inns=tuple(
            tuple(place for place in village if buildings[place].kind is Kind.INN)
            for village in villages
        ),
        village_of=tuple(v for v, village in enumerate(villages) for _ in village),
        index={building.id: place for place, building in enumerate(buildings)},
        ids={
            name.casefold(): building.id
            for building in buildings
            for name in (building.name, building.id)
        },
    )


@cache
def _moves_in(building: str, kind: Kind) -> Mapping[Dice, Place]:
    return {dice: Place(dice, building) for dice in dice_for(kind)}


SECOND_LETTERS: Final = "bcdefghi"


def _buildings(side: Side) -> list[Building]:
    buildings: list[Building] = []
    for printed in side.buildings:
        before = sum(building.kind == printed.kind for building in buildings)
        again = SECOND_LETTERS[before - 1] if before else ""
        letters = f"{side.letter}{printed.kind.value}{again}"
        buildings.append(
            Building(
                id=letters,
                kind=printed.kind,
                value=printed.value,
                village=side.name,
                again=again,
                moves_in=_moves_in(letters, printed.kind),
            )
        )
    return buildings
