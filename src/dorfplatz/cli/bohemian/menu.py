"""What the player may do, as numbered choices."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, assert_never

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.bohemian.figures import figure
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Collect,
    End,
    Place,
    PlayerMove,
    Reroll,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.turn import income_due
from dorfplatz.games.bohemian.words import KINDS, spaced, sum_of

BISHOP: Final = Text("menu.bishop", "take the bishop")
SPECIAL: Final = Text("menu.special", "take a special-action tile")
REROLL: Final = Text("menu.reroll", "spend the tile, roll again")
END: Final = Text("menu.end", "end the turn")
PASS: Final = Text("menu.pass", "pass: no move is possible")
COLLECT: Final = Text(
    "menu.collect", "collect {coins} coin of income", "collect {coins} coins of income", "coins"
)
THROW: Final = Text("menu.throw", "roll the dice")


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
    match move:
        case Place(dice):
            return f"{sum_of(dice)} = {sum(dice)}  {screen.say(KINDS[_building(state, move).kind])}"
        case TakeBishop():
            return screen.say(BISHOP)
        case TakeSpecial():
            return screen.say(SPECIAL)
        case Reroll():
            return screen.say(REROLL)
        case End():
            return screen.say(END if state.moves_made else PASS)
        case Collect():
            return screen.words(COLLECT, coins=income_due(state))
        case Throw():
            return screen.say(THROW)
        case _:
            assert_never(move)


def _choices(state: State, choices: Iterator[tuple[int, PlayerMove]]) -> Iterator[Styled]:
    for number, move in choices:
        choice = Styled.assemble((str(number), "bold cyan"), " ")
        yield choice.append_text(_choice(state, move))


def _choice(state: State, move: PlayerMove) -> Styled:
    match move:
        case Place():
            building = _building(state, move)
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


def _building(state: State, move: Place) -> Building:
    return state.board.buildings[state.board.index[move.building]]
