"""All guided first games, by their game."""

from functools import cache

from dorfplatz.server.lesson.bohemian import lesson as bohemian
from dorfplatz.server.lesson.script import Lesson
from dorfplatz.server.refusals import NO_PAGE, Missing


@cache
def lessons() -> dict[str, Lesson]:
    return {lesson.game.name: lesson for lesson in (bohemian.lesson(),)}


def lesson_of(game: str) -> Lesson:
    found = lessons().get(game)
    if found is None:
        raise Missing(NO_PAGE)
    return found
