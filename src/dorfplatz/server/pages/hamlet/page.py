"""The table of Hamlet as fragments: each has the id it is known by on the page."""

from functools import partial
from itertools import islice
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from dorfplatz.server.pages.charts import bars, curve
from dorfplatz.server.pages.game_log import chapters
from dorfplatz.server.pages.hamlet import botrik, choosing, words
from dorfplatz.server.pages.hamlet.cards import cards
from dorfplatz.server.pages.hamlet.finale import FINAL, accounts
from dorfplatz.server.pages.hamlet.scores import columns, scores
from dorfplatz.server.pages.hamlet.subjects import about
from dorfplatz.server.pages.hamlet.village import map_facts, places
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.rules import links
from dorfplatz.server.pages.rules.links import LinkedLine
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator, capital
from dorfplatz.showing.hamlet import words as showing_words
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.choosing.why_not import why_not
from dorfplatz.showing.hamlet.growth import history
from dorfplatz.showing.hamlet.showing import HAMLET_SHOWING
from dorfplatz.showing.hamlet.words import SOURCES, TOTAL, WHERE_FROM

HINTS: Final[dict[Phase, Text]] = {
    Phase.TURN: words.TURN_HINT,
    Phase.LAY: words.LAY_HINT,
    Phase.PAY: words.PAY_HINT,
    Phase.ASK: words.ASK_HINT,
}
_SOURCES: Final = tuple((why.value, text) for why, text in SOURCES.items())


class HamletPage:
    template: Final = "hamlet/table.html"
    replay_script: Final = "hamlet/replay.js"

    def layout(self, course: HamletCourse, reader: Viewer) -> dict[str, Any]:
        return {
            "w": words,
            "h": showing_words,
            "rules": links,
            "play_class": "",
            "columns": columns(),
            **map_facts(course.state, reader.voice),
        }

    def shared(self, course: HamletCourse, public: Public, turns: int) -> Fragments:
        parts = self.looks(course, public, turns) | choosing.parts(course, public)
        finale = self.finale(course, public)
        return parts if finale is None else {**parts, "choices": finale}

    def finale(self, course: HamletCourse, public: Public) -> Markup | None:
        return _finale(course, public) if course.is_complete else None

    def looks(self, course: HamletCourse, public: Public, turns: int) -> Fragments:
        voice = public.voice
        parts = position(course.state, voice)
        parts["botrik-turn"] = botrik.turn(course, public)
        for chapter in islice(chapters(course, voice), turns):
            parts[f"log-{chapter.number}"] = fragment("chapter.html", chapter=chapter)
        return parts

    def personal(self, course: HamletCourse, reader: Viewer) -> Fragments:
        state = course.state
        closed = reader.public.closed
        who = None if course.is_complete or closed else PERSON
        turn = fragment(
            "turn.html",
            voice=reader.voice,
            rules=links,
            signs=letters(course.names),
            who=who,
            acting=reader.acting is not None,
            bot=who in reader.public.bots,
            hint=HINTS.get(state.phase),
            watching=not reader.mine,
            automa=course.names[BOTRIK],
            closed=closed,
        )
        return {"turn": turn}

    def accounts(self, course: HamletCourse, reader: Viewer) -> Markup:
        return _accounts(course, reader.voice, heading=True)

    def explain(
        self, course: HamletCourse, subject: str, reader: Viewer
    ) -> list[LinkedLine] | None:
        """Sentences about a place, a card or a rule of Botrik's; for the player also what cannot be
        done there now."""
        found = about(course.state, subject)
        if found is None:
            return None
        name, told = found
        sentences = [*told]
        if reader.acting is not None and course.state.phase is Phase.TURN:
            sentences += why_not(course.state, subject)
        voice = reader.voice
        heading = LinkedLine(capital(voice.name(name)), sign=Markup(""))
        return [heading, *links.lines(sentences, voice)]

    def moments(self, course: HamletCourse, public: Public, turn: int) -> list[Fragments]:
        voice = public.voice
        return botrik.moments(course, turn, partial(position, voice=voice), voice)


def position(state: State, voice: Translator) -> Fragments:
    """All that a position alone tells: the village, what lies beside it, both sides, and Botrik's
    board."""
    board = {"botrik": botrik.board(state, voice)}
    return places(state, voice) | cards(state, voice) | scores(state, voice) | board


def _finale(course: HamletCourse, public: Public) -> Markup:
    result, table = course.game.result(course.state), accounts(course)
    assert result is not None
    winner = result.winners[0]
    return fragment(
        "hamlet/finale.html",
        voice=public.voice,
        growth=HAMLET_SHOWING.growth,
        w=words,
        winner=winner,
        total=result.totals[winner],
        sources=tuple(
            source for source, row in zip(_SOURCES, table, strict=True) if any(row.amounts)
        ),
        bars=bars(table),
        accounts=_accounts(course, public.voice, heading=False),
        curve=curve(history(course)),
        next=public.next,
    )


def _accounts(course: HamletCourse, voice: Translator, *, heading: bool) -> Markup:
    table = accounts(course)
    return fragment(
        "hamlet/accounts.html",
        voice=voice,
        w=words,
        rules=links,
        where_from=WHERE_FROM,
        total=TOTAL,
        sources=_SOURCES,
        accounts=table,
        later=FINAL,
        bars=bars(table),
        over=course.is_complete,
        heading=heading,
    )
