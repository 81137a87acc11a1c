"""The pages of each game."""

from functools import cache
from typing import Final

from dorfplatz.core.registry import Registry
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.words import NO_PAGE
from dorfplatz.server.pages.bohemian.pages import BOHEMIAN_PAGES
from dorfplatz.server.pages.game_page import Face
from dorfplatz.server.pages.hamlet.pages import HAMLET_PAGES
from dorfplatz.server.pages.lesson.script import Lesson
from dorfplatz.server.pages.plain.pages import plain

GAME_PAGES: Final = Registry("pages", BOHEMIAN_PAGES, HAMLET_PAGES, plain=plain)


def face_of(course: AnyCourse) -> Face:
    return GAME_PAGES[course.game.name].face


@cache
def lesson_of(game: str) -> Lesson:
    """The guided first game of a game that has one."""
    known = GAME_PAGES.own.get(game)
    if known is None or known.lesson is None:
        raise Missing(NO_PAGE)
    made: Lesson = known.lesson()
    return made
