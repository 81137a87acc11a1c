"""What the moves of a player are called."""

from typing import Final, assert_never

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian.board import Building
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
from dorfplatz.games.bohemian.words import KINDS

BISHOP: Final = Text("menu.bishop", "take the bishop")
SPECIAL: Final = Text("menu.special", "take a special-action tile")
REROLL: Final = Text("menu.reroll", "spend the tile, roll again")
END: Final = Text("menu.end", "end the turn")
PASS: Final = Text("menu.pass", "pass: no move is possible")
COLLECT: Final = Text(
    "menu.collect", "collect {coins} coin of income", "collect {coins} coins of income", "coins"
)
THROW: Final = Text("menu.throw", "roll the dice")


def action(state: State, move: PlayerMove) -> Message:
    """What a move does, without its dice and its place: moves alike have the same."""
    match move:
        case Place():
            return message(KINDS[building_of(state, move).kind])
        case TakeBishop():
            return message(BISHOP)
        case TakeSpecial():
            return message(SPECIAL)
        case Reroll():
            return message(REROLL)
        case End():
            return message(END if state.moves_made else PASS)
        case Collect():
            return message(COLLECT, coins=income_due(state))
        case Throw():
            return message(THROW)
        case _:
            assert_never(move)


def building_of(state: State, move: Place) -> Building:
    return state.board.buildings[state.board.index[move.building]]
