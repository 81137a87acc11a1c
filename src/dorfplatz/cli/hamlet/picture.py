"""The village as a map: outlines by what lies along them, names, spaces, and who is where."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median
from typing import Final

from rich.text import Text as Styled

from dorfplatz.cli.figures import SHAPES, style
from dorfplatz.cli.hamlet.canvas import (
    LEVEL,
    Canvas,
    Cell,
    Part,
    Run,
    edge_cells,
    end_cells,
    runs,
    triangle_cells,
)
from dorfplatz.cli.hamlet.signs import flag, pieces
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.land.lattice import shape
from dorfplatz.games.hamlet.land.village import Spot, Village
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Tile

LINES: Final = {
    Segment.FOREST: (".", ":", ":"),
    Segment.ROCK: ("_", "/", "\\"),
    Segment.ROAD: ("=", "=", "="),
}
"""Along a level, a rising and a falling edge."""
SHADES: Final = {
    Segment.FOREST: "green",
    Segment.ROCK: "grey50",
    Segment.ROAD: "bold yellow",
}
NEW: Final = "░"
"""The ground of a tile that is not laid yet."""
AROUND: Final = (8, 24)
"""So many lines and columns around a new tile are shown with it."""


Name = Callable[[str], str]
"""What a place is called on the map."""
Words = list[Part]


def village_map(state: State, name: Name) -> list[Styled]:
    canvas = Canvas()
    _draw(canvas, state, state.village, name)
    return canvas.lines()


def map_with(state: State, name: Name, tile: Tile, spot: Spot) -> list[Styled]:
    """The neighbourhood of a way to lay a tile, as if it were laid."""
    canvas = Canvas()
    _draw(canvas, state, state.village.lay(tile, spot), name)
    new = set(_ground(tile, spot))
    for cell in new:
        if canvas.signs.get(cell, (" ", ""))[0] == " ":
            canvas.draw(cell, NEW)
    lines, columns = [line for line, _ in new], [column for _, column in new]
    high, wide = AROUND
    rows = range(min(lines) - high, max(lines) + high + 1)
    across = range(min(columns) - wide, max(columns) + wide + 1)
    return canvas.lines(lambda cell: cell[0] in rows and cell[1] in across)


def _draw(canvas: Canvas, state: State, village: Village, name: Name) -> None:
    _outlines(canvas, village)
    _roads(canvas, state)
    outlines = set(canvas.signs)
    for place, tile in village.tiles.items():
        inside = [cell for cell in _ground(tile, village.spots[place]) if cell not in outlines]
        _label(canvas, inside, name(place), list(_status(state, place)))


def _outlines(canvas: Canvas, village: Village) -> None:
    """Level edges first: slanting ones go over their ends. Where two tiles meet, the second cell
    shows what the second one has there."""
    edges = sorted(_edges(village), key=lambda edge: edge[0] % 3 != LEVEL)
    shared = set[int]()
    for number, segment in edges:
        sign, shade = LINES[segment][number % 3], SHADES[segment]
        first, second = edge_cells(number)
        if number not in shared:
            for cell in (first, *end_cells(number)):
                canvas.draw(cell, sign, shade)
        canvas.draw(second, sign, shade)
        shared.add(number)


def _edges(village: Village) -> Iterator[tuple[int, Segment]]:
    for place, tile in village.tiles.items():
        spot = village.spots[place]
        for number, segment in shape(tile.walk, spot.sixths).edges:
            yield number + 3 * spot.point, segment


def _roads(canvas: Canvas, state: State) -> None:
    """Who built them; two may have built over the same edge."""
    taken = set[Cell]()
    for road in state.roads:
        cell = next(cell for cell in edge_cells(road.edge) if cell not in taken)
        taken.add(cell)
        canvas.draw(cell, SHAPES[road.owner], style(road.owner))


def _ground(tile: Tile, spot: Spot) -> Iterator[Cell]:
    for triangle in shape(tile.walk, spot.sixths).triangles:
        yield from triangle_cells(triangle + 2 * spot.point)


def _label(canvas: Canvas, inside: Iterable[Cell], name: str, status: Words) -> None:
    """The name and what is going on there, in the middle; the name cut if there is no room."""
    room = runs(set(inside))
    for lines in _layouts(name, status, room[0].length):
        stack = _stack(room, [sum(len(words) for words, _ in line) for line in lines])
        if stack:
            for run, line in zip(stack, lines, strict=True):
                canvas.write(run, line)
            return


def _layouts(name: str, status: Words, longest: int) -> Iterator[list[Words]]:
    """Lines under each other, what is liked best first."""
    whole, below = [(name, "bold")], [status] if status else []
    cut: Words = [(name[:longest], "bold")]
    yield [whole, *below]
    yield [*below, whole]
    yield [*([(word, "bold")] for word in name.split()), *below]
    yield [cut, *below]
    yield [*below, cut]
    yield [cut]


def _stack(room: Sequence[Run], lengths: Sequence[int]) -> list[Run] | None:
    """Runs in lines under each other that are long enough, as near to the middle as possible."""
    longest = {run.line: run for run in reversed(room)}
    stacks = [
        [longest[line] for line in range(top, top + len(lengths))]
        for top in longest
        if all(
            line in longest and longest[line].length >= length
            for line, length in enumerate(lengths, top)
        )
    ]
    middle = median(longest)
    return min(stacks, key=lambda runs: abs(runs[0].line + len(runs) / 2 - middle), default=None)


def _status(state: State, place: str) -> Iterator[Part]:
    if place not in state.village:
        return
    tile = state.village[place]
    if tile.role in (Role.PRODUCTION, Role.PROCESSING):
        yield f"{len(state.tokens[place])}/{tile.spaces}", ""
    if place in state.flags:
        yield flag(state.flags[place])
    yield from pieces(state, place)
