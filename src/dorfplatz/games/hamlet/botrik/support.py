"""Botrik's support tile: his gold lies on it, and while it is open it pays one gold a turn."""

from dorfplatz.games.hamlet.actions.using import gain_gold
from dorfplatz.games.hamlet.events import News, SupportTurned, Why
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import BOTRIK, State


def pay(state: State, news: News) -> None:
    """One gold, if the tile is open and has not paid in this turn."""
    if state.automa.is_open and not state.automa.is_paid:
        state.automa.is_paid = True
        gain_gold(state, BOTRIK, 1, Why.SUPPORT, news)


def cover(state: State, news: News) -> None:
    """Unless a modifier says that it is never covered."""
    if state.automa.is_open and not state.has(Modifier.OPEN_SUPPORT):
        state.automa.is_open = False
        news.append(SupportTurned(is_open=False))


def uncover(state: State, news: News) -> None:
    if not state.automa.is_open:
        state.automa.is_open = True
        news.append(SupportTurned(is_open=True))
