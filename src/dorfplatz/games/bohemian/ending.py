"""The end of the game."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.events import GameEnded, News, Scored
from dorfplatz.games.bohemian.state import Ending, Phase, State


def end_game(state: State, ending: Ending, news: News) -> None:
    """Stop at once and score. Final coins are counted on paper, not taken from the bank."""
    state.phase = Phase.OVER
    state.ending = ending
    news.append(GameEnded(ending, state.turn))
    for why, score in scoring.PARTS.items():
        for seat, coins in enumerate(score(state)):
            if coins:
                news.append(Scored(Seat(seat), coins, why))
