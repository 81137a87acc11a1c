"""The kernel beside the rules, in batches of moves."""

from tests.kernel.games import play_games

MOVES = 5_000


def play_beside(seed: str, batch: int) -> tuple[int, int]:
    """As many games as it takes; fewer of them are near their end than in the tests."""
    games = moves = 0
    while moves < MOVES:
        moves += play_games(f"{seed}/{batch}", [games], short=0.3)
        games += 1
    return games, moves
