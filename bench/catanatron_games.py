"""Random four-player games of catanatron for some seconds; prints games per second.

Run by the Python of an environment that has catanatron; see the Makefile.
"""

import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play(seed: int) -> None:
    Game([RandomPlayer(colour) for colour in COLOURS], seed=seed).play()


def main() -> None:
    seconds, games = float(sys.argv[1]), 0
    play(0)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        games += 1
        play(games)
    print(games / (time.perf_counter() - start))


if __name__ == "__main__":
    main()
