"""Who won, in the words of each game."""

from dataclasses import dataclass
from typing import Final

from dorfplatz.core.text import Message, Text, Who, message
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.games.hamlet.game import HAMLET


@dataclass(frozen=True, slots=True)
class Ending:
    winner: Text
    winners: Text


_ENDINGS: Final = {
    BOHEMIAN.name: Ending(
        Text("transcript.winner", "{who} wins with {total} coins."),
        Text("transcript.winners", "{who} share the win with {total} coins each."),
    ),
    HAMLET.name: Ending(
        Text("hamlet.ended.winner", "{who} wins with {total} points."),
        Text("hamlet.ended.winners", "{who} share the win with {total} points each."),
    ),
}


def winners(course: AnyCourse) -> Message:
    """Who won a finished game."""
    result, words = course.game.result(course.state), _ENDINGS[course.game.name]
    assert result is not None
    who = tuple(map(Who, result.winners))
    text = words.winner if len(who) == 1 else words.winners
    return message(text, who=who, total=max(result.totals))
