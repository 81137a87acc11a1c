"""Botrik: lists of priorities as parts of a page, in the order of the rules that play him."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.server.pages.rules.sheet import Points, Said

CHOOSE: Final = Text("rules.hamlet.choose", "You choose for Botrik")
CHOOSE_IS: Final = Text(
    "rules.hamlet.choose-is",
    "Each list below goes from top to bottom: what comes first decides, and what comes next "
    "decides only between those that are still equal. If several are left at the end, you choose "
    "for him. If you would rather not be asked, the first of them is taken.",
)
YOU_CHOOSE: Final = Text("rules.hamlet.you-choose", "still several: you choose")


def listed(question: Question, *, titled: bool = True) -> Points:
    """A list of priorities; where it may leave several, you choose."""
    order = PRIORITIES[question]
    words: tuple[Said, ...] = tuple(sentences_words.PRIORITIES[priority] for priority in order)
    rest = () if Priority.LEFTMOST in order else (YOU_CHOOSE,)
    return Points(
        (*words, *rest),
        numbered=True,
        title=sentences_words.QUESTIONS[question] if titled else None,
    )
