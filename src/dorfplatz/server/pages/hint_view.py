"""A hint as the page shows it."""

from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from dorfplatz.bots.advice import AnyAdvice
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.rendering import render
from dorfplatz.server.translator import Translator
from dorfplatz.showing import hints


@dataclass(frozen=True, slots=True)
class HintRow:
    """One of the choices."""

    move: str
    """Its first move, which can be made at once."""
    deeds: tuple[str, ...]
    share: str
    coins: str


def hint_html(course: AnyCourse, advice: AnyAdvice, voice: Translator) -> Markup:
    """In the position that the course has reached."""
    state, game = course.state, course.game
    lines = [
        HintRow(
            game.write(state, option.moves[0]),
            tuple(map(voice, hints.deeds(course, state, option.moves))),
            format_percent(option.share, "#,##0.0 %", locale=voice.code),
            format_decimal(option.coins, "#,##0.0", locale=voice.code),
        )
        for option in advice.options
    ]
    why = " ".join(map(voice, advice.why))
    return Markup(render("hint-answer.html", voice=voice, lines=lines, why=why))
