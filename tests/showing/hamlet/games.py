"""Games of Hamlet that a lively person has played, to look at."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.catalogue import course_of, find
from dorfplatz.games.hamlet.state import State
from dorfplatz.play.table import Table, new_record
from dorfplatz.showing.hamlet.accounts import HamletCourse

LIKED = {"Build": 8.0, "Make": 6.0, "Sell": 8.0, "Fill": 20.0, "HireVillager": 8.0, "Take": 5.0}
DISLIKED = {"HireDonkey": 0.3, "End": 0.2}
SEEDS = (9, 11)
"""Of games in which a person pays by choice, lays tiles, and is asked nearly all that can be."""
PLAYERS = (Player("person", "Ada"), Player("botrik", "Botrik"))


def begun(**options: str) -> HamletCourse:
    """Up to the person's first choice."""
    course = course_of(new_record(find("hamlet"), PLAYERS, options))
    return Table(course, RandomSource("begun")).course


@cache
def played(seed: int) -> HamletCourse:
    """To the end."""
    course, random = course_of(new_record(find("hamlet"), PLAYERS, {})), Random(seed)
    table = Table(course, RandomSource(str(seed)))
    while course.actor is not None:
        legal = course.game.legal(course.state)
        weights = [(LIKED | DISLIKED).get(type(move).__name__, 1.0) for move in legal]
        (move,) = random.choices(legal, weights)
        table.submit(Seat(0), table.version, course.game.write(course.state, move))
    return course


def decisions(course: HamletCourse) -> Iterator[State]:
    """The positions in which the person had a choice."""
    return (step.before for step in course.steps if step.actor is not CHANCE)


def first(wanted: Callable[[State], bool]) -> State:
    """The first position of its kind."""
    return next(filter(wanted, decisions(played(SEEDS[0]))))
