"""The words of hints, whatever the game and the screen."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.bohemian.plans import deeds as bohemian_deeds

HINT: Final = Text("hint.hint", "Hint")
CHOICE: Final = Text("hint.choice", "Choice")
SHARE: Final = Text("hint.share", "Wins")
COINS: Final = Text("hint.coins", "Final coins")
THEN: Final = Text("hint.then", "then {deed}")
BOTH: Final = Text("hint.both", "{before}, {after}")

_DEEDS: Final[dict[str, Callable[[Any, Any], Sequence[Message]]]] = {"bohemian": bohemian_deeds}


def are_given(game: str) -> bool:
    """Whether there are hints for a game at all."""
    return game in _DEEDS


def deeds(course: AnyCourse, state: Any, moves: Sequence[Any]) -> list[Message]:
    """What the moves of an option are called, one after the other."""
    first, *others = _DEEDS[course.game.name](state, moves)
    return [first, *(message(THEN, deed=other) for other in others)]


def plan(course: AnyCourse, state: Any, moves: Sequence[Any]) -> Message:
    """The same in one line."""
    told = deeds(course, state, moves)
    return reduce(lambda before, after: message(BOTH, before=before, after=after), told)
