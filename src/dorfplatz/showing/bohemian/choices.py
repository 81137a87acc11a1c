"""What the moves of a player are called."""

from typing import assert_never

from dorfplatz.core.text import Message, message
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
from dorfplatz.showing.bohemian import words


def action(state: State, move: PlayerMove) -> Message:
    """What a move does, without its dice and its place: moves alike have the same."""
    match move:
        case Place():
            return message(KINDS[building_of(state, move).kind])
        case TakeBishop():
            return message(words.BISHOP)
        case TakeSpecial():
            return message(words.SPECIAL)
        case Reroll():
            return message(words.REROLL)
        case End():
            return message(words.END if state.moves_made else words.PASS)
        case Collect():
            return message(words.COLLECT, coins=income_due(state))
        case Throw():
            return message(words.THROW)
        case _:
            assert_never(move)


def building_of(state: State, move: Place) -> Building:
    return state.board.buildings[state.board.index[move.building]]
