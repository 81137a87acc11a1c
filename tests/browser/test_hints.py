"""Hints on the page: shown as long as they hold, and quick to follow."""

import json

from playwright.sync_api import expect

from tests.browser import tables
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.hinted import LONG, asks


def test_a_hint_is_shown_on_the_page_and_its_moves_can_be_made(visit: Visit) -> None:
    player = visit().takes(tables.HINTED)
    asks(player)
    hint = player.page.locator("#hint")
    expect(hint).to_contain_text(LONG)
    best = hint.locator("button").first
    best.hover()
    expect(player.page.locator(".spot.lit")).to_have_count(1)
    player.does(best)
    expect(hint).to_be_empty()


def test_a_hint_that_was_seen_can_be_hidden(visit: Visit) -> None:
    player = visit().takes(tables.MIDDLE[3])
    asks(player)
    player.page.keyboard.press("?")
    expect(player.page.locator("#hint")).to_be_empty()
    player.page.keyboard.press("?")
    expect(player.page.locator("#hint .advice")).to_be_visible()


def test_why_there_is_none_is_said(visit: Visit, complaints: Complaints) -> None:
    complaints.expect("status of 409")
    player = visit().takes(tables.MIDDLE[3])
    said = {"code": "bot.getting-ready", "sentence": "The bots are getting ready."}
    player.page.route(
        "**/hint",
        lambda route: route.fulfill(
            status=409, body=json.dumps(said), content_type="application/json"
        ),
    )
    player.page.locator("button[form=ask-hint]").click()
    expect(player.page.locator("#notice")).to_have_text("The bots are getting ready.")
    expect(player.page.locator("#hint")).to_be_empty()


def test_a_hint_fits_on_a_phone(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True, is_mobile=True).takes(tables.MIDDLE[5])
    asks(player)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
