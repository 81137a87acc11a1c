"""Random games of OpenSpiel's backgammon, move by move from Python."""

from random import Random

import pyspiel

from bench.figures import Figures
from bench.timing import play_for, tell


def roll(state: pyspiel.State, random: Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, odds)[0])


def play(game: pyspiel.Game, random: Random) -> int:
    """A whole game. Returns the number of moves, rolls among them."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(roll(state, random) if chance else random.choice(state.legal_actions()))
        moves += 1
    return moves


def measure(seconds: float, seed: int) -> Figures:
    game, random = pyspiel.load_game("backgammon"), Random(seed)
    play(game, random)
    return play_for(seconds, lambda: play(game, random))


if __name__ == "__main__":
    tell(measure)
