"""`make fuzz`: the kernel beside the rules for a million moves, then random games of every kind of
table through all checks of the contract, on several cores. In the games of Hamlet all that can
happen must have happened."""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from enum import Enum
from functools import partial
from random import Random

from rich.progress import track

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyGame
from tests.fuzz import bohemian, hamlet
from tests.fuzz.checks import Conservation, play_checked
from tests.fuzz.kernel import MOVES, play_beside

BATCH = 100
FEW = 10
"""Games of Hamlet in a batch: one takes as long as a dozen others."""
ENOUGH = 1000
"""So many games of Hamlet bring everything about."""
Batch = Callable[[str, int], tuple[int, int, *tuple[frozenset[Enum], ...]]]
"""Plays the games of a batch, by the seed and its number. Returns how many, and their moves; and
perhaps what happened in them."""


def play_bohemian(seed: str, batch: int) -> tuple[int, int]:
    moves = 0
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        random = Random(f"{seed}/{number}")
        table = bohemian.random_options(random)
        moves += play(f"{seed}/{number}", BOHEMIAN, table, random, bohemian.conserved)
    return BATCH, moves


def play_hamlet(seed: str, batch: int) -> tuple[int, int, frozenset[Enum]]:
    moves, watched = 0, hamlet.Watched()
    for number in range(batch * FEW, (batch + 1) * FEW):
        random = Random(f"{seed}/{number}")
        table = hamlet.random_options(random)
        moves += play(f"{seed}/{number}", watched, table, random, hamlet.conserved)
    return FEW, moves, frozenset(watched.seen)


def play(
    name: str,
    game: AnyGame,
    table: tuple[int, dict[str, str]],
    random: Random,
    conserved: Conservation,
) -> int:
    """A game through all checks; a failure names its seed. Returns its moves."""
    try:
        state = game.new(*table)
        picture = type(state).copy
        return play_checked(game, state, random, conserved, thorough=0.01, picture=picture)
    except Exception as fault:
        fault.add_note(f"in fuzz game {name} of {game.name}")
        raise


def fuzz(what: str, batch: Batch, seed: str, batches: int, jobs: int) -> set[Enum]:
    """Returns what happened, if the batches tell."""
    start = time.perf_counter()
    games, moves, seen = 0, 0, set[Enum]()
    with ProcessPoolExecutor(jobs) as processes:
        done = processes.map(partial(batch, seed), range(batches))
        for some_games, some_moves, *happened in track(done, total=batches, description=what):
            games, moves = games + some_games, moves + some_moves
            seen.update(*happened)
    spent = time.perf_counter() - start
    print(f"{what}: {games} games, {moves} moves, none failing, in {spent:.0f} s")
    return seen


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of Bohemian Villages")
    parser.add_argument("--moves", type=int, default=1_000_000, help="of the kernel")
    parser.add_argument("--hamlets", type=int, default=ENOUGH, help="games of Hamlet")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    fuzz("kernel", play_beside, chosen.seed, -(-chosen.moves // MOVES), chosen.jobs)
    fuzz("contract", play_bohemian, chosen.seed, -(-chosen.games // BATCH), chosen.jobs)
    seen = fuzz("hamlet", play_hamlet, chosen.seed, -(-chosen.hamlets // FEW), chosen.jobs)
    missing = ", ".join(sorted(map(str, hamlet.EXPECTED - seen)))
    if missing and chosen.hamlets >= ENOUGH:
        sys.exit(f"hamlet: never happened: {missing}")


if __name__ == "__main__":
    main()
