"""Boards to look at one by one: those that come with the game, and stranger ones."""

from random import Random

from dorfplatz.games.bohemian import components
from dorfplatz.games.bohemian.state import State
from tests.kernel.cardboard import random_cardboard
from tests.kernel.starts import new_table


def some_tables(sets: int = 12) -> list[State]:
    """New tables; every third with the components that come with the game."""
    standard = components.write(components.standard())
    randoms = [Random(f"board/{number}") for number in range(sets)]
    return [
        new_table(random, standard if number % 3 == 0 else random_cardboard(random))
        for number, random in enumerate(randoms)
    ]
