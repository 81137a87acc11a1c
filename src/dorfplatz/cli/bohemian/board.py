"""The villages as a table: a row for each village, a column for each number."""

from itertools import chain
from typing import Final

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.bohemian.words import BOARD_LEGEND, VILLAGE
from dorfplatz.cli.figures import figure
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Place
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import KINDS

FREE: Final = "·"
ACTIVE: Final = "+"


def board(screen: Screen, state: State) -> Grid:
    in_reach = {move.building for move in BOHEMIAN.legal(state) if isinstance(move, Place)}
    grid = Grid(box=None, padding=0, header_style="bold")
    grid.add_column(screen.say(VILLAGE), no_wrap=True, min_width=12)
    for kind in Kind:
        grid.add_column(f"{kind.value:>3}", no_wrap=True, min_width=5)
    for side, village in zip(state.board.sides, state.board.villages, strict=True):
        cells = {kind: Styled() for kind in Kind}
        for where in village:
            building = state.board.buildings[where]
            cells[building.kind].append_text(_cell(state, where, building.id in in_reach))
        grid.add_row(side.name, *cells.values())
    return grid


def legend(screen: Screen) -> Styled:
    kinds = (f"{kind.value} {screen.say(name)}" for kind, name in KINDS.items())
    return filled(chain(kinds, map(screen.say, BOARD_LEGEND)), screen.out.width - 1)


def _cell(state: State, where: int, in_reach: bool) -> Styled:
    """The printed value, who lives there, and whether the inn is active: four signs."""
    building, owner = state.board.buildings[where], state.occupants[where]
    value, mark = f"{building.value or '':>2}", ACTIVE if where in state.active else " "
    shape = Styled(FREE) if owner is None else figure(owner)
    if in_reach:
        shape.stylize("reverse" if owner is None else "underline")
    return Styled.assemble(value, shape, mark)
