"""Random games of OpenSpiel's backgammon, played by its own C++ without a step through Python.

The rollouts can be had through the search bot only: with a single simulation it does nothing but
have the position it is given played to the end so many times. It wants a position with a choice,
so the first roll is made here. It does not tell the number of moves; whoever reads these figures
takes the mean length of games played move by move. No way into the C++ is faster: two C++ bots
against each other take a tenth longer.
"""

from random import Random

import pyspiel

from bench.figures import Figures
from bench.others.openspiel_loop import roll
from bench.timing import play_for, tell

BATCH = 25
"""Games in one call: enough that the call itself costs nothing."""


def rollouts(game: pyspiel.Game, seed: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=BATCH, seed=seed)
    return pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    )


def measure(seconds: float, seed: int) -> Figures:
    game, random = pyspiel.load_game("backgammon"), Random(seed)
    bot = rollouts(game, seed)

    def play_batch() -> int:
        state = game.new_initial_state()
        state.apply_action(roll(state, random))
        bot.step(state)
        return 0

    play_batch()
    return play_for(seconds, play_batch, BATCH)


if __name__ == "__main__":
    tell(measure)
