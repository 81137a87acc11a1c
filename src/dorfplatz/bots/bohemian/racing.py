"""A race between candidates: playouts of all, until one stands out."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.policy import Mind, workplace
from dorfplatz.bots.bohemian.search import ALL_FALLS, play_on
from dorfplatz.bots.bohemian.wishing import wishes_of
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kernel.turns import Rows

CANDIDATES: Final = 8
LAP: Final = 8
"""So many playouts of each candidate before they are compared again."""
MOST_PLAYOUTS: Final = 4 * ALL_FALLS
LEAST: Final = 16
"""So many before anyone is given up: the spread of fewer says little."""
PRIOR: Final = 4
"""The network's own word counts as so many playouts."""
DOUBT: Final = 2.0
"""A candidate so many standard errors behind the best is given up."""
HOPE: Final = 0.001
"""So is one that cannot well be better by more than this share of the win."""


class Race:
    """A round of turns is played after each candidate, with the same dice for all of them."""

    def __init__(
        self, table: Table, row: Row, mind: Mind, starts: Rows, values: Floats, seed: int
    ) -> None:
        self._table, self._mind, self._starts, self._seed = table, mind, starts, np.uint64(seed)
        self._seats, self._seat = int(table[boards.SEATS]), int(row[layout.TURN])
        self._prior = values
        self._results = np.empty((len(starts), MOST_PLAYOUTS, 2 * self._seats), np.float32)
        self._work = workplace()
        self._alive = np.arange(len(starts))
        self.values = values.copy()
        self.playouts = 0

    @property
    def size(self) -> int:
        return len(self._starts)

    @property
    def is_decided(self) -> bool:
        return len(self._alive) == 1 or self.playouts + LAP > MOST_PLAYOUTS

    @property
    def wishes(self) -> Floats:
        return wishes_of(self.values, self._seats, self._seat)

    def run(self) -> None:
        """One lap of all that are not given up."""
        some = np.empty((len(self._alive), LAP, 2 * self._seats), np.float32)
        starts = self._starts[self._alive]
        play_on(
            self._table,
            starts,
            len(starts),
            self._mind,
            self._seats,
            self.playouts,
            LAP,
            self._seed,
            self._work,
            some,
        )
        self._results[self._alive, self.playouts : self.playouts + LAP] = some
        self.playouts += LAP
        means = self._results[self._alive, : self.playouts].mean(1)
        weight = self.playouts / (self.playouts + PRIOR)
        self.values[self._alive] = weight * means + (1 - weight) * self._prior[self._alive]
        if self.playouts >= LEAST:
            self._alive = self._alive[self._has_a_chance()]

    def order(self) -> NDArray[np.intp]:
        """From the best; those that were given up come after the others."""
        given_up = np.ones(self.size, bool)
        given_up[self._alive] = False
        return np.lexsort((-self.wishes, given_up))

    def _has_a_chance(self) -> NDArray[np.bool_]:
        """Who could still be the best: compared playout by playout, as the dice were the same."""
        wishes = self.wishes[self._alive]
        best = int(np.argmax(wishes))
        results = self._results[self._alive, : self.playouts]
        each = wishes_of(results, self._seats, self._seat)
        error = (each[best] - each).std(1) / np.sqrt(self.playouts)
        chance = wishes - wishes[best] + DOUBT * error
        chance[best] = 1
        return np.asarray(chance > HOPE)
