"""Keeps house for the person: does whatever is worth most now, by values made by hand.

No move is played out to the end of a turn. An action is worth what it brings at once, what it
leaves, and what a second villager could then do with it; a tile is laid where it serves best.
"""

from random import Random

from dorfplatz.bots.hamlet import answering, deeds, laying, settling
from dorfplatz.games.hamlet.moves import Lay, PlayerMove
from dorfplatz.games.hamlet.state import Phase, State


class Steward:
    """Among moves of equal value the first in the order of the rules is made."""

    def choose(self, state: State, _random: Random) -> PlayerMove:
        match state.phase:
            case Phase.LAY:
                return Lay(laying.best_spot(state))
            case Phase.PAY:
                return settling.best_use(state)
            case Phase.ASK:
                return answering.answer(state)
            case _:
                return deeds.best(state)
