"""The villages as a table: a row for each village, a column for each number."""

from itertools import chain
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.bohemian.figures import figure
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Place
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import KINDS

VILLAGE: Final = Text("board.village", "Village")
LEGEND: Final = (
    Text("board.free", "· free"),
    Text("board.active", "+ busy inn"),
    Text("board.value", "7· worth 7"),
    Text("board.in-reach", "highlighted: in reach of the dice"),
)

FREE: Final = "·"
ACTIVE: Final = "+"


def board(screen: Screen, state: State) -> Group:
    in_reach = {move.building for move in BOHEMIAN.legal(state) if isinstance(move, Place)}
    grid = Grid(box=None, padding=(0, 1), header_style="bold")
    grid.add_column(screen.say(VILLAGE), no_wrap=True)
    for kind in Kind:
        grid.add_column(str(kind.value), justify="center", no_wrap=True, min_width=3)
    for side, village in zip(state.board.sides, state.board.villages, strict=True):
        cells = {kind: Styled() for kind in Kind}
        for place in village:
            building = state.board.buildings[place]
            cells[building.kind].append_text(_cell(state, place, building.id in in_reach))
        grid.add_row(side.name, *cells.values())
    kinds = (f"{kind.value} {screen.say(name)}" for kind, name in KINDS.items())
    legend = filled(chain(kinds, map(screen.say, LEGEND)), screen.out.width - 1)
    legend.stylize("dim")
    return Group(grid, legend)


def _cell(state: State, place: int, in_reach: bool) -> Styled:
    building, owner = state.board.buildings[place], state.occupants[place]
    cell = Styled(str(building.value or ""))
    cell.append_text(Styled(FREE) if owner is None else figure(owner))
    cell.append(ACTIVE if place in state.active else "")
    cell.stylize("reverse" if in_reach else "")
    return cell
