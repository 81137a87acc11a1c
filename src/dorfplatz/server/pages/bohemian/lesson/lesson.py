"""The first game of Bohemian Villages: eight turns, which the learner wins by a coin."""

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.pages.bohemian.lesson.ending import ENDING
from dorfplatz.server.pages.bohemian.lesson.first_turns import OPENING
from dorfplatz.server.pages.bohemian.lesson.middle import MIDDLE
from dorfplatz.server.pages.bohemian.lesson.table import FRIEND, LENKA, options
from dorfplatz.server.pages.lesson.script import Lesson


def lesson() -> Lesson:
    return Lesson(
        game=BOHEMIAN,
        friend=FRIEND,
        opponent=LENKA,
        options=options(),
        steps=(*OPENING, *MIDDLE, *ENDING),
    )
