"""Every page speaks the reader's language, and only that."""

import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import pytest
from playwright.sync_api import Page, expect

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian import words as of_the_game
from dorfplatz.server.pages import words
from dorfplatz.server.pages.bohemian import words as of_the_table
from dorfplatz.server.translator import Translator
from tests.browser import tables
from tests.browser.conftest import Visit

HOLE = re.compile(r"\{\w+\}")
VISIBLE = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) said.push(walk.currentNode.textContent.trim());
  for (const each of document.querySelectorAll("*"))
    for (const name of ["title", "aria-label", "alt", "placeholder", "data-lost", "data-calls"])
      if (each.hasAttribute(name)) said.push(each.getAttribute(name).trim());
  return [...new Set(said)].filter(Boolean);
}"""
"""Everything a page says, each text node and attribute by itself."""


@pytest.mark.parametrize(
    "code", ["de", *(pytest.param(code, marks=pytest.mark.outer) for code in ("en", "it"))]
)
def test_pages_speak_the_language_of_the_browser(visit: Visit, code: str) -> None:
    player, voice = visit(locale=code), Translator(code)
    page = player.page
    page.goto(player.home)
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.get_by_role("button", name=voice(words.PLAY_NOW)).first).to_be_visible()
    assert english_on(page, code) == []
    player.takes(tables.MIDDLE[3])
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("#turn")).to_contain_text(voice(words.YOUR_TURN, who="Ada"))
    expect(page.get_by_role("heading", name=voice(words.LOG))).to_be_visible()
    assert english_on(page, code) == []
    player.takes(tables.OVER)
    assert english_on(page, code) == []
    for table in (tables.HAMLET_MIDDLE, tables.HAMLET_OVER):
        player.takes(table)
        assert english_on(page, code) == []


def test_a_chosen_language_is_kept(visit: Visit) -> None:
    player = visit(locale="it")
    page = player.page
    page.goto(player.home)
    for code in ("en", "de"):
        page.locator(f".languages button[value={code}]").click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator(".languages [aria-current]")).to_have_attribute("value", code)
    player.takes(tables.MIDDLE[2])
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".languages button[value=it]").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page).to_have_url(re.compile(tables.MIDDLE[2].id))
    expect(page.locator("#turn")).to_contain_text(Translator("it")(of_the_table.FIRST_MOVE))


def english_on(page: Page, code: str) -> list[str]:
    """What the page says in English although it could say it otherwise."""
    spoken: list[str] = page.evaluate(VISIBLE)
    return [each for each in spoken if any(it.fullmatch(each) for it in all_patterns(code))]


@cache
def all_patterns(code: str) -> tuple[re.Pattern[str], ...]:
    return tuple(sentence for text in texts() for sentence in patterns(text, code))


def patterns(text: Text, code: str) -> Iterator[re.Pattern[str]]:
    """How the text looks in English, unless it is the same in the language."""
    speaks_otherwise = code != "en" and said(text, code).lower() != said(text, "en").lower()
    for english in filter(None, (text.english, text.plural)):
        parts = HOLE.split(english)
        if speaks_otherwise and len("".join(parts)) >= 8:
            yield re.compile(".+".join(map(re.escape, parts)), re.IGNORECASE)


def said(text: Text, code: str) -> str:
    return Translator(code)(text, **{text.counted: 2}) if text.counted else Translator(code)(text)


def texts() -> Iterator[Text]:
    for module in (words, of_the_table, of_the_game):
        yield from texts_in(module)


def texts_in(module: ModuleType) -> Iterator[Text]:
    for value in vars(module).values():
        found = value.values() if isinstance(value, dict) else [value]
        yield from (each for each in found if isinstance(each, Text))
