"""Moves as numbers, and back: what is done, with which dice, where."""

from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import ALL, NUMBER
from dorfplatz.games.bohemian.moves import (
    END,
    Collect,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)

WHERE_BITS: Final = 7
"""Room for a building or a seat, the lowest bits of a code."""
DICE_BITS: Final = 8
WHERE: Final = 1 << WHERE_BITS
VERB: Final = 1 << (WHERE_BITS + DICE_BITS)

PLACE, TAKE_BISHOP, TAKE_SPECIAL, REROLL, END_TURN, COLLECT, THROW, ROLL, FIRST = (
    verb * VERB for verb in range(9)
)
NONE: Final = -1

_WITH_DICE: Final[dict[int, type[TakeBishop | TakeSpecial | Reroll | Roll]]] = {
    TAKE_BISHOP: TakeBishop,
    TAKE_SPECIAL: TakeSpecial,
    REROLL: Reroll,
    ROLL: Roll,
}
_ALONE: Final[dict[int, Move]] = {END_TURN: END, COLLECT: Collect(), THROW: Throw()}
_VERBS: Final = {type(move): verb for verb, move in _ALONE.items()} | {
    kind: verb for verb, kind in _WITH_DICE.items()
}


@compiled
def verb_of(code: int) -> int:
    """What is done."""
    return code & ~(VERB - 1)


@compiled
def dice_of(code: int) -> int:
    """The number of the dice it is done with."""
    return (code & (VERB - 1)) >> WHERE_BITS


@compiled
def where_of(code: int) -> int:
    return code & (WHERE - 1)


def encode(board: Board, move: Move) -> int:
    """The number of a move; the sides of the boards have none, they make a table."""
    match move:
        case Sides():
            raise ValueError("the boards are laid before the kernel begins")
        case First(seat):
            return FIRST + seat
        case Place(dice, building):
            return PLACE + NUMBER[dice] * WHERE + board.index[building]
        case TakeBishop(dice) | TakeSpecial(dice) | Reroll(dice) | Roll(dice):
            return _VERBS[type(move)] + NUMBER[dice] * WHERE
        case _:
            return _VERBS[type(move)]


def decode(board: Board, code: int) -> Move:
    verb, dice, where = verb_of(code), ALL[dice_of(code)], where_of(code)
    if verb == PLACE:
        return board.buildings[where].moves_in[dice]
    if verb == FIRST:
        return First(Seat(where))
    if verb in _WITH_DICE:
        return _WITH_DICE[verb](dice)
    return _ALONE[verb]
