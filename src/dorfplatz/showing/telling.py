"""How a game is told at length."""

from typing import Any

from dorfplatz.showing.games import SHOWINGS


def is_aside(game: str, event: Any) -> bool:
    """Whether an event explains rather than happens; it is told smaller."""
    return isinstance(event, SHOWINGS[game].asides)


def has_rounds(game: str) -> bool:
    """Whether headings have the numbers of rounds in them, so that turns need none."""
    return SHOWINGS[game].has_rounds
