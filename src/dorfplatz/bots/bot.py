"""What a bot is."""

from random import Random
from typing import Protocol, TypeVar

State = TypeVar("State", contravariant=True)
Move = TypeVar("Move", covariant=True)


class Bot(Protocol[State, Move]):
    """Chooses a move for the seat that acts. All its chance comes from the generator given."""

    def choose(self, state: State, random: Random, /) -> Move: ...
