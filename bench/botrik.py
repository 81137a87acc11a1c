"""`make bench`: how long Botrik takes for a whole turn, in games that go on as long as they can.

Chance, and the person who does whatever comes first to mind, are not counted.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import End, Lead, PlayerMove
from dorfplatz.games.hamlet.state import BOTRIK, State

AT_MOST = 0.2
"""Seconds for a turn."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    chosen = parser.parse_args()
    turns = [seconds for seed in range(chosen.games) for seconds in turns_of(seed)]
    hundredths = quantiles(turns, n=100)
    print(
        f"{len(turns):,} turns of Botrik’s in {chosen.games} games: median "
        f"{median(turns) * 1000:.1f} ms, 99 % within {hundredths[-1] * 1000:.0f} ms, slowest "
        f"{max(turns) * 1000:.0f} ms; at most {AT_MOST * 1000:.0f} ms wanted"
    )
    sys.exit(max(turns) > AT_MOST)


def turns_of(seed: int) -> Iterator[float]:
    """The time that each of his turns took, in seconds of this process."""
    random, state, spent = Random(seed), HAMLET.new(2, {"choices": "fixed"}), 0.0
    while (actor := HAMLET.actor(state)) is not None:
        move = HAMLET.odds(state).draw(random) if actor is CHANCE else _choose(state, random)
        start = time.process_time()
        after, _ = HAMLET.play(state, move)
        spent += time.process_time() - start
        if state.turn == BOTRIK and after.turn != BOTRIK:
            yield spent
        if after.turn != BOTRIK:
            spent = 0.0
        state = after


def _choose(state: State, random: Random) -> PlayerMove:
    """Anything but donkeys and the end of the turn, while there is anything."""
    legal = HAMLET.legal(state)
    return random.choice([move for move in legal if not isinstance(move, Lead | End)] or legal)


if __name__ == "__main__":
    main()
