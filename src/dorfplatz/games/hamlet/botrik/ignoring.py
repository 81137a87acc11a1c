"""Gold that Botrik would have to pay, but ignores."""

from dorfplatz.games.hamlet.actions.using import gain_points
from dorfplatz.games.hamlet.events import News, Why
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import BOTRIK, State


def ignore_gold(state: State, gold: int, news: News) -> None:
    """If that modifier is chosen, it costs him as many points."""
    if state.has(Modifier.GOLD_COSTS_POINTS):
        gain_points(state, BOTRIK, -gold, Why.IGNORED, news)
