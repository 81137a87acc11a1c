"""Figures as people see them: which wooden figure stands where.

The rules only count figures. A page that shows one moving from a hand into a house must know that
it is the same one, so each figure gets a number by replaying who moved where.
"""

from dataclasses import dataclass

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import KickedOut, MovedIn, SentHome
from dorfplatz.showing.bohemian.accounts import BohemianCourse


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
