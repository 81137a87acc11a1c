"""How villagers, donkeys, flags and points are shown; each is explained in the legend."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text as Styled

from dorfplatz.cli.figures import COLOURS, SHAPES, style
from dorfplatz.cli.hamlet.canvas import Part
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.state import PERSON, SEATS, Piece, State

RESTING: Final = "○□"
"""Villagers that have acted, for each seat; those that have not look like their seat."""
DONKEY: Final = "♞"
TIRED: Final = "♘"
FLAG: Final = "⚑"
POINTS: Final = "★"


def pieces(state: State, place: str) -> list[Part]:
    """Everybody on a place, as signs: each seat's villagers, then the donkeys."""
    signs = [
        _villager(seat, villager)
        for seat in SEATS
        for villager in state.players[seat].villagers
        if villager.place == place
    ]
    donkeys = (donkey for donkey in state.players[PERSON].donkeys if donkey.place == place)
    return signs + [_donkey(donkey) for donkey in donkeys]


def villagers(state: State, seat: Seat) -> Styled:
    """All of a seat, those that can act first."""
    signs = [_villager(seat, villager) for villager in state.players[seat].villagers]
    return styled(sorted(signs, key=lambda part: part[0] in RESTING))


def donkeys(state: State) -> Styled:
    return styled(map(_donkey, state.players[PERSON].donkeys))


def styled(parts: Iterable[Part]) -> Styled:
    return Styled.assemble(*parts)


def flag(seat: Seat) -> Part:
    return FLAG + SHAPES[seat], style(seat)


def _villager(seat: Seat, villager: Piece) -> Part:
    if villager.is_done:
        return RESTING[seat], COLOURS[seat]
    return SHAPES[seat], style(seat)


def _donkey(donkey: Piece) -> Part:
    return (TIRED, COLOURS[PERSON]) if donkey.is_done else (DONKEY, style(PERSON))
