"""What the player may do, as numbered choices."""

from collections.abc import Iterator
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import figure
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Place, PlayerMove, Reroll, TakeBishop, TakeSpecial
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.state import State
from dorfplatz.showing.bohemian.choices import action, building_of


def menu(screen: Screen, state: State) -> Grid:
    """Choices in the order of the legal moves, numbered from 1; a row for each use of dice."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    legal = BOHEMIAN.legal(state)
    longest = max(len(_heading(screen, state, move)) for move in legal)
    numbered = enumerate(legal, 1)
    for heading, choices in groupby(numbered, lambda each: _heading(screen, state, each[1])):
        room = screen.out.width - longest - 4
        grid.add_row(heading, filled(_choices(state, choices), room))
    return grid


def _heading(screen: Screen, state: State, move: PlayerMove) -> str:
    said = screen.say(action(state, move))
    if isinstance(move, Place):
        return f"{sum_of(move.dice)} = {sum(move.dice)}  {said}"
    return said


def _choices(state: State, choices: Iterator[tuple[int, PlayerMove]]) -> Iterator[Styled]:
    for number, move in choices:
        choice = Styled.assemble((str(number), "bold cyan"), " ")
        yield choice.append_text(_choice(state, move))


def _choice(state: State, move: PlayerMove) -> Styled:
    match move:
        case Place():
            building = building_of(state, move)
            value = f" ({building.value})" if building.value else ""
            owner = state.occupants[state.board.index[building.id]]
            kicked = Styled() if owner is None else Styled.assemble(" ✗", figure(owner))
            return Styled(building.address + value).append_text(kicked)
        case TakeBishop(dice) | TakeSpecial(dice):
            return Styled(sum_of(dice))
        case Reroll(dice):
            return Styled(f"[{spaced(dice)}]")
        case _:
            return Styled()
