"""The lattice in signs: a step is four columns wide, a row of triangles two lines high.

An upright triangle has four cells in its lower line and two in its upper, one that stands on its
tip the other way round; neighbours share the cells along their slanting edges.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.text import Text as Styled

from dorfplatz.games.hamlet.land.lattice import coordinates

Cell = tuple[int, int]
"""Line, counted downward, and column."""
Part = tuple[str, str]
"""Words with their style."""

LEVEL: Final = 0
RISING: Final = 1
"""The axes of edges; the third falls."""


@dataclass(frozen=True, slots=True)
class Run:
    """Cells beside each other in one line."""

    line: int
    start: int
    length: int


def triangle_cells(number: int) -> tuple[Cell, ...]:
    """All cells of a triangle, those along its edges included."""
    point, stands_on_tip = divmod(number, 2)
    line, column = _corner(point)
    if stands_on_tip:
        upper, lower = range(column + 2, column + 6), range(column + 3, column + 5)
    else:
        upper, lower = range(column + 1, column + 3), range(column, column + 4)
    return (*((line - 2, each) for each in upper), *((line - 1, each) for each in lower))


def edge_cells(number: int) -> tuple[Cell, Cell]:
    """The two cells that show what lies along an edge."""
    point, axis = divmod(number, 3)
    line, column = _corner(point)
    if axis == LEVEL:
        return (line - 1, column + 1), (line - 1, column + 2)
    if axis == RISING:
        return (line - 1, column), (line - 2, column + 1)
    return (line - 1, column - 1), (line - 2, column - 2)


def end_cells(number: int) -> tuple[Cell, ...]:
    """The cells at both ends of a level edge, which join it to the next if nothing slants there."""
    point, axis = divmod(number, 3)
    line, column = _corner(point)
    return ((line - 1, column), (line - 1, column + 3)) if axis == LEVEL else ()


def runs(cells: Iterable[Cell]) -> list[Run]:
    """The cells as runs, the longest first; of equal ones the topmost."""
    found = []
    for line, in_line in groupby(sorted(cells), lambda cell: cell[0]):
        columns = [column for _, column in in_line]
        for _, beside in groupby(enumerate(columns), lambda each: each[1] - each[0]):
            together = [column for _, column in beside]
            found.append(Run(line, together[0], len(together)))
    return sorted(found, key=lambda run: (-run.length, run.line))


@dataclass(slots=True)
class Canvas:
    """Signs with their styles, wherever they are drawn."""

    signs: dict[Cell, Part] = field(default_factory=dict)

    def draw(self, cell: Cell, sign: str, style: str = "") -> None:
        self.signs[cell] = sign, style

    def write(self, run: Run, parts: Iterable[Part]) -> None:
        """Words in the middle of a run."""
        signs = [(sign, style) for words, style in parts for sign in words]
        start = run.start + (run.length - len(signs)) // 2
        for column, (sign, style) in enumerate(signs, start):
            self.draw((run.line, column), sign, style)

    def lines(self, keep: Callable[[Cell], bool] = lambda _: True) -> list[Styled]:
        """The picture, cropped to what is drawn and kept."""
        kept = {cell: sign for cell, sign in self.signs.items() if keep(cell)}
        lines, columns = {line for line, _ in kept}, {column for _, column in kept}
        across = range(min(columns), max(columns) + 1)
        return [_line(kept, line, across) for line in range(min(lines), max(lines) + 1)]


def _line(signs: Mapping[Cell, Part], line: int, across: range) -> Styled:
    drawn = Styled(no_wrap=True)
    for column in across:
        drawn.append(*signs.get((line, column), (" ", "")))
    drawn.rstrip()
    return drawn


def _corner(point: int) -> Cell:
    """The line below a corner and the column to the right of it."""
    x, y = coordinates(point)
    return -2 * y, 4 * x + 2 * y
