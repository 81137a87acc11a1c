"""What people are told about each game."""

from typing import Final

from dorfplatz.core.registry import Registry
from dorfplatz.games.catalogue import GAMES, AnyCourse
from dorfplatz.showing.bohemian.showing import BOHEMIAN_SHOWING
from dorfplatz.showing.game_showing import GameShowing, plain
from dorfplatz.showing.hamlet.showing import HAMLET_SHOWING

SHOWINGS: Final = Registry("showing", BOHEMIAN_SHOWING, HAMLET_SHOWING, plain=plain)


def showing_of(course: AnyCourse) -> GameShowing:
    return SHOWINGS[course.game.name]


TITLES: Final = {name: SHOWINGS[name].title for name in GAMES}
"""What each game is called."""
