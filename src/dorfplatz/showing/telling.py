"""How a game is told at length."""

from typing import Any, Final

from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.reasons import Failed, Weighed

_ASIDES: Final[dict[str, tuple[type, ...]]] = {HAMLET.name: (Failed, Weighed)}
_WITH_ROUNDS: Final = (HAMLET.name,)


def is_aside(game: str, event: Any) -> bool:
    """Whether an event explains rather than happens; it is told smaller."""
    return isinstance(event, _ASIDES.get(game, ()))


def has_rounds(game: str) -> bool:
    """Whether headings have the numbers of rounds in them, so that turns need none."""
    return game in _WITH_ROUNDS
