"""What the friend answers to a move that the learner tries."""

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Message, Text
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.lesson import words
from dorfplatz.server.pages.lesson.script import LEARNER, Deed, Task


def answer(course: AnyCourse, task: Task, tried: str) -> Text | Message | None:
    """Why this is not the way on; None if it is what was asked for."""
    game, state = course.game, course.state
    try:
        course.check_actor(LEARNER)
        move = game.read(state, tried)
        if isinstance(task, Deed) and move == game.read(state, task.move):
            return None
        game.play(state, move)
    except Refusal as refusal:
        return refusal.message
    return _another_way(task, game.write(state, move))


def _another_way(task: Task, move: str) -> Text:
    """It is possible, but not what this step is about."""
    others = task.others if isinstance(task, Deed) else ()
    return next((said for word, said in others if word in move), words.OTHER)
