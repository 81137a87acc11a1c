"""Botrik's turns from positions and games, as the steps that they are told in."""

from collections.abc import Iterator
from typing import Any

from dorfplatz.core.course import Step as Made
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.events import Event
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Move
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.botriks_turn.turns import Turn, latest_turn, turn
from tests.games.hamlet.botrik.situations import position

HamletMove = Made[State, Move, Event]


def told(*texts: str, **changes: Any) -> Turn:
    """His turn with these markers and answers; gaps are filled with the first that can come."""
    state = position(**changes)
    made = [*_played(state, HAMLET.read(state, "end"))]
    for text in texts:
        state = made[-1].after
        made += _played(state, HAMLET.read(state, text))
    return turn(made)


def lines(found: Turn) -> list[str]:
    """What each step is about, such as "failed hire"."""
    return [
        step.kind.value if step.action is None else f"{step.kind.value} {step.action.value}"
        for step in found.steps
    ]


def all_turns(course: HamletCourse) -> Iterator[tuple[HamletCourse, Turn]]:
    """Botrik's turns in a game, each as far as it had come whenever somebody could see it."""
    played = course.copy()
    played.entries, played.done, played.steps = [], [], []
    for entry, step in zip(course.entries, course.done, strict=True):
        played.entries.append(entry)
        played.done.append(step)
        if step is None:
            continue
        played.steps.append(step)
        found = None if played.actor is CHANCE else latest_turn(played)
        if found is not None and found.steps[-1].after is played.state:
            yield played, found


def _played(state: State, move: Move) -> Iterator[HamletMove]:
    """A move, and what chance fills the gaps with that it leaves."""
    yield (made := _made(state, move))
    while (state := made.after).phase in (Phase.DRAW, Phase.SHOW):
        yield (made := _made(state, HAMLET.odds(state).outcomes[0]))


def _made(state: State, move: Move) -> HamletMove:
    after, events = HAMLET.play(state, move)
    return Made(state, PERSON, move, events, after)
