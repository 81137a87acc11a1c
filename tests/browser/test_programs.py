"""A token from the page, and a program that plays with it."""

from playwright.sync_api import expect

from dorfplatz.server.pages.programs import words as words
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH
from tests.server.api.foreign import running_bot


def test_a_program_with_a_token_from_the_page_plays_against_somebody(visit: Visit) -> None:
    ada = visit()
    ada.page.goto(f"{ada.home}programs")
    ada.field(words.NAME).fill("Ada’s bot")
    ada.button(words.MAKE).click()
    made = ENGLISH(words.MADE, name="Ada’s bot")
    token = ada.page.get_by_role("textbox", name=made).input_value()
    ada.opens(("person", "Ada"), ("open", ""))
    with running_bot(ada.home, "--token", token, "--table", ada.page.url):
        for _ in range(2):
            ada.waits_for_turn()
            expect(ada.page.locator("#players")).to_contain_text("Reference bot")
            ada.takes_a_turn()
        ada.waits_for_turn()
