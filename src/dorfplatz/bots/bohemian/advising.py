"""Advice for a turn from the strongest bot's thinking."""

from random import Random

from dorfplatz.bots.advice import Advice, Option
from dorfplatz.bots.bohemian.prospects import prospects
from dorfplatz.bots.bohemian.reasons import why
from dorfplatz.bots.bohemian.rolling import before_rolling
from dorfplatz.bots.words import CHANCE_ACTS, OVER
from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import Phase, State


class BohemianAdviser:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def advise(self, state: State, random: Random) -> Advice[Move]:
        actor = BOHEMIAN.actor(state)
        if actor is None:
            raise Illegal(OVER)
        if actor is CHANCE:
            raise Illegal(CHANCE_ACTS)
        if state.phase is Phase.MOVES:
            best = prospects(state, self._seconds, random)
        else:
            best = before_rolling(state)
        options = tuple(Option(each.moves, each.coins, each.share) for each in best)
        return Advice(options, why(state, best))


def adviser(seconds: float) -> BohemianAdviser:
    return BohemianAdviser(seconds)
