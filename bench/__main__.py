"""`make bench`: random games per second of Bohemian Villages beside other engines' dice games.

All run on one core, in turns, so that whatever else the machine does falls on all alike. Each
plays whole games with uniformly random moves through its own public interface; a roll of the dice
is a move.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from bench.comparison import (
    HEADING,
    Rounds,
    as_json,
    line,
    mean_length,
    verdicts,
    with_estimated_moves,
)
from bench.engines import LOOP, ROLLOUTS, Engine, engines
from bench.one_core import use_one_core

WARM_UP = 1.0


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--other", required=True, help="the Python that has the other engines")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3, help="for each engine in each round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    chosen = parser.parse_args()
    core = use_one_core()
    everyone = engines(chosen.other)
    rounds = measure(everyone, chosen.rounds, chosen.seconds)
    print("random games on", "one thread" if core is None else f"core {core}", end="")
    print(f", median of {chosen.rounds} rounds of {chosen.seconds:g} seconds")
    show(everyone, rounds)
    if chosen.json:
        chosen.json.write_text(json.dumps(as_json(rounds), indent=2) + "\n", "utf-8")
    sys.exit(not all(each.is_reached for each in verdicts(rounds)))


def measure(everyone: tuple[Engine, ...], count: int, seconds: float) -> Rounds:
    rounds: Rounds = {engine.name: [] for engine in everyone}
    for number in range(count + 1):
        print(f"round {number} of {count}" if number else "warming up", file=sys.stderr)
        for engine in everyone:
            figures = engine.measure(seconds if number else WARM_UP, number)
            if number:
                rounds[engine.name].append(figures)
    return with_estimated_moves(rounds)


def show(everyone: tuple[Engine, ...], rounds: Rounds) -> None:
    print(HEADING)
    for engine in everyone:
        print(line(engine, rounds))
    games = sum(each.games for each in rounds[LOOP])
    print(
        f"The moves of “{ROLLOUTS}” are estimated: {games:,} games of “{LOOP}” took"
        f" {mean_length(rounds[LOOP]):.1f} moves each; the first roll is not the rollouts'."
    )
    for verdict in verdicts(rounds):
        print(verdict)


if __name__ == "__main__":
    main()
