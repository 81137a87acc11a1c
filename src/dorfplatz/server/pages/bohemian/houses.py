"""The villages and their houses, and who lives where."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian import words
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.accounts import BohemianCourse


@dataclass(frozen=True, slots=True)
class House:
    id: str
    number: int
    value: int
    owner: Seat | None
    owner_name: str
    letter: str
    figure: str
    """Which wooden figure lives there, so that a page can follow it."""
    active: bool
    says: str
    """All of this in words."""


@dataclass(frozen=True, slots=True)
class Village:
    letter: str
    name: str
    houses: tuple[House, ...]


def villages(
    course: BohemianCourse, voice: Translator, figures: Mapping[str, str]
) -> tuple[Village, ...]:
    """`figures` says which one lives where."""
    state, signs = course.state, letters(course.names)

    def house(where: int) -> House:
        building, owner = state.board.buildings[where], state.occupants[where]
        active = where in state.active
        if owner is None:
            return _house(building, None, "", "", "", active, voice.code)
        figure = figures[building.id]
        name = course.names[owner]
        return _house(building, owner, name, signs[owner], figure, active, voice.code)

    return tuple(
        Village(side.letter, side.name, tuple(map(house, places)))
        for side, places in zip(state.board.sides, state.board.villages, strict=True)
    )


@lru_cache(maxsize=20_000)
def _house(
    building: Building,
    owner: Seat | None,
    owner_name: str,
    letter: str,
    figure: str,
    active: bool,
    language: str,
) -> House:
    """Most houses stay as they are from move to move."""
    return House(
        building.id,
        building.kind.value,
        building.value,
        owner,
        owner_name,
        letter,
        figure,
        active,
        _says(building, owner_name, active, Translator(language)),
    )


def _says(building: Building, owner: str, active: bool, voice: Translator) -> str:
    facts: dict[str, Fact] = {
        "number": building.kind.value,
        "kind": KINDS[building.kind],
        "village": building.address,
    }
    parts = [voice(words.TAKEN, **facts, owner=owner) if owner else voice(words.FREE, **facts)]
    if building.value:
        parts.append(voice(words.WORTH, value=building.value))
    if active:
        parts.append(voice(words.ACTIVE))
    return " ".join(parts)
