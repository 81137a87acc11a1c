"""The words of hints, whatever the game and the screen."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from dorfplatz.core.text import Message, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.games import SHOWINGS, showing_of
from dorfplatz.showing.words import BOTH, THEN


def are_given(game: str) -> bool:
    """Whether there are hints for a game at all."""
    return SHOWINGS[game].plan is not None


def deeds(course: AnyCourse, state: Any, moves: Sequence[Any]) -> list[Message]:
    """What the moves of an option are called, one after the other."""
    named = showing_of(course).plan
    assert named is not None
    first, *others = named(state, moves)
    return [first, *(message(THEN, deed=other) for other in others)]


def plan(course: AnyCourse, state: Any, moves: Sequence[Any]) -> Message:
    """The same in one line."""
    told = deeds(course, state, moves)
    return reduce(lambda before, after: message(BOTH, before=before, after=after), told)
