"""What people are told about Pig."""

from collections.abc import Sequence
from typing import Any, Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.game_showing import GameShowing
from tests.games.pig.rules import Throw

ROLL: Final = Text("pig.roll", "roll the die")
HOLD: Final = Text("pig.hold", "hold")


def action(_state: Any, move: Any) -> Message:
    return message(ROLL if isinstance(move, Throw) else HOLD)


def history(course: AnyCourse) -> list[Sequence[int]]:
    turns = (step for step in course.steps if any(event.what == "turn" for event in step.events))
    return [
        [0] * len(course.state.scores),
        *(step.after.scores for step in turns),
        course.state.scores,
    ]


GAME: Final = GameShowing(
    name="pig",
    title=Text("pig.title", "Pig"),
    about=Text("pig.about", "Roll as often as you dare, and keep it before a 1 comes. For 2 to 9."),
    action=action,
    history=history,
)
