"""What Botrik did in his last turn, without his reasons."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.text import Message
from dorfplatz.games.hamlet.events import (
    AllFailed,
    BlueprintTaken,
    Event,
    Made,
    OrderFilled,
    PlaceBuilt,
    Produced,
    RoadBuilt,
    Sold,
    TurnBegan,
    VillagerHired,
)
from dorfplatz.games.hamlet.sentences.telling import tell
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet.accounts import HamletCourse

DEEDS: Final = (
    AllFailed,
    BlueprintTaken,
    Made,
    OrderFilled,
    PlaceBuilt,
    Produced,
    RoadBuilt,
    Sold,
    VillagerHired,
)


def botriks_last_turn(course: HamletCourse) -> list[Message]:
    """The latest turn of his, as far as it has come; nothing before his first."""
    told: list[Message] = []
    for state, event in _backwards(course):
        if isinstance(event, TurnBegan) and event.seat == BOTRIK:
            return told[::-1]
        if isinstance(event, DEEDS) and getattr(event, "seat", BOTRIK) == BOTRIK:
            sentence = tell(state, event)
            if sentence is not None:
                told.append(sentence)
    return []


def _backwards(course: HamletCourse) -> Iterator[tuple[State, Event]]:
    for step in reversed(course.steps):
        yield from ((step.after, event) for event in reversed(step.events))
