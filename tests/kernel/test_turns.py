"""The whole turns that the kernel finds are those that one can play by the rules."""

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.codes import NONE, decode
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.kernel.turns import MOST_TURNS, whole_turns
from dorfplatz.games.bohemian.moves import END, Collect, Move, PlayerMove, Reroll, Throw
from dorfplatz.games.bohemian.state import Phase, State
from tests.kernel.disagreement import agree
from tests.kernel.games import cardboard
from tests.kernel.mirror import Mirror
from tests.kernel.plain import as_wide
from tests.kernel.starts import random_start

Turn = tuple[Move, ...]
STARTS = 120
BEFORE_DICE: Final[dict[Phase, Move]] = {Phase.INCOME: Collect(), Phase.THROW: Throw()}


def uses(state: State) -> list[PlayerMove]:
    return [move for move in BOHEMIAN.legal(state) if move != END and not isinstance(move, Reroll)]


def turns(state: State) -> Iterator[Turn]:
    """All ways to finish a turn with the dice as they lie."""
    if END in BOHEMIAN.legal(state):
        yield (END,)
    for first in uses(state):
        yield (first,)
        after, _ = BOHEMIAN.play(state, first)
        yield from ((first, second) for second in uses(after))


def handed_over(state: State, turn: Turn) -> tuple[int, ...]:
    """The row when the next player is about to roll; income is collected. If the game ends in the
    middle of the turn, the kernel forgets what was left of it."""
    mirror, waiting = Mirror(state), list(turn)
    while state.phase is not Phase.ROLL and state.phase is not Phase.OVER:
        before_dice = BEFORE_DICE.get(state.phase)
        move = before_dice or (waiting.pop(0) if waiting else END)
        state, events = BOHEMIAN.play(state, move)
        mirror.hear(events)
    row = list(mirror.row(state))
    row[layout.DICE] = row[layout.MOVES_MADE] = row[layout.TILE_SPENT] = 0
    return tuple(row)


def expected(state: State) -> dict[tuple[int, ...], Turn]:
    """Each position once, with the first turn that leads there; the kernel has room for so many."""
    positions: dict[tuple[int, ...], Turn] = {}
    for turn in turns(state):
        positions.setdefault(handed_over(state, turn), turn)
        if len(positions) == MOST_TURNS - 1:
            break
    return positions


def found(state: State) -> list[tuple[tuple[int, ...], Turn]]:
    """What the kernel finds: the position after each turn, and its moves."""
    rows = as_wide(np.zeros((MOST_TURNS, layout.SIZE), np.int16))
    moves, marks = np.zeros((MOST_TURNS, 2), np.int32), np.zeros(MOST_TURNS, np.uint64)
    row, table = as_wide(layout.pack(state)), as_wide(table_of(state))
    count = whole_turns(table, row, rows, moves, marks)
    agree("start", layout.pack(state).tolist(), row.tolist())
    decoded = [
        tuple(decode(state.board, code) for code in turn if code != NONE)
        for turn in moves[:count].tolist()
    ]
    return list(zip(map(tuple, rows[:count].tolist()), decoded, strict=True))


def test_each_position_that_can_be_handed_over_is_found_once() -> None:
    for number in range(STARTS):
        state = random_start(Random(f"turn/{number}"), cardboard("turn", number // 6), short=0.3)
        if state.phase is Phase.MOVES:
            agree("turns", list(expected(state).items()), found(state))
