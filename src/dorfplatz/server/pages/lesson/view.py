"""A step as it looks: the table of its game, and what the friend says beside it."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.text import Fact, Message, Text
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.game_log import chapters
from dorfplatz.server.pages.game_page import Face
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.lesson import words
from dorfplatz.server.pages.lesson.pointing import first_place, marks_of, pointed
from dorfplatz.server.pages.lesson.script import LEARNER, Deed, Lesson, Look, Step
from dorfplatz.server.pages.rendering import Fragments, render
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator

ALL_TURNS: Final = 100
"""A first game has fewer."""


@dataclass(frozen=True, slots=True)
class View:
    lesson: Lesson
    number: int
    course: AnyCourse
    voice: Translator
    """Knows the names of both players."""

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number - 1]

    @property
    def face(self) -> Face:
        return face_of(self.course)

    @property
    def reader(self) -> Viewer:
        """The learner, in whose name only the script's moves are made."""
        acting = LEARNER if self.course.actor == LEARNER else None
        return Viewer(
            public=Public(self.voice, bots=(), away=(), next="", bots_get_ready=False),
            mine=(LEARNER,),
            acting=acting,
            may_undo=acting is not None and self.course.may_undo(LEARNER),
            may_ask=False,
            favourite="",
        )

    @property
    def facts(self) -> dict[str, Fact]:
        """What sentences may speak of."""
        result = self.course.game.result(self.course.state)
        facts: dict[str, Fact] = {"friend": self.lesson.friend}
        if result is not None:
            mine, theirs = result.totals
            facts |= {"mine": mine, "theirs": theirs}
        return facts

    @property
    def title(self) -> str:
        return self.voice(words.TITLE, number=self.number, last=self.lesson.last)

    def say(self, text: Text) -> str:
        return self.voice(text, **self.facts)


def parts_of(view: View, word: Text | Message | None, name: str) -> Fragments:
    """All parts of the page that a step may change; what only a real table has stays empty. The
    name is the one that a real game would be begun with."""
    reader, course = view.reader, view.course
    table = view.face.shared(course, reader.public, ALL_TURNS) | view.face.personal(course, reader)
    own = {
        "yours": _part("lesson/yours.html", view, may_undo=reader.may_undo),
        "said": _said(view, word),
        "going": _part("lesson/going.html", view, asks=_asks(view), name=name),
    }
    return defaultdict(Markup, pointed(table | own, marks_of(view.step)))


def newest_turn(view: View) -> int:
    """The number of the newest chapter in the log."""
    return next(chapters(view.course, view.voice)).number


def _said(view: View, word: Text | Message | None) -> Markup:
    task = view.step.task
    return _part(
        "lesson/said.html",
        view,
        word="" if word is None else view.voice(word),
        paragraphs=[*map(view.say, view.step.says)],
        asks=_asks(view),
        look=task.subject if isinstance(task, Look) else "",
        place=first_place(view.step),
    )


def _asks(view: View) -> str:
    """What the learner is to do; nothing where one only reads."""
    task = view.step.task
    return view.say(task.asks) if isinstance(task, Deed | Look) else ""


def _part(template: str, view: View, **facts: Any) -> Markup:
    rendered = render(
        template,
        voice=view.voice,
        game=view.lesson.game.name,
        number=view.number,
        last=view.lesson.last,
        **facts,
    )
    return Markup(rendered)
