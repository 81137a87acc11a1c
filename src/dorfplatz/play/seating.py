"""Who sits where, when the rules play some of the seats themselves."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from dorfplatz.core.record import Player
from dorfplatz.core.seat import Seat

Sitter = TypeVar("Sitter")


def seated(
    automas: Mapping[Seat, str], others: Sequence[Sitter], automa: Callable[[str], Sitter]
) -> tuple[Sitter, ...]:
    """Those whom the rules play on their own seats, the others on what is left, in their order."""
    waiting = iter(others)
    return tuple(
        automa(automas[seat]) if seat in automas else next(waiting)
        for seat in map(Seat, range(len(automas) + len(others)))
    )


def automa_player(kind: str) -> Player:
    """There is only one of a kind, so its name is its kind."""
    return Player(kind, kind.capitalize())
