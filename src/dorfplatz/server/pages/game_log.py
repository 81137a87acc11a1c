"""What happened at a table, in words: turn by turn for the log, entry by entry as news."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dorfplatz.core.record import PERSON, UNDO, played_by
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.translator import Translator
from dorfplatz.showing.telling import is_aside
from dorfplatz.showing.words import NOW_BOT, NOW_PERSON, UNDONE

EVENTS_AT_MOST: Final = 1000
"""More than any move causes."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn, or what came before the first and after the last."""

    number: int
    """Where it begins: grows from one to the next, and never changes."""
    heading: str
    sentences: tuple[str, ...]


def chapters(course: AnyCourse, voice: Translator, *, whole: bool = False) -> Iterator[Chapter]:
    """The turns that stand, newest first: whoever needs only a few reads only those. What explains
    rather than happens is told only in the whole story."""
    game, told = course.game, list[str]()
    for index in range(len(course.steps) - 1, -1, -1):
        step = course.steps[index]
        for place in range(len(step.events) - 1, -1, -1):
            event = step.events[place]
            sentence = game.tell(step.after, event)
            if sentence is not None and (whole or not is_aside(game.name, event)):
                told.insert(0, voice(sentence))
            if (heading := game.heading(event)) is not None:
                number = index * EVENTS_AT_MOST + place + 1
                yield Chapter(number, voice(heading), tuple(told))
                told = []
    state = next(course.states())
    opening = filter(None, (game.tell(state, event) for event in course.opening()))
    yield Chapter(0, "", (*map(voice, opening), *told))


def news(course: AnyCourse, since: int, voice: Translator) -> tuple[list[str], str]:
    """What was added after the first `since` entries: all of it, and those parts of it that leave
    no trace in the log."""
    told = [(voice(sentence), is_move) for sentence, is_move in _added(course, since)]
    asides = (sentence for sentence, is_move in told if not is_move)
    return [sentence for sentence, _ in told], " ".join(asides)


def _events(course: AnyCourse, events: Sequence[Any]) -> Iterator[Any]:
    return (event for event in events if not is_aside(course.game.name, event))


def _added(course: AnyCourse, since: int) -> Iterator[tuple[Message, bool]]:
    for entry, step in zip(course.entries[since:], course.done[since:], strict=True):
        if step is not None:
            told = (course.game.tell(step.after, event) for event in _events(course, step.events))
            yield from ((sentence, True) for sentence in told if sentence is not None)
        elif isinstance(entry.actor, int):
            kind = played_by(entry.text)
            if entry.text == UNDO:
                yield message(UNDONE, who=Who(entry.actor)), False
            elif kind is not None:
                text = NOW_PERSON if kind == PERSON else NOW_BOT
                yield message(text, who=Who(entry.actor)), False
