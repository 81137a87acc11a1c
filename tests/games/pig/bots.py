"""A bot for Pig beside the one that plays at random."""

from random import Random
from typing import Final

from dorfplatz.bots.game_bots import GameBots, uniform
from tests.games.pig.rules import GAME as PIG
from tests.games.pig.rules import Hold, Move, State, Throw

ENOUGH: Final = 20


class Holder:
    """Holds as soon as a turn has brought enough."""

    def choose(self, state: State, _random: Random) -> Move:
        wins = state.scores[state.turn] + state.rolled >= state.target
        return Hold() if state.rolled >= ENOUGH or (state.rolled and wins) else Throw()


GAME: Final = GameBots(
    name=PIG.name,
    bots={"uniform": uniform(PIG), "holder": lambda _seconds: Holder()},
    usual="holder",
)
