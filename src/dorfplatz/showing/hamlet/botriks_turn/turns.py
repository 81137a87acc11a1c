"""Where Botrik's latest turn is in the course of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from dorfplatz.core import course as core
from dorfplatz.games.hamlet.events import Event, TurnBegan, TurnEnded
from dorfplatz.games.hamlet.moves import Move
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.botriks_turn.following import follow
from dorfplatz.showing.hamlet.botriks_turn.steps import Step, steps

Made = core.Step[State, Move, Event]
"""A move, and what happened."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of Botrik's, as far as it has come."""

    began: int
    """How many entries the course had before."""
    villagers: int
    before: State
    steps: tuple[Step, ...]


def latest_turn(course: HamletCourse) -> Turn | None:
    """None before his first."""
    made = _made(course.steps)
    if not made:
        return None
    began = next(number for number, done in enumerate(course.done) if done is made[0])
    return turn(made, began)


def turn(made: Sequence[Made], began: int = 0) -> Turn:
    """The turn that begins in the first of these moves, and ends or waits in the last."""
    events = [event for each in made for event in each.events]
    start = next(number for number, event in enumerate(events) if _begins(event)) + 1
    end = next((number for number, event in enumerate(events) if _ends(event)), len(events))
    before = made[0].before
    for event in events[:start]:
        before = follow(before, event)
    return Turn(
        began=began,
        villagers=len(before.players[BOTRIK].ready),
        before=before,
        steps=steps(before, events[start:end], made[-1].after),
    )


def _made(all_made: Sequence[Made]) -> Sequence[Made]:
    """The moves in which his latest turn happened; nothing before his first."""
    end = len(all_made)
    for number in range(len(all_made) - 1, -1, -1):
        events = all_made[number].events
        if any(map(_ends, events)):
            end = number + 1
        if any(map(_begins, events)):
            return all_made[number:end]
    return ()


def _begins(event: Event) -> bool:
    return isinstance(event, TurnBegan) and event.seat == BOTRIK


def _ends(event: Event) -> bool:
    return isinstance(event, TurnEnded) and event.seat == BOTRIK
