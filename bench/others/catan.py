"""Random four-player games of Catan, by catanatron. Its rolls are moves of the players."""

import itertools

from catanatron import Color, Game, RandomPlayer

from bench.figures import Figures
from bench.timing import play_for, tell

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play(seed: int) -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    game.play()
    return len(game.state.actions)


def measure(seconds: float, seed: int) -> Figures:
    seeds = itertools.count(1000 * seed + 1)
    play(next(seeds))
    return play_for(seconds, lambda: play(next(seeds)))


if __name__ == "__main__":
    tell(measure)
