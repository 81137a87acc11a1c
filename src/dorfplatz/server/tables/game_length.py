"""How long a game may get that is played here: its record only grows, and is replayed whole."""

from typing import Final

from dorfplatz.core.refusal import Illegal
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.words import LONG_COME_BACK, LONG_FORK, LONG_UNDO

WITH_DETOURS: Final = 3000
"""Entries up to which moves can be taken back and seats taken over from bots. The longest of 8,000
games that bots played at random had 653, and three times that if every move is taken back once."""
AT_MOST: Final = 5000
"""Entries after which a table is closed. From the last detour it is three times the longest game,
so a game is always finished before, unless everybody avoids that on purpose."""


def may_take_back(course: AnyCourse) -> bool:
    return len(course.entries) < WITH_DETOURS


def check_undo(course: AnyCourse) -> None:
    if not may_take_back(course):
        raise Illegal(LONG_UNDO)


def check_come_back(course: AnyCourse) -> None:
    """To leave a seat to a bot is always possible, or others might wait for ever."""
    if not may_take_back(course):
        raise Illegal(LONG_COME_BACK)


def check_fork(course: AnyCourse, version: int) -> None:
    """A fork has the moves that stand, and is to be played to its end as well."""
    if len(course.at(version).steps) >= WITH_DETOURS:
        raise Illegal(LONG_FORK)


def is_too_long(course: AnyCourse) -> bool:
    return len(course.entries) >= AT_MOST and not course.is_complete
