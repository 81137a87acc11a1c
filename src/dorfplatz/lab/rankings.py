"""In which order the bots of a game came in; a tie counts for all orders it allows, in parts."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, groupby, permutations, product

from dorfplatz.lab.simulation import Outcome
from dorfplatz.lab.standings import Games

Ranking = tuple[str, ...]
"""Kinds of bots from the first place to the last."""


def in_parts(blocks: Games) -> dict[tuple[int, Ranking], float]:
    """How many games, or parts of games, of a block had a ranking."""
    parts: dict[tuple[int, Ranking], float] = defaultdict(float)
    for number, block in enumerate(blocks):
        for game in block:
            orders = list(rankings_of(game))
            for order in orders:
                parts[number, order] += 1 / len(orders)
    return parts


def rankings_of(game: Outcome) -> Iterator[Ranking]:
    def placing(seat: int) -> tuple[bool, int]:
        return seat in game.winners, game.totals[seat]

    seats = sorted(range(len(game.bots)), key=placing, reverse=True)
    tied = [[game.bots[seat] for seat in group] for _, group in groupby(seats, placing)]
    for order in product(*map(permutations, tied)):
        yield tuple(chain.from_iterable(order))
