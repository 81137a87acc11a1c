"""How many games and moves in how many seconds: what every engine of the benchmark tells."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    moves: int
    """A roll of the dice is a move, whoever makes it."""
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds
