"""`make bench`: random four-player games per second, of these rules and of catanatron.

Both run on one core, in turns, so that whatever else the machine does falls on both alike. Each
plays whole games with uniformly random moves through its own public interface.
"""

import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from statistics import median

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN

WANTED = 15
"""At least so many times as many games."""
OTHER = Path(__file__).with_name("catanatron_games.py")


def play_random_game(random: Random) -> int:
    """Through the contract: list the moves, choose one, play it. Returns the number of moves."""
    state, moves = BOHEMIAN.new(4), 0
    while (actor := BOHEMIAN.actor(state)) is not None:
        if actor is CHANCE:
            state, _ = BOHEMIAN.play(state, BOHEMIAN.odds(state).draw(random))
        else:
            state, _ = BOHEMIAN.play(state, random.choice(BOHEMIAN.legal(state)))
        moves += 1
    return moves


def our_speed(seconds: float, seed: str) -> tuple[float, float]:
    """Games and moves per second."""
    random, games, moves = Random(seed), 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += play_random_game(random)
        games += 1
    spent = time.perf_counter() - start
    return games / spent, moves / spent


def other_speed(python: str, seconds: float) -> float:
    command = [python, str(OTHER), str(seconds)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--other", required=True, help="a Python that has catanatron")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=6)
    chosen = parser.parse_args()
    our_speed(1, "warm-up")
    print("random four-player games per second on one core")
    print(f"{'round':>7} {'dorfplatz':>10} {'catanatron':>11} {'times':>6}")
    times, moves = [], []
    for number in range(1, chosen.rounds + 1):
        ours, our_moves = our_speed(chosen.seconds, f"round {number}")
        other = other_speed(chosen.other, chosen.seconds)
        times.append(ours / other)
        moves.append(our_moves)
        print(f"{number:>7} {ours:>10.0f} {other:>11.1f} {ours / other:>6.1f}", flush=True)
    verdict = "reached" if median(times) >= WANTED else "NOT reached"
    print(f"median: {median(times):.1f} times as many; at least {WANTED}: {verdict}")
    print(f"that is {median(moves):,.0f} moves per second of the rules")
    sys.exit(median(times) < WANTED)


if __name__ == "__main__":
    main()
