"""Moves as a person writes them: `3+4 Nenbrad glass`, `5+5 bishop`, `reroll 1 1`, `end`."""

import re
from collections.abc import Callable
from typing import Final, assert_never

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import shortened
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.moves import (
    Collect,
    Dice,
    End,
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
from dorfplatz.games.bohemian.naming import spaced, sum_of
from dorfplatz.games.bohemian.words import NO_SUCH_BUILDING, UNREADABLE

_DICE_AND_AIM: Final = re.compile(r"([1-6](?: ?\+ ?[1-6]){0,3}) (\S.*)")
_WORD_AND_REST: Final = re.compile(r"([a-z]+) *(.*)")


def write(board: Board, move: Move) -> str:
    match move:
        case Place(dice, building):
            return f"{sum_of(dice)} {_name(board, building)}"
        case TakeBishop(dice):
            return f"{sum_of(dice)} bishop"
        case TakeSpecial(dice):
            return f"{sum_of(dice)} special"
        case Reroll(dice):
            return f"reroll {spaced(dice)}"
        case Roll(dice):
            return f"roll {spaced(dice)}"
        case Sides(letters):
            return f"sides {''.join(letters)}"
        case First(seat):
            return f"first {seat}"
        case End():
            return "end"
        case Collect():
            return "collect"
        case Throw():
            return "throw"
        case _:
            assert_never(move)


def read(board: Board, text: str) -> Move:
    """Capitals and extra spaces do not matter; dice may come in any order; a building may also be
    given by its id, as in `3+4 N7`."""
    plain = " ".join(text.split())
    if dice_and_aim := _DICE_AND_AIM.fullmatch(plain):
        return _use_of_dice(board, _dice(dice_and_aim[1]), dice_and_aim[2])
    if word_and_rest := _WORD_AND_REST.fullmatch(plain.lower()):
        word, rest = word_and_rest.groups()
        reader, shape = _READERS.get(word, (None, ""))
        if reader and re.fullmatch(shape, rest):
            return reader(rest)
    raise Malformed(UNREADABLE, text=shortened(plain))


def _use_of_dice(board: Board, dice: Dice, aim: str) -> Move:
    folded = aim.casefold()
    if folded == "bishop":
        return TakeBishop(dice)
    if folded == "special":
        return TakeSpecial(dice)
    building = board.ids.get(folded)
    if building is None:
        raise Malformed(NO_SUCH_BUILDING, building=shortened(aim))
    return Place(dice, building)


def _name(board: Board, building: str) -> str:
    """A building that is not on the table has no name but its id."""
    return board.buildings[board.index[building]].name if building in board.index else building


def _dice(faces: str) -> Dice:
    return tuple(sorted(map(int, re.findall("[1-6]", faces))))


_FACES: Final = "[1-6]( [1-6]){0,3}"
_READERS: Final[dict[str, tuple[Callable[[str], Move], str]]] = {
    "end": (lambda _: End(), ""),
    "collect": (lambda _: Collect(), ""),
    "throw": (lambda _: Throw(), ""),
    "reroll": (lambda faces: Reroll(_dice(faces)), _FACES),
    "roll": (lambda faces: Roll(_dice(faces)), _FACES),
    "sides": (lambda letters: Sides(tuple(sorted(letters.upper()))), "[a-z]+"),
    "first": (lambda seat: First(Seat(int(seat))), "[0-9]"),
}
"""The first word of a move, how to read what follows it, and what that must look like."""
