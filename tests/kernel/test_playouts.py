"""Whole games inside the kernel are those that one plays with it step by step."""

from random import Random

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.chance import generator
from dorfplatz.games.bohemian.kernel.playouts import random_game, random_games
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.state import Phase, State
from tests.kernel.disagreement import agree
from tests.kernel.games import cardboard
from tests.kernel.plain import as_wide
from tests.kernel.starts import random_start
from tests.kernel.walk import walk


def starts() -> list[State]:
    some = [random_start(Random(n), cardboard("inside", n // 4), short=1) for n in range(16)]
    return [state for state in some if state.phase is not Phase.FIRST]


def test_a_game_inside_goes_as_step_by_step() -> None:
    for number, state in enumerate(starts()):
        table, row, again = (as_wide(some) for some in rows(state))
        moves, _ = walk(table, row, generator(number))
        agree("moves", moves, int(random_game(table, again, generator(number))))
        agree("end", row.tolist(), again.tolist())


def test_many_games_begin_at_the_same_start() -> None:
    for number, state in enumerate(starts()):
        table, row, start = (as_wide(some) for some in rows(state))
        one_by_one, random = 0, generator(number)
        for _ in range(3):
            one_by_one += walk(table, row.copy(), random)[0]
        agree("moves", one_by_one, int(random_games(table, start, generator(number), 3)))
        agree("start", row.tolist(), start.tolist())


def rows(state: State) -> tuple[layout.Row, layout.Row, layout.Row]:
    return table_of(state), layout.pack(state), layout.pack(state)
