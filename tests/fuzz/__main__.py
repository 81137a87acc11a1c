"""`make fuzz`: the kernel beside the rules for a million moves, then random games of every kind of
table through all checks of the contract, on several cores."""

import time
from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from rich.progress import track

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import State
from tests.fuzz.bohemian import conserved, random_options
from tests.fuzz.checks import play_checked
from tests.fuzz.kernel import MOVES, play_beside

BATCH = 100
Batch = Callable[[str, int], tuple[int, int]]
"""Plays the games of a batch, by the seed and its number. Returns how many, and their moves."""


def play_batch(seed: str, batch: int) -> tuple[int, int]:
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
    return BATCH, moves


def fuzz(what: str, batch: Batch, seed: str, batches: int, jobs: int) -> None:
    start = time.perf_counter()
    games = moves = 0
    with ProcessPoolExecutor(jobs) as processes:
        done = processes.map(partial(batch, seed), range(batches))
        for some_games, some_moves in track(done, total=batches, description=what):
            games, moves = games + some_games, moves + some_moves
    spent = time.perf_counter() - start
    print(f"{what}: {games} games, {moves} moves, none failing, in {spent:.0f} s")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of the contract")
    parser.add_argument("--moves", type=int, default=1_000_000, help="of the kernel")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    fuzz("kernel", play_beside, chosen.seed, -(-chosen.moves // MOVES), chosen.jobs)
    fuzz("contract", play_batch, chosen.seed, -(-chosen.games // BATCH), chosen.jobs)


if __name__ == "__main__":
    main()
