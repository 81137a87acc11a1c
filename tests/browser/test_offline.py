"""What is kept to work without a network belongs to nobody, and suits whoever reads it."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from dorfplatz.server.pages import words
from dorfplatz.server.pages.hamlet.companion import words as companion
from dorfplatz.server.routes.offline import PAGES
from dorfplatz.server.translator import Translator
from tests.browser.browsing import Complaints
from tests.browser.conftest import Visit
from tests.browser.player import post

GERMAN: Final = Translator("de")
NAME: Final = "Adelheid von Nenbrad"
KEPT: Final = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (found[pathname] !== undefined) throw new Error(`${pathname} is kept twice`);
      found[pathname] = await (await cache.match(request)).text();
    }
  }
  return found;
}"""
"""Everything that the browser keeps, by its path."""
LEAVE_SOMETHING: Final = """async (said) => {
  const cache = await caches.open("/static/0ld");
  await cache.put("/companion/", new Response(said, { headers: { "Content-Type": "text/html" } }));
}"""
"""As a worker of an older version did."""


def kept(page: Page) -> dict[str, str]:
    """As soon as the page says that all is kept."""
    expect(page.locator("[data-offline]")).to_be_visible()
    found: dict[str, str] = page.evaluate(KEPT)
    return found


def test_what_is_kept_holds_neither_a_name_nor_a_form_key(visit: Visit) -> None:
    player = visit(locale="de", service_workers="allow")
    page = player.page
    page.goto(player.home)
    page.evaluate(LEAVE_SOMETHING, NAME)
    post(page.context, f"{player.home}me", ("name", NAME), ("language", "it"))
    page.goto(f"{player.home}score-pad/")
    found = kept(page)
    key = page.locator("[name=form_key]").first.input_value()
    expect(page.locator("[name=name]").first).to_have_value(NAME)
    page.goto(f"{player.home}companion/")
    for text in [*found.values(), *kept(page).values()]:
        assert NAME not in text
        assert key not in text
        assert "form_key" not in text
    assert set(PAGES) < set(found)


def test_a_page_without_a_network_has_the_language_and_the_theme_of_the_last_one_with_it(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED")
    player = visit(locale="it", color_scheme="light", service_workers="allow")
    page = player.page
    page.goto(f"{player.home}companion/")
    assert all('<html lang="it">' in kept(page)[path] for path in PAGES)
    post(page.context, f"{player.home}me", ("language", "de"), ("theme", "dark"))
    page.reload()
    found = kept(page)
    assert all('<html lang="de" data-theme="dark">' in found[path] for path in PAGES)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("h1")).to_have_text(GERMAN(companion.TITLE))
    expect(page.locator(".preferences, .languages")).to_have_count(0)
    page.get_by_role("button", name=GERMAN(companion.BEGIN)).click()
    expect(page.locator(".answers button").first).to_be_visible()
    page.goto(f"{player.home}rules/hamlet")
    expect(page.get_by_role("link", name=GERMAN(words.PLAY_NOW))).to_be_visible()
    page.goto(f"{player.home}score-pad/?p=3")
    expect(page.locator("html")).to_have_attribute("lang", re.compile("^de$"))
