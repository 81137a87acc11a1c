"""The game of a lesson as it stands at a step."""

from dorfplatz.core.record import PERSON, Player, read, write_header
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import new_record
from dorfplatz.server.pages.lesson.script import Deed, Lesson


def course_at(lesson: Lesson, number: int, name: str) -> AnyCourse:
    """Played by the rules from the beginning; nothing of it is stored."""
    players = (Player(PERSON, name), lesson.opponent)
    header = write_header(new_record(lesson.game, players, lesson.options))
    lines = "".join(f"{line}\n" for line in lesson.lines_before(number))
    return course_of(read(header + lines))


def latest_deed(lesson: Lesson, number: int) -> int:
    """The step before this one in which the learner made a move."""
    before = enumerate(lesson.steps[: number - 1], 1)
    return max(place for place, step in before if isinstance(step.task, Deed))
