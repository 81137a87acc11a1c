"""`make fuzz`: random games of every kind of table through all checks, on several cores."""

import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from rich.progress import track

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import State
from tests.fuzz.bohemian import conserved, random_options
from tests.fuzz.checks import play_checked

BATCH = 100


def play_batch(seed: str, batch: int) -> int:
    """A hundred games; a failure names its seed."""
    moves = 0
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        random = Random(f"{seed}/{number}")
        try:
            state = BOHEMIAN.new(*random_options(random))
            moves += play_checked(
                BOHEMIAN, state, random, conserved, thorough=0.01, picture=State.copy
            )
        except Exception as fault:
            fault.add_note(f"in fuzz game {seed}/{number}")
            raise
    return moves


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    batches = -(-chosen.games // BATCH)
    start = time.perf_counter()
    with ProcessPoolExecutor(chosen.jobs) as processes:
        done = processes.map(partial(play_batch, chosen.seed), range(batches))
        moves = sum(track(done, total=batches, description="fuzzing"))
    spent = time.perf_counter() - start
    print(f"{batches * BATCH} games, {moves} moves, none failing, in {spent:.0f} s")


if __name__ == "__main__":
    main()
