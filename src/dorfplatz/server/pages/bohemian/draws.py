"""What chance drew in a game of Bohemian Villages, for the page about its dice."""

from dorfplatz.core.course import Step
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.bohemian.events import Event
from dorfplatz.games.bohemian.moves import First, Move, Roll
from dorfplatz.games.bohemian.state import State
from dorfplatz.server.pages.bohemian.fallen import Fallen, fallen
from dorfplatz.server.pages.dice import words
from dorfplatz.server.pages.game_page import Rolled
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.accounts import BohemianCourse
from dorfplatz.showing.bohemian.luck import Counts, counts_of

BohemianStep = Step[State, Move, Event]


def rolled(step: BohemianStep) -> Rolled | None:
    return Rolled(step.move.dice, step.before.turn) if isinstance(step.move, Roll) else None


def draw_words(step: BohemianStep) -> Message | None:
    """Who begins is not in the log."""
    if isinstance(step.move, First):
        return message(words.BEGINS, who=Who(step.move.seat))
    return None


def game_fallen(course: BohemianCourse, voice: Translator) -> Fallen | None:
    """What a fork brought along fell elsewhere."""
    counts = counts_of(course)
    together = sum(counts, Counts())
    if not together.dice:
        return None
    groups = [*zip(course.names, counts, strict=True), (voice(words.TOGETHER), together)]
    return fallen(together, groups, voice, shares=False)
