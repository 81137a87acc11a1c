"""The table of any game as fragments: each has the id it is known by on the page."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.text import Who
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages import words as shared_words
from dorfplatz.server.pages.charts import curve
from dorfplatz.server.pages.game_log import chapters
from dorfplatz.server.pages.plain import words
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.rules import links
from dorfplatz.server.pages.rules.links import LinkedLine
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator
from dorfplatz.showing.games import showing_of

KEYS: Final = "1234567890"


class PlainPage:
    template: Final = "plain-game/table.html"
    replay_script: Final = "plain-game/replay.js"

    def layout(self, _course: AnyCourse, _reader: Viewer) -> dict[str, Any]:
        return {"w": words, "play_class": "plain-game"}

    def shared(self, course: AnyCourse, public: Public, turns: int) -> Fragments:
        choices = self.finale(course, public) or _choices(course, public.voice)
        return self.looks(course, public, turns) | {"choices": choices}

    def looks(self, course: AnyCourse, public: Public, turns: int) -> Fragments:
        rows = tuple(_rows(course.game.view(course.state, None)))
        log = {
            f"log-{chapter.number}": fragment("chapter.html", chapter=chapter)
            for chapter in islice(chapters(course, public.voice), turns)
        }
        return {"position": fragment("plain-game/position.html", rows=rows), **log}

    def finale(self, course: AnyCourse, public: Public) -> Markup | None:
        result = course.game.result(course.state)
        if result is None:
            return None
        showing = showing_of(course)
        who = tuple(map(Who, result.winners))
        return fragment(
            "plain-game/finale.html",
            voice=public.voice,
            w=words,
            text=showing.winner if len(who) == 1 else showing.winners,
            who=who,
            total=max(result.totals),
            totals=result.totals,
            signs=letters(course.names),
            growth=showing.growth,
            curve=curve(showing.history(course)),
            next=public.next,
        )

    def personal(self, course: AnyCourse, reader: Viewer) -> Fragments:
        acts = isinstance(course.actor, int) and not reader.public.closed
        who = course.actor if acts else None
        turn = fragment(
            "turn.html",
            voice=reader.voice,
            rules=links,
            signs=letters(course.names),
            who=who,
            acting=reader.acting is not None,
            bot=who in reader.public.bots,
            hint=shared_words.CHOICES,
            watching=not reader.mine,
            automa="",
            closed=reader.public.closed,
        )
        return {"turn": turn}

    def accounts(self, course: AnyCourse, reader: Viewer) -> Markup:
        return self.finale(course, reader.public) or Markup("")

    def explain(
        self, _course: AnyCourse, _subject: str, _reader: Viewer
    ) -> list[LinkedLine] | None:
        return None

    def moments(self, _course: AnyCourse, _public: Public, _turn: int) -> list[Fragments]:
        return []


def _choices(course: AnyCourse, voice: Translator) -> Markup:
    showing, state = showing_of(course), course.state
    legal = course.game.legal(state) if isinstance(course.actor, int) else ()
    listed = tuple(
        (
            course.game.write(state, move),
            voice(showing.action(state, move)),
            _detail(showing.detail(state, move), voice),
            KEYS[number] if number < len(KEYS) else "",
        )
        for number, move in enumerate(legal)
    )
    return fragment("plain-game/choices.html", voice=voice, turn=course.actor, choices=listed)


def _detail(detail: Any, voice: Translator) -> str:
    return "" if detail is None else voice.name(detail)


def _rows(shown: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines of names and values."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            yield from _rows(value, f"{name} {key}".strip())
    else:
        values = shown if isinstance(shown, list | tuple) else [shown]
        yield name, " · ".join(map(str, values))
