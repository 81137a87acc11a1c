"""A bot's choice as text, from a record as text: what travels to a worker and back."""

from random import Random

from dorfplatz.bots import roster
from dorfplatz.core import record
from dorfplatz.games.catalogue import AnyCourse, course_of


def choose(text: str, kind: str, seconds: float, seed: str | None = None) -> str:
    """The bot's move in the position that a record leads to."""
    course = course_of(record.read(text))
    return choose_in(course, kind, seconds, Random(seed))


def choose_in(course: AnyCourse, kind: str, seconds: float, random: Random) -> str:
    game, state = course.game, course.state
    move = roster.lasting(game.name, kind, seconds).choose(state, random)
    if move not in game.legal(state):
        raise ValueError(f"{kind} chose {move}, which is not possible")
    return game.write(state, move)


def choose_simply(course: AnyCourse) -> str:
    """For a bot that failed: needs no worker, and cannot fail itself."""
    try:
        return choose_in(course, roster.usual(course.game.name), 0, Random())
    except Exception:
        return course.game.write(course.state, course.game.legal(course.state)[0])
