"""Any possible move, each as likely: the yardstick below all others."""

from random import Random
from typing import Generic

from dorfplatz.core.contract import Event, Game, Move, State


class Uniform(Generic[State, Move, Event]):
    def __init__(self, game: Game[State, Move, Event]) -> None:
        self._game = game

    def choose(self, state: State, random: Random) -> Move:
        return random.choice(self._game.legal(state))
