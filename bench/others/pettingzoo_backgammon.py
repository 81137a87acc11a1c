"""Random games of backgammon as a PettingZoo environment.

PettingZoo has no dice game of its own any more; backgammon comes by Shimmy, which puts OpenSpiel's
behind PettingZoo's interface.
"""

import itertools
from random import Random

from shimmy import OpenSpielCompatibilityV0

from bench.figures import Figures
from bench.timing import play_for, tell


def play(environment: OpenSpielCompatibilityV0, seed: int) -> int:
    """A whole game. Returns the number of moves, rolls among them."""
    random = Random(seed)
    environment.reset(seed=seed)
    for _ in environment.agent_iter():
        _, _, over, cut, facts = environment.last(observe=False)
        possible = facts["action_mask"].nonzero()[0]
        environment.step(None if over or cut else int(random.choice(possible)))
    return int(environment.game_length) - 1


def measure(seconds: float, seed: int) -> Figures:
    environment = OpenSpielCompatibilityV0(game_name="backgammon")
    seeds = itertools.count(1000 * seed)
    play(environment, next(seeds))
    return play_for(seconds, lambda: play(environment, next(seeds)))


if __name__ == "__main__":
    tell(measure)
