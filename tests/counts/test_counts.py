"""Counting lines of play: a change of the rules that nobody meant shows as another number.

As in the perft of chess programs, but with given dice. The referee's own reading of the rules has
to find the same numbers.
"""

from copy import deepcopy

import pytest

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Dice, Reroll, Roll
from dorfplatz.games.bohemian.state import State
from tests.referee.rules import ROLL
from tests.referee.rules import Game as Referee

SIDES = {2: "CEGIKM", 3: "ACEGIKMO", 4: "BDFHJLNP", 5: "BDFHJLNPT"}

COUNTS = [
    (2, [(2, 3, 4, 6)], 115),
    (3, [(2, 3, 4, 6)], 178),
    (4, [(2, 3, 4, 6)], 274),
    (5, [(2, 3, 4, 6)], 320),
    (2, [(6, 6, 6, 6)], 25),
    (2, [(1, 1, 1, 1)], 19),
    (3, [(1, 1, 5, 5), (6, 6, 6, 6)], 2923),
    (2, [(1, 1, 6, 6), (5, 5, 6, 6)], 6187),
    (4, [(1, 1, 1, 1), (1, 1, 1, 1), (6, 6, 6, 6)], 17738),
]


def new_game(seats: int) -> State:
    return BOHEMIAN.new(seats, {"sides": SIDES[seats], "first": "0"})


def count_by_rules(state: State, rolls: list[Dice]) -> int:
    """How many ways there are to play on with these rolls; re-rolls, whose dice are not given, are
    left out."""
    if BOHEMIAN.actor(state) is CHANCE:
        if not rolls:
            return 1
        state, _ = BOHEMIAN.play(state, Roll(rolls[0]))
        rolls = rolls[1:]
    moves = [move for move in BOHEMIAN.legal(state) if not isinstance(move, Reroll)]
    return sum(count_by_rules(BOHEMIAN.play(state, move)[0], rolls) for move in moves)


def count_by_referee(game: Referee, rolls: list[Dice]) -> int:
    if game.waits_for == ROLL:
        if not rolls:
            return 1
        game.play({"do": "roll", "dice": list(rolls[0])})
        rolls = rolls[1:]
    total = 0
    for move in game.legal():
        if move["do"] != "reroll":
            after = deepcopy(game)
            after.play(move)
            total += count_by_referee(after, rolls)
    return total


@pytest.mark.parametrize(("seats", "rolls", "expected"), COUNTS)
def test_the_rules_find_so_many_lines_of_play(seats: int, rolls: list[Dice], expected: int) -> None:
    assert count_by_rules(new_game(seats), rolls) == expected


@pytest.mark.parametrize(("seats", "rolls", "expected"), [c for c in COUNTS if c[2] < 1000])
def test_the_referee_finds_as_many(seats: int, rolls: list[Dice], expected: int) -> None:
    setup = BOHEMIAN.setup(new_game(seats))
    assert setup is not None
    assert count_by_referee(Referee(setup), rolls) == expected
