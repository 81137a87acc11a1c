"""Figures as people see them: a letter for each seat, and which wooden figure stands where.

The rules only count figures. A page that shows one moving from a hand into a house must know that
it is the same one, so each figure gets a number by replaying who moved where.
"""

from dataclasses import dataclass
from functools import lru_cache

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import KickedOut, MovedIn, SentHome
from dorfplatz.showing.bohemian.accounts import BohemianCourse


@lru_cache(maxsize=1024)
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter of each name, different for all; a number where a name has none left."""
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        signs = [sign.upper() for sign in name if sign.isalnum() and len(sign.upper()) == 1]
        others = (str(seat), *"123456789")
        found.append(next(sign for sign in (*signs, *others) if sign not in found))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Whereabouts:
    houses: dict[str, str]
    """Which figure stands on each building, by the building's id."""
    hands: tuple[str, ...]
    """Which figure of each seat leaves the hand next."""


def whereabouts(course: BohemianCourse) -> Whereabouts:
    state = course.state
    figures = state.options.components.setup(len(state.coins)).figures
    hands = [[f"{seat}-{figure}" for figure in range(figures)] for seat in state.seats]
    houses: dict[str, str] = {}
    owners: dict[str, Seat] = {}

    def go_home(building: str) -> None:
        hands[owners.pop(building)].append(houses.pop(building))

    for step in course.steps:
        for event in step.events:
            match event:
                case MovedIn(seat, building):
                    owners[building], houses[building] = seat, hands[seat].pop()
                case KickedOut(building=building):
                    go_home(building)
                case SentHome(buildings=buildings):
                    for building in buildings:
                        go_home(building)
                case _:
                    pass
    return Whereabouts(houses, tuple(hand[-1] if hand else "" for hand in hands))
