"""What happened at a moment of a replay, in words."""

from collections.abc import Iterator
from typing import Any

from dorfplatz.core.course import Step
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.catalogue import AnyCourse, AnyGame
from dorfplatz.server.faces import face_of
from dorfplatz.server.replay import words
from dorfplatz.server.replay.replay import Replay
from dorfplatz.server.story import news
from dorfplatz.server.voice import Voice
from dorfplatz.showing.bohemian import choices as bohemian
from dorfplatz.showing.hamlet import choices as hamlet
from dorfplatz.showing.telling import has_rounds, is_aside

AnyStep = Step[Any, Any, Any]


def title(replay: Replay, number: int, voice: Voice) -> str:
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


def says(replay: Replay, version: int, voice: Voice) -> str:
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
    if face_of(past).ends_turn(step.move):
        return [message(words.ENDS, who=who)]
    return [_deed(past.game, step, who)]


def _deed(game: AnyGame, step: AnyStep, who: Who) -> Message:
    """What the move was called when it was chosen."""
    if game.name == "bohemian":
        return message(words.DOES_JUST, who=who, action=bohemian.action(step.before, step.move))
    action = hamlet.action(step.before, step.move)
    detail = hamlet.detail(step.before, step.move)
    return message(words.DOES, who=who, action=action, detail=detail)
