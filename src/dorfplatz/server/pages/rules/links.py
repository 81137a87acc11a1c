"""From a text on the table to the paragraph of the rules that it goes by.

Which paragraph that is stands beside each rulebook, by the text and not by the place where it is
shown, so that a refusal, a reason and a heading lead to the same one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from markupsafe import Markup

from dorfplatz.core.text import Message, Text
from dorfplatz.server.pages.rules import words
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.pages.rules.library import sheet
from dorfplatz.server.translator import Translator

PARAGRAPHS: Final[dict[Text, tuple[str, str]]] = {
    text: (game, anchor) for game, book in BOOKS.items() for text, anchor in book.paragraphs.items()
}
"""The game and the anchor."""
REASONS: Final = ("why", "problem")
"""The facts of a sentence that hold the real reason."""


@dataclass(frozen=True, slots=True)
class Link:
    address: str
    says: str
    """Where it leads, for those who hear it or point at it."""


@dataclass(frozen=True, slots=True)
class LinkedLine:
    """A sentence for one reader, with the sign of its rule if there is one."""

    sentence: str
    sign: Markup


def rule_of(said: Text | Message, voice: Translator) -> Link | None:
    """The paragraph that a text goes by, or else the reason inside it."""
    text = said if isinstance(said, Text) else said.text
    if text in PARAGRAPHS:
        return _link(*PARAGRAPHS[text], voice.code)
    facts = {} if isinstance(said, Text) else said.facts
    inside = (facts.get(name) for name in REASONS)
    return next((rule_of(each, voice) for each in inside if isinstance(each, Message)), None)


def sign(said: Text | Message, voice: Translator) -> Markup:
    """A small link after a sentence; nothing if no rule stands behind it."""
    link = rule_of(said, voice)
    return Markup("") if link is None else "\N{NO-BREAK SPACE}" + _anchor(link, "to-rule", "")


def named(said: Text | Message, voice: Translator, content: str) -> Markup:
    """Words or a picture as a link to their rule."""
    link = rule_of(said, voice)
    return Markup.escape(content) if link is None else _anchor(link, "ruled", content)


def pictured(said: Text, voice: Translator, picture: Markup) -> Markup:
    """A picture that stands for words, as a link; whoever points at it or hears it gets both."""
    link, words_of_it = rule_of(said, voice), voice(said)
    content = picture + Markup('<span class="hidden">{}</span>').format(words_of_it)
    if link is None:
        return Markup('<span title="{}">{}</span>').format(words_of_it, content)
    return _anchor(replace(link, says=f"{words_of_it}\n{link.says}"), "ruled", content)


def lines(told: Iterable[Message], voice: Translator) -> list[LinkedLine]:
    return [line(said, voice) for said in told]


def line(said: Text | Message, voice: Translator) -> LinkedLine:
    return LinkedLine(voice(said), sign(said, voice))


@cache
def _link(game: str, anchor: str, language: str) -> Link:
    voice = Translator(language)
    heading = voice.sentence(_headings(game)[anchor])
    return Link(f"/rules/{game}#{anchor}", voice(words.TO_RULE, heading=heading))


@cache
def _headings(game: str) -> dict[str, Text | Message]:
    return sheet(game).headings()


def _anchor(link: Link, css: str, content: str) -> Markup:
    """All rules share one tab beside the table, so that the table is never lost."""
    return Markup('<a class="{}" href="{}" target="rules" title="{}">{}</a>').format(
        css, link.address, link.says, content
    )
