"""A code for every move, and a move for every code."""

from collections.abc import Iterator

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.box import SEATS
from dorfplatz.games.bohemian.dice import dice_for, pairs, parts, rolls
from dorfplatz.games.bohemian.kernel import codes
from dorfplatz.games.bohemian.kernel.codes import decode, encode
from dorfplatz.games.bohemian.kernel.dice import ALL
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
from tests.kernel.boards import some_tables


def every_move(board: Board) -> Iterator[Move]:
    """Whatever anyone could do at a table in any position, chance included."""
    yield from (END, Collect(), Throw())
    yield from (First(Seat(seat)) for seat in range(SEATS[-1]))
    for building in board.buildings:
        yield from (Place(dice, building.id) for dice in dice_for(building.kind))
    yield from (roll for count in range(1, 5) for roll in rolls(count).outcomes)
    for roll in rolls(4).outcomes:
        yield from (Reroll(part) for part in parts(roll.dice))
        yield from (TakeSpecial(pair) for pair in pairs(roll.dice))
        yield from (TakeBishop(pair) for pair in pairs(roll.dice) if pair[0] == pair[1])


def test_different_moves_have_different_codes_and_come_back_as_they_were() -> None:
    for table in some_tables():
        moves = dict.fromkeys(every_move(table.board))
        numbers = [encode(table.board, move) for move in moves]
        assert len(set(numbers)) == len(moves)
        assert [decode(table.board, number) for number in numbers] == list(moves)
        assert [encode(table.board, decode(table.board, code)) for code in numbers] == numbers
        assert 0 <= min(numbers) <= max(numbers) < 2**31


def test_a_code_says_what_is_done_with_which_dice_and_where() -> None:
    board = some_tables(1)[0].board
    verbs = {type(decode(board, code)): code for code in codes_of_verbs()}
    for move in every_move(board):
        code = encode(board, move)
        if not isinstance(move, Place):
            assert codes.verb_of(code) == verbs[type(move)]
        if isinstance(move, Place | Reroll | Roll | TakeBishop | TakeSpecial):
            assert ALL[codes.dice_of(code)] == move.dice
        where = board.index[move.building] if isinstance(move, Place) else 0
        assert codes.where_of(code) == (move.seat if isinstance(move, First) else where)


def codes_of_verbs() -> tuple[int, ...]:
    return (
        codes.TAKE_BISHOP,
        codes.TAKE_SPECIAL,
        codes.REROLL,
        codes.END_TURN,
        codes.COLLECT,
        codes.THROW,
        codes.ROLL,
        codes.FIRST,
    )


def test_turning_up_the_boards_has_no_code() -> None:
    board = some_tables(1)[0].board
    with pytest.raises(ValueError, match="boards are laid"):
        encode(board, Sides(("A",)))
