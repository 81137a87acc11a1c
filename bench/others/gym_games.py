"""Random games of gym-backgammon, which is all Python: what PettingZoo's own backgammon was."""

import sys
from random import Random
from types import ModuleType
from typing import Any

from bench.figures import Figures
from bench.timing import play_for, tell

WHITE = 0
"""As gym-backgammon numbers the two."""


def board() -> Any:
    """Nothing is drawn here, and its drawing wants a graphics library that it does not install."""
    drawing = ModuleType("rendering")
    vars(drawing)["Viewer"] = None
    sys.modules["gym_backgammon.envs.rendering"] = drawing
    from gym_backgammon.envs.backgammon_env import BackgammonEnv

    return BackgammonEnv()


def roll(agent: int, random: Random) -> tuple[int, int]:
    """White goes down the board, so its dice count below zero."""
    sign = -1 if agent == WHITE else 1
    return sign * random.randint(1, 6), sign * random.randint(1, 6)


def play(environment: Any, random: Random) -> int:
    """A whole game. Returns the number of moves, rolls and passes among them."""
    _, dice, _ = environment.reset()
    moves = 2
    while True:
        possible = list(environment.get_valid_actions(dice))
        *_, over, _ = environment.step(random.choice(possible) if possible else None)
        if over:
            return moves
        dice = roll(environment.get_opponent_agent(), random)
        moves += 2


def measure(seconds: float, seed: int) -> Figures:
    environment, random = board(), Random(seed)
    play(environment, random)
    return play_for(seconds, lambda: play(environment, random))


if __name__ == "__main__":
    tell(measure)
