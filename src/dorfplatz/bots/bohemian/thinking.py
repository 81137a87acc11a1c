"""Thinking about the rest of a turn: all plans one turn deep, then playouts of the best few."""

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.planning import make_plans, plan_book
from dorfplatz.bots.bohemian.policy import Mind, workplace
from dorfplatz.bots.bohemian.racing import CANDIDATES, Race
from dorfplatz.bots.bohemian.wishing import leads_of
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Thoughts:
    """Plans for the rest of a turn, from the best: their first two moves, and what they bring."""

    moves: NDArray[np.int32]
    values: Floats
    """For each seat its share of the win, then its final coins."""
    wishes: Floats
    playouts: int = 0
    """Of the best candidates; none if one turn was enough to see."""


def plans(table: Table, row: Row, mind: Mind) -> tuple[Thoughts, NDArray[np.int16]]:
    """Everything one turn deep, from the best, and where it leads."""
    book = plan_book()
    count = make_plans(table, row, mind, workplace(), book)
    order = np.argsort(-book[3][:count], kind="stable")
    values = book[2][order, : 2 * int(table[boards.SEATS])]
    return Thoughts(book[1][order], values, book[3][order]), book[0][order]


def leads(thoughts: Thoughts, table: Table, row: Row) -> Floats:
    """How far the player will be ahead of the others' average with each plan, in coins."""
    return leads_of(thoughts.values, int(table[boards.SEATS]), int(row[layout.TURN]))


def think(table: Table, row: Row, mind: Mind, seconds: float, seed: int) -> Thoughts:
    """The plans, the best few of them played on as long as there is time and doubt."""
    start = time.perf_counter()
    thoughts, leads_to = plans(table, row, mind)
    if len(leads_to) < 2:
        return thoughts
    race = Race(table, row, mind, leads_to[:CANDIDATES], thoughts.values[:CANDIDATES], seed)
    lap = 0.0
    while not race.is_decided and (begin := time.perf_counter()) + lap < start + seconds:
        race.run()
        lap = time.perf_counter() - begin
    order = np.concatenate((race.order(), np.arange(race.size, len(leads_to))))
    values = np.concatenate((race.values, thoughts.values[race.size :]))[order]
    wishes = np.concatenate((race.wishes, thoughts.wishes[race.size :]))[order]
    return Thoughts(thoughts.moves[order], values, wishes, race.playouts)
