"""The kernel plays by the rules: 2,000 games here, a million moves in `make fuzz`."""

import sys
from collections.abc import Iterator

import pytest

from tests.kernel.games import play_games

CHUNKS, GAMES = 20, 100


@pytest.fixture(autouse=True)
def unwatched() -> Iterator[None]:
    """Coverage would look at every line of the rules, which takes longer than to play the games."""
    watching = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(watching)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_after_every_move_the_kernel_is_where_the_rules_are(chunk: int) -> None:
    play_games("test", range(chunk * GAMES, (chunk + 1) * GAMES))
