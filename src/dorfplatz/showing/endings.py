"""Who won, in the words of each game."""

from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.games import showing_of


def winners(course: AnyCourse) -> Message:
    """Who won a finished game."""
    result, words = course.game.result(course.state), showing_of(course)
    assert result is not None
    who = tuple(map(Who, result.winners))
    text = words.winner if len(who) == 1 else words.winners
    return message(text, who=who, total=max(result.totals))
