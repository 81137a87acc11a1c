"""The pages of rules in a browser: they fit, they fold, they can be used by everyone."""

import re

import pytest
from playwright.sync_api import Page, expect

from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.rules.books import BOOKS
from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_accessibility import by_daylight, wrong_on, wrong_on_all_screens

GAMES = tuple(BOOKS)
BELOW_CONTENTS = """anchor => {
  const { height } = document.querySelector("details.folded").getBoundingClientRect();
  const { top } = document.getElementById(anchor).getBoundingClientRect();
  return height <= top && top < innerHeight;
}"""
"""Whether a rule is in sight, and not covered by the folded contents."""


def test_axe_finds_nothing_wrong_with_the_rules(player: Player) -> None:
    """All games have the same page and colours: one of them is seen on all screens."""
    page = player.page
    for path in GAMES[1:]:
        by_daylight(page)
        page.goto(f"{player.home}rules/{path}")
        assert wrong_on(page) == [], path
    for path in ("", GAMES[0]):
        by_daylight(page)
        page.goto(f"{player.home}rules/{path}")
        assert wrong_on_all_screens(page) == [], path
    unfold(page)
    assert wrong_on(page, "details.folded") == []


@pytest.mark.parametrize(
    "code",
    [
        "de",
        *(pytest.param(code, marks=pytest.mark.outer) for code in LANGUAGES if code != "de"),
    ],
)
def test_rules_never_scroll_sideways_on_a_phone(visit: Visit, code: str) -> None:
    player = visit(viewport=PHONE, locale=code)
    for path in ("", *GAMES):
        player.page.goto(f"{player.home}rules/{path}")
        expect(player.page.locator("html")).to_have_attribute("lang", code)
        wide = player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], (code, path)


def test_contents_fold_on_a_phone_and_lead_to_a_rule(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    page = player.page
    page.goto(f"{player.home}rules/hamlet")
    unfold(page)
    folded = page.locator("details.folded")
    folded.locator('a[href="#botrik-build"]').click()
    expect(folded).not_to_have_attribute("open", re.compile(".*"))
    page.wait_for_function(BELOW_CONTENTS, arg="botrik-build")


def test_contents_stay_beside_the_rules_on_a_wide_screen(player: Player) -> None:
    page = player.page
    page.goto(f"{player.home}rules/bohemian#inn")
    beside = page.locator(".contents.beside")
    expect(beside).to_be_in_viewport()
    expect(page.locator("#inn")).to_be_in_viewport()
    expect(page.locator("details.folded")).to_be_hidden()
    beside.locator('a[href="#manor"]').click()
    expect(page.locator("#manor")).to_be_in_viewport()
    expect(beside).to_be_in_viewport()


def test_a_reader_can_change_the_language_and_go_home(player: Player) -> None:
    page = player.page
    page.goto(f"{player.home}rules/hamlet")
    page.locator(".languages button[value=it]").click()
    expect(page).to_have_url(f"{player.home}rules/hamlet")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator(".ways .go").click()
    expect(page).to_have_url(player.home)


def test_rules_can_be_read_without_scripts(visit: Visit) -> None:
    player = visit(viewport=PHONE, java_script_enabled=False)
    player.page.goto(f"{player.home}rules/bohemian")
    unfold(player.page)
    player.page.locator('details.folded a[href="#kick-out"]').click()
    expect(player.page).to_have_url(f"{player.home}rules/bohemian#kick-out")


def unfold(page: Page) -> None:
    if page.locator("details.folded").count():
        page.locator("details.folded summary").click()
