"""The table of Bohemian Villages as fragments: each has the id it is known by on the page."""

from functools import cache
from itertools import islice
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.contract import Result
from dorfplatz.core.text import Message, Who
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian import words
from dorfplatz.server.pages.bohemian.figures import whereabouts
from dorfplatz.server.pages.bohemian.finale import accounts
from dorfplatz.server.pages.bohemian.houses import villages
from dorfplatz.server.pages.bohemian.menu import Group, hint, menu
from dorfplatz.server.pages.bohemian.players import fewest_figures, rows
from dorfplatz.server.pages.bohemian.turn_dice import dice_on_table
from dorfplatz.server.pages.charts import bars, curve
from dorfplatz.server.pages.game_log import chapters
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.pages.rendering import Fragments, art, fragment
from dorfplatz.server.pages.rules import links
from dorfplatz.server.pages.rules.links import LinkedLine
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian import words as showing_words
from dorfplatz.showing.bohemian.accounts import BohemianCourse
from dorfplatz.showing.bohemian.explaining import about_building, chances
from dorfplatz.showing.bohemian.growth import history
from dorfplatz.showing.bohemian.showing import BOHEMIAN_SHOWING
from dorfplatz.showing.bohemian.words import SOURCES

BUTTONS: Final = ("end", "other")
"""Groups of choices that are shown beside the dice."""
COLUMNS: Final = (
    ("coin", words.COINS),
    ("crown", words.NOW),
    ("hand", words.HAND),
    ("k8", words.FARMS),
    ("k11", words.CHURCHES),
    ("k10", words.HALLS),
    ("k9", words.INNS),
    ("k2", words.SHOPS),
    ("flour", words.FLOUR),
    ("glass", words.GLASS),
    ("bishop", words.EXTRAS),
)
"""What is told of each player, with its picture."""
_SOURCES: Final = tuple((why.value, text) for why, text in SOURCES.items())


class BohemianPage:
    template: Final = "bohemian/table.html"
    replay_script: Final = "bohemian/replay.js"

    def layout(self, course: BohemianCourse, reader: Viewer) -> dict[str, Any]:
        return {
            "w": words,
            "rules": links,
            "play_class": f"villages-{len(course.state.board.villages)}",
            "villages": villages(course, reader.voice, whereabouts(course).houses),
            "kinds": tuple(KINDS.items()),
            "seats": course.state.seats,
            "columns": COLUMNS,
        }

    def shared(self, course: BohemianCourse, public: Public, turns: int) -> Fragments:
        return self.looks(course, public, turns) | _choices(course, public)

    def finale(self, course: BohemianCourse, public: Public) -> Markup | None:
        result = course.game.result(course.state)
        return None if result is None else _finale(course, result, public)

    def looks(self, course: BohemianCourse, public: Public, turns: int) -> Fragments:
        state, voice, figures = course.state, public.voice, whereabouts(course)
        shown = _shown(course, voice)
        parts = {
            "dice": fragment(
                "bohemian/dice.html", voice=voice, w=words, dice=dice_on_table(course)
            ),
            "end": fragment("bohemian/end.html", voice=voice, w=words, rules=links, **_end(state)),
        }
        for row, hand in zip(rows(state), figures.hands, strict=True):
            parts[f"player-{row.seat}"] = fragment(
                "bohemian/player.html",
                **shown,
                row=row,
                labels=_labels(voice.code),
                hand=hand,
                bot=course.players[row.seat].kind if row.seat in public.bots else "",
                away=row.seat in public.away,
            )
        for village in villages(course, voice, figures.houses):
            for house in village.houses:
                parts[f"house-{house.id}"] = fragment("bohemian/house.html", house=house)
            line = fragment("bohemian/village-row.html", voice=voice, w=words, village=village)
            parts[f"row-{village.letter}"] = line
        for chapter in islice(chapters(course, voice), turns):
            parts[f"log-{chapter.number}"] = fragment("chapter.html", chapter=chapter)
        return parts

    def personal(self, course: BohemianCourse, reader: Viewer) -> Fragments:
        state = course.state
        closed = reader.public.closed
        who = state.turn if state.ending is None and not closed else None
        turn = fragment(
            "turn.html",
            voice=reader.voice,
            rules=links,
            signs=letters(course.names),
            who=who,
            acting=reader.acting is not None,
            bot=who in reader.public.bots,
            hint=None if who is None else hint(state),
            watching=not reader.mine,
            automa="",
            closed=closed,
        )
        return {"turn": turn}

    def accounts(self, course: BohemianCourse, reader: Viewer) -> Markup:
        """Where all coins came from so far, and what would score now."""
        return _accounts(course, reader.voice, heading=True)

    def explain(
        self, course: BohemianCourse, subject: str, reader: Viewer
    ) -> list[LinkedLine] | None:
        """Sentences about a building; None if there is none."""
        where = course.state.board.index.get(subject)
        if where is None:
            return None
        sentences: list[Message] = [*about_building(course.state, where)]
        if reader.acting is not None:
            sentences += chances(course.state, where)
        return links.lines(sentences, reader.voice)

    def moments(self, _course: BohemianCourse, _public: Public, _turn: int) -> list[Fragments]:
        """The rules play no turn themselves."""
        return []


