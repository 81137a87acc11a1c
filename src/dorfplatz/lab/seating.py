"""Who meets whom, and on which seats.

A *field* is the bots of one game. A *block* is a field in one order around the table, moved on seat
by seat until every one of its bots has sat everywhere; all its games have the same dice and boards,
so that luck cancels. From block to block the order changes, until each has had its turn: all
seatings of a field come equally often.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations
from random import Random

Bots = tuple[str, ...]
"""On the seats of a table."""


@dataclass(frozen=True, slots=True)
class Block:
    number: int
    first_game: int
    seatings: tuple[Bots, ...]


def fields(names: Sequence[str], seats: int) -> list[Bots]:
    """Everyone named at one table, where the last one fills the seats that are left; if there are
    more names than seats, all tables that can be made of them."""
    taking_part = list(dict.fromkeys(names) if len(names) > seats else names)
    filling = taking_part[-1:] * (seats - len(taking_part))
    return list(combinations(taking_part + filling, seats))


def blocks(of: Sequence[Bots], seed: str) -> Iterator[Block]:
    """Without end; the fields take turns."""
    all_orders = [_shuffled(orders(field), f"{seed}/orders") for field in of]
    game = 0
    for number in count():
        turn, field = divmod(number, len(of))
        choice = all_orders[field]
        seatings = rotations(choice[turn % len(choice)])
        yield Block(number, game, seatings)
        game += len(seatings)


def orders(field: Bots) -> list[Bots]:
    """The different ways to sit around a table, wherever one begins to look."""
    return sorted({min(rotations(order)) for order in permutations(field)})


def rotations(order: Bots) -> tuple[Bots, ...]:
    """All different ones: bots of one kind change places unnoticed."""
    return tuple(dict.fromkeys((*order[start:], *order[:start]) for start in range(len(order))))


def _shuffled(choice: list[Bots], seed: str) -> list[Bots]:
    Random(seed).shuffle(choice)
    return choice
