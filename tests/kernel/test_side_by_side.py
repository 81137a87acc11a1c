"""The kernel plays by the rules: 2,000 games here, a million moves in `make fuzz`."""

import pytest

from tests.kernel.games import play_games

CHUNKS, GAMES = 20, 100


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_after_every_move_the_kernel_is_where_the_rules_are(chunk: int) -> None:
    play_games("test", range(chunk * GAMES, (chunk + 1) * GAMES))