@cache
def _labels(language: str) -> tuple[Markup, ...]:
    """The beginnings of a player's cells: on a phone the pictures stand in each of them."""
    begin = Markup('<td role="cell">{}<span class="hidden in-row">{}:</span> ')
    voice = Translator(language)
    return tuple(begin.format(art(picture, "cell"), voice(name)) for picture, name in COLUMNS)


def _shown(course: BohemianCourse, voice: Translator) -> dict[str, Any]:
    return {"voice": voice, "w": words, "rules": links, "signs": letters(course.names)}


def _choices(course: BohemianCourse, public: Public) -> Fragments:
    """What the player may do; in the end, how it ended."""
    state, result = course.state, course.game.result(course.state)
    if result is not None:
        return {"buttons": _buttons(()), "choices": _finale(course, result, public)}
    groups = menu(state, public.voice)
    listed = tuple(group for group in groups if group.kind not in BUTTONS)
    shown = fragment(
        "bohemian/choices.html",
        **_shown(course, public.voice),
        named=showing_words,
        groups=listed,
        turn=state.turn,
        hint=None if listed else hint(state),
    )
    return {"buttons": _buttons(groups), "choices": shown}


def _buttons(groups: tuple[Group, ...]) -> Markup:
    """What is not about any dice in particular has its own place beside them."""
    shown = tuple(group for group in groups if group.kind in BUTTONS)
    return fragment("bohemian/buttons.html", groups=shown, urgent=shown == groups)


def _finale(course: BohemianCourse, result: Result, public: Public) -> Markup:
    return fragment(
        "bohemian/finale.html",
        growth=BOHEMIAN_SHOWING.growth,
        **_shown(course, public.voice),
        winners=tuple(map(Who, result.winners)),
        coins=max(result.totals),
        sources=_SOURCES,
        bars=bars(accounts(course)),
        accounts=_accounts(course, public.voice, heading=False),
        curve=curve(history(course)),
        next=public.next,
    )


def _accounts(course: BohemianCourse, voice: Translator, *, heading: bool) -> Markup:
    return fragment(
        "bohemian/accounts.html",
        voice=voice,
        w=words,
        rules=links,
        signs=letters(course.names),
        sources=_SOURCES,
        accounts=accounts(course),
        rows=rows(course.state),
        over=course.state.ending is not None,
        heading=heading,
    )


def _end(state: State) -> dict[str, Any]:
    seat = fewest_figures(state)
    components = state.options.components
    return {
        "seat": seat,
        "figures": state.figures[seat],
        "at_first": components.setup(len(state.coins)).figures,
        "bank": max(0, state.bank),
        "coins": components.bank,
        "tiles": state.special_left,
        "bishop": state.bishop is not None,
        "over": state.ending is not None,
    }
