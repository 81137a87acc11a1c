"""All pages of rules; each is put together once for each language."""

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from dorfplatz.server.pages.rendering import render
from dorfplatz.server.pages.rules import words
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.pages.rules.sheet import Sheet
from dorfplatz.server.translator import Translator


@dataclass(frozen=True, slots=True)
class Body:
    """What of a page is the same for everybody who reads a language."""

    cover: Markup
    contents: Markup
    chapters: Markup


@cache
def sheet(game: str) -> Sheet:
    return BOOKS[game].sheet()


@cache
def body(game: str, language: str) -> Body:
    return body_of(sheet(game), Translator(language))


def body_of(shown: Sheet, voice: Translator) -> Body:
    def part(template: str) -> Markup:
        facts = {"sheet": shown, "headings": shown.headings(), "rulewords": words, "voice": voice}
        return Markup(render(f"rules/{template}.html", **facts))

    return Body(part("cover"), part("contents"), part("chapters"))
