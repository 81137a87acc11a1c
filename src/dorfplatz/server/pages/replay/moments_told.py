"""What happened at a moment of a replay, in words."""

from collections.abc import Iterator
from typing import Any

from dorfplatz.core.course import Step
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.game_log import news
from dorfplatz.server.pages.replay import words
from dorfplatz.server.pages.replay.replay import Replay
from dorfplatz.server.translator import Translator
from dorfplatz.showing.game_showing import GameShowing
from dorfplatz.showing.games import showing_of
from dorfplatz.showing.telling import has_rounds, is_aside

AnyStep = Step[Any, Any, Any]


def title(replay: Replay, number: int, voice: Translator) -> str:
    """Whose turn it is, and the how many-th where games do not count rounds themselves."""
    stop, course = replay.stops[number], replay.course
    if stop.heading is None:
        return voice(words.PREPARED)
    is_end = number == replay.last and course.actor is None
    if is_end or has_rounds(course.game.name):
        return voice(stop.heading)
    return voice(words.TURN, number=stop.turn, heading=stop.heading)


def turn_of(replay: Replay, number: int) -> Seat | None:
    """The seat whose turn it is; nobody's before the first and at the end."""
    heading = replay.stops[number].heading
    who = None if heading is None else heading.facts.get("who")
    return who.seat if isinstance(who, Who) else None


def says(replay: Replay, version: int, voice: Translator) -> str:
    """What the move that led here did, all of it."""
    past = replay.course.at(version)
    if version == replay.stops[0].version:
        return " ".join(map(voice, _preparation(past)))
    if not replay.is_stop(version) and past.done[-1] is None:
        return " ".join(news(past, version - 1, voice)[0])
    return " ".join(map(voice, _told(past, past.steps[-1])))


def _preparation(past: AnyCourse) -> Iterator[Message]:
    return filter(None, (past.game.tell(state, event) for state, event in past.story()))


def _told(past: AnyCourse, step: AnyStep) -> list[Message]:
    """What leaves no trace in the log has at least a name."""
    game = past.game
    events = (event for event in step.events if not is_aside(game.name, event))
    told = [*filter(None, (game.tell(step.after, event) for event in events))]
    return told or _named(past, step)


def _named(past: AnyCourse, step: AnyStep) -> list[Message]:
    if step.actor is CHANCE:
        return []
    who = Who(step.actor)
    if showing_of(past).ends_turn(step.move):
        return [message(words.ENDS, who=who)]
    return [_deed(showing_of(past), step, who)]


def _deed(showing: GameShowing, step: AnyStep, who: Who) -> Message:
    """What the move was called when it was chosen."""
    action = showing.action(step.before, step.move)
    detail = showing.detail(step.before, step.move)
    if detail is None:
        return message(words.DOES_JUST, who=who, action=action)
    return message(words.DOES, who=who, action=action, detail=detail)
