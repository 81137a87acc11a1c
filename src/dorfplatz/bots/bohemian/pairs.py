"""Two plans side by side."""

from dataclasses import dataclass

from dorfplatz.bots.bohemian.prospects import Prospect
from dorfplatz.bots.bohemian.terms import Comparison
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.state import State


@dataclass(frozen=True, slots=True)
class Pair:
    """Two plans for the turn of a position, the better one first."""

    state: State
    better: Prospect
    other: Prospect
    terms: Comparison

    @property
    def seat(self) -> Seat:
        return self.state.turn

    def more(self, where: int, seat: int) -> int:
        """How much more of something the better plan leaves a seat with."""
        place = where + seat
        return int(self.better.leads_to[place]) - int(self.other.leads_to[place])
