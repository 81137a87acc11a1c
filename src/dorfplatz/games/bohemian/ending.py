"""The end of the game."""

from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.events import GameEnded, News, Scored
from dorfplatz.games.bohemian.state import Ending, Phase, State


def end_game(state: State, ending: Ending, news: News) -> None:
    """Stop at once and score. Final coins are counted on paper, not taken from the bank."""
    state.phase = Phase.OVER
    state.ending = ending
    news.append(GameEnded(ending, state.turn))
    final = scoring.scores(state)
    for why in scoring.PARTS:
        for score in final:
            if coins := score.parts[why.value]:
                news.append(Scored(score.seat, coins, why))
