"""Pig on the page that any game gets, by mouse to its end."""

from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.browsing import ARGUMENTS, PHONE, Complaints, listen
from tests.browser.chromium import chromium
from tests.browser.player import Player
from tests.browser.serving import serving


@pytest.mark.outer
def test_a_whole_game_is_played_on_a_phone_and_looked_back_at(tmp_path: Path) -> None:
    complaints = Complaints()
    with serving(tmp_path) as server, sync_playwright() as playwright:
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        context = browser.new_context(viewport=PHONE, service_workers="block")  # type: ignore[arg-type]
        listen(context, complaints)
        player = Player(context.new_page(), server.address)
        page = player.page
        page.goto(player.home)
        form = page.locator('form[action="/open/pig"]')
        form.locator("select").nth(1).select_option("holder")
        form.locator("[name=option_target]").fill("20")
        form.locator("button").click()
        page.wait_for_url("**/tables/*/")
        player.waits_for_turn()
        while not player.is_over:
            before = player.version
            player.choices.last.click()
            player.waits_for_turn(before + 1)
        expect(page.locator(".finale h2")).to_contain_text("wins with")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.goto(f"{page.url}replay/3/")
        expect(page.locator("#slider")).to_be_visible()
        browser.close()
        assert server.complaints == []
    complaints.expect("Service Worker registration blocked")
    assert complaints.unexpected == []
