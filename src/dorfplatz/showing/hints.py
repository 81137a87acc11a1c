"""The words of hints, whatever the game and the screen."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.games import SHOWINGS, showing_of

HINT: Final = Text("hint.hint", "Hint")
CHOICE: Final = Text("hint.choice", "Choice")
SHARE: Final = Text("hint.share", "Wins")
COINS: Final = Text("hint.coins", "Final coins")
THEN: Final = Text("hint.then", "then {deed}")
BOTH: Final = Text("hint.both", "{before}, {after}")


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
