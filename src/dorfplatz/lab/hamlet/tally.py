"""What is counted of one game of Hamlet."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    Event,
    OrderFilled,
    Sold,
    VillagerHired,
    Why,
)
from dorfplatz.games.hamlet.moves import Action, Choose
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failed, Failure
from dorfplatz.games.hamlet.state import BOTRIK, Ending
from dorfplatz.showing.hamlet.accounts import HamletCourse, sources

_PRIMARY: Final[dict[type, Action]] = {
    VillagerHired: Action.HIRE,
    OrderFilled: Action.ORDER,
    Sold: Action.SELL,
}


@dataclass(frozen=True, slots=True)
class Tally:
    modifiers: tuple[Modifier, ...]
    ending: Ending
    rounds: int
    decisions: int
    """Of the person for themselves."""
    asked: int
    """Decisions of the person for Botrik."""
    points: Mapping[tuple[Seat, Why], int]
    orders: Mapping[str, tuple[Seat, int]]
    """Who filled which, and in which round."""
    succeeded: Mapping[Action, int]
    """What Botrik did."""
    failed: Mapping[tuple[Action, Failure], int]
    """What he tried in vain, or skipped."""
    idle: int
    """How often he could do nothing with a villager."""


def tally(course: HamletCourse) -> Tally:
    moves = [step.move for step in course.steps if step.actor is not CHANCE]
    asked = sum(isinstance(move, Choose) for move in moves)
    events = [event for _, event in course.story()]
    chosen, ending = course.state.options.modifiers, course.state.ending
    assert ending is not None
    return Tally(
        modifiers=tuple(each for each in Modifier if each in chosen),
        ending=ending,
        rounds=course.state.round,
        decisions=len(moves) - asked,
        asked=asked,
        points=sources(course),
        orders=_orders(course),
        succeeded=Counter(_successes(events)),
        failed=Counter((each.action, each.why) for each in events if isinstance(each, Failed)),
        idle=sum(isinstance(event, AllFailed) for event in events),
    )


def _orders(course: HamletCourse) -> dict[str, tuple[Seat, int]]:
    return {
        event.order: (event.seat, step.before.round)
        for step in course.steps
        for event in step.events
        if isinstance(event, OrderFilled)
    }


def _successes(events: Iterable[Event]) -> Iterator[Action]:
    """An action tile moves on when its action has succeeded; primary actions have none."""
    for event in events:
        match event:
            case VillagerHired() | OrderFilled() | Sold() if event.seat == BOTRIK:
                yield _PRIMARY[type(event)]
            case ActionMoved() | ActionRemoved():
                yield event.action
            case _:
                pass
