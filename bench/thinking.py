"""`make bench`: how far thinking about a move goes beyond the time that it was given.

Thinking stops before a lap of playouts that would take too long; a lap cannot be interrupted.
"""

import time
from argparse import ArgumentParser
from collections.abc import Iterator
from statistics import median

from dorfplatz.bots import warming
from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.thinking import think
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.kernel.table import table_of
from tests.bots.situations import choices


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.05)
    given = parser.parse_args().seconds
    warming.warm_up()
    for seats in (2, 5):
        beyond = [1000 * (spent - given) for spent in spent_on_moves(seats, given)]
        print(
            f"{len(beyond)} thoughts of {1000 * given:.0f} ms with {seats} players: median "
            f"{median(beyond):+.1f} ms, longest {max(beyond):+.1f} ms"
        )


def spent_on_moves(seats: int, given: float) -> Iterator[float]:
    """Seconds, for positions of whole games."""
    mind = loading.network(seats)
    for state in choices(seats, f"time/{seats}", every=5):
        start = time.perf_counter()
        think(table_of(state), pack(state), mind, given, seed=1)
        yield time.perf_counter() - start


if __name__ == "__main__":
    main()
