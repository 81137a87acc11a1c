"""All pages of rules; each is put together once for each language."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from markupsafe import Markup

from dorfplatz.server.rendering import render
from dorfplatz.server.rules import words
from dorfplatz.server.rules.bohemian import book as bohemian
from dorfplatz.server.rules.hamlet import book as hamlet
from dorfplatz.server.rules.sheet import Sheet
from dorfplatz.server.voice import Voice

GAMES: Final[dict[str, Callable[[], Sheet]]] = {
    "bohemian": bohemian.shipped,
    "hamlet": hamlet.shipped,
}


@dataclass(frozen=True, slots=True)
class Body:
    """What of a page is the same for everybody who reads a language."""

    cover: Markup
    contents: Markup
    chapters: Markup


@cache
def sheet(game: str) -> Sheet:
    return GAMES[game]()


@cache
def body(game: str, language: str) -> Body:
    return body_of(sheet(game), Voice(language))


def body_of(shown: Sheet, voice: Voice) -> Body:
    def part(template: str) -> Markup:
        facts = {"sheet": shown, "headings": shown.headings(), "rulewords": words, "voice": voice}
        return Markup(render(f"rules/{template}.html", **facts))

    return Body(part("cover"), part("contents"), part("chapters"))
