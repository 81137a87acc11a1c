"""The first game of Bohemian Villages: eight turns, which the learner wins by a coin."""

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.lesson.bohemian.ending import ENDING
from dorfplatz.server.lesson.bohemian.middle import MIDDLE
from dorfplatz.server.lesson.bohemian.opening import OPENING
from dorfplatz.server.lesson.bohemian.table import FRIEND, LENKA, options
from dorfplatz.server.lesson.script import Lesson


def lesson() -> Lesson:
    return Lesson(
        game=BOHEMIAN,
        friend=FRIEND,
        opponent=LENKA,
        options=options(),
        steps=(*OPENING, *MIDDLE, *ENDING),
    )
