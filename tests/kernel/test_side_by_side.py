"""The kernel plays by the rules: 400 games here, 2,000 in the outer ring, a million moves in
`make prove`."""

import pytest

from tests.kernel.games import play_games

GAMES = 100
CHUNKS = [*range(4), *(pytest.param(chunk, marks=pytest.mark.outer) for chunk in range(4, 20))]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_after_every_move_the_kernel_is_where_the_rules_are(chunk: int) -> None:
    play_games("test", range(chunk * GAMES, (chunk + 1) * GAMES))
