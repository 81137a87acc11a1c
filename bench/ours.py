"""Random four-player games of Bohemian Villages, by the rules and by the compiled kernel."""

from random import Random

from bench.figures import Figures
from bench.timing import play_for
from dorfplatz.bots.bohemian.starts import fresh
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.chance import generator
from dorfplatz.games.bohemian.kernel.playouts import random_games

SEATS = 4
BATCH = 200
"""So many games of the kernel on the same boards."""


def kernel(seconds: float, seed: int) -> Figures:
    random, chance = Random(seed), generator(seed)
    return play_for(seconds, lambda: random_games(*fresh(SEATS, random), chance, BATCH), BATCH)


def rules(seconds: float, seed: int) -> Figures:
    random = Random(seed)
    return play_for(seconds, lambda: _play_random_game(random))


def _play_random_game(random: Random) -> int:
    """Through the contract: list the moves, choose one, play it. Returns the number of moves."""
    state, moves = BOHEMIAN.new(SEATS), 0
    while (actor := BOHEMIAN.actor(state)) is not None:
        if actor is CHANCE:
            state, _ = BOHEMIAN.play(state, BOHEMIAN.odds(state).draw(random))
        else:
            state, _ = BOHEMIAN.play(state, random.choice(BOHEMIAN.legal(state)))
        moves += 1
    return moves
