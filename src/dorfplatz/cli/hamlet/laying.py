"""Ways to lay a tile, as choices: the best at length, the others by their numbers."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.hamlet import words
from dorfplatz.cli.hamlet.names import local_name
from dorfplatz.cli.hamlet.picture import map_with
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing.spots import Way, best_first

NONE: Final = "–"
NUMBERS_WIDTH: Final = 24
SHOWN: Final = 8
"""So many rows at least; more on a high screen."""
BESIDES: Final = 12
"""Lines of the screen that are needed for other things."""


def listed(screen: Screen, found: Sequence[Way]) -> RenderableType:
    most = max(SHOWN, screen.out.height - BESIDES)
    ranked = best_first(found)
    parts: list[RenderableType] = [_grid(screen, ranked[:most])]
    if others := [_number(way) for alike in ranked[most:] for way in alike]:
        parts.append(filled((screen.say(words.OTHERS), *others), screen.out.width - 1, "  "))
    return Group(*parts, Styled(screen.say(words.LAYING_LEGEND), style="dim"))


def drawn(screen: Screen, state: State, tile: Tile, way: Way) -> RenderableType:
    """A way on the map, with what it means."""
    picture = map_with(state, lambda place: local_name(screen, place), tile, way.spot)
    return Group(*picture, _grid(screen, [[way]]))


def _grid(screen: Screen, best: Sequence[Sequence[Way]]) -> Grid:
    """A row for ways that mean the same."""
    pays = any(way.points is not None for alike in best for way in alike)
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
    headings = (
        words.WAYS,
        *((words.LAYING_POINTS,) if pays else ()),
        words.ROADS,
        words.FOREST,
        words.ROCK,
        words.TOUCHES,
    )
    for heading in headings:
        grid.add_column(screen.say(heading), no_wrap=heading is words.WAYS)
    for alike in best:
        way = alike[0]
        grid.add_row(
            filled(map(_number, alike), NUMBERS_WIDTH, " "),
            *((f"{way.points}★",) if pays else ()),
            _names(screen, way.joined),
            str(way.forest or NONE),
            str(way.rock or NONE),
            _names(screen, way.touched),
        )
    return grid


def _number(way: Way) -> Styled:
    return Styled(str(way.number), style="bold cyan")


def _names(screen: Screen, places: Sequence[str]) -> str:
    return ", ".join(local_name(screen, place) for place in places) or NONE
