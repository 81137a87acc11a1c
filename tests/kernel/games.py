"""Numbered games of the rules and the kernel side by side."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from dorfplatz.games.bohemian import components
from tests.kernel.cardboard import random_cardboard
from tests.kernel.side_by_side import Game
from tests.kernel.starts import random_start

ALIKE: Final = 12
"""So many games in a row share their cardboard: reading a file takes as long as playing."""
MOST: Final = 3000
"""Some cardboard makes for very long games; these stop here."""


def play_games(
    seed: str, numbers: Iterable[int], *, short: float = 0.9, thorough: float = 0.02
) -> int:
    """Returns the number of moves; a failure names its game."""
    return sum(play_game(seed, number, short, thorough) for number in numbers)


def play_game(seed: str, number: int, short: float, thorough: float) -> int:
    random = Random(f"{seed}/{number}")
    try:
        printed = cardboard(seed, number // ALIKE)
        game = Game(random_start(random, printed, short=short), random, thorough=thorough)
        game.play_on(MOST)
    except Exception as fault:
        fault.add_note(f"in kernel game {seed}/{number}")
        raise
    return game.moves


@lru_cache(maxsize=4)
def cardboard(seed: str, number: int) -> str:
    """Every fourth is the one that comes with the game."""
    if number % 4 == 0:
        return components.write(components.standard())
    return random_cardboard(Random(f"{seed}/cardboard/{number}"))
