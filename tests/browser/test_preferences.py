"""What people can set."""

from playwright.sync_api import Page, Request, expect

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, MINE, Player


def test_a_turn_ends_by_itself_for_those_who_like_it(player: Player) -> None:
    player.takes(tables.ENDING)
    prefer(player.page, words.ENDS_TURNS)
    expect(player.page.locator('[name="ends_turns"]')).to_be_checked()
    ended = turns_ended(player)
    while turns_ended(player) == ended:
        before = player.version
        player.choices.and_(player.page.locator(':not([value="end"])')).first.click()
        player.waits_for_turn(before + 1)


def test_single_keys_do_nothing_for_those_who_do_not_want_them(player: Player) -> None:
    player.takes(tables.KEYS)
    prefer(player.page, words.KEYS)
    expect(player.page.locator("#choices kbd:visible")).to_have_count(0)
    sent: list[Request] = []
    player.page.on("request", lambda request: sent.append(request))
    for key in "1u2e":
        player.page.keyboard.press(key)
    player.places()
    assert [request.method for request in sent].count("POST") == 1


def test_a_page_that_nobody_has_touched_does_not_complain_that_it_must_be_silent(
    visit: Visit,
) -> None:
    ada, ben = visit(), visit()
    ada.page.goto(ada.home)
    prefer(ada.page, words.SOUND)
    ada.takes(tables.SILENT)
    ben.takes(tables.SILENT, seat=1).takes_a_turn()
    expect(ada.page).to_have_title(MINE)


def test_a_chosen_theme_and_name_are_kept(visit: Visit) -> None:
    player = visit(color_scheme="light")
    page = player.page
    page.goto(player.home)
    light = background(page)
    page.locator(".preferences summary").click()
    page.locator(".preferences").get_by_label(ENGLISH(words.YOUR_NAME)).fill("Ada")
    page.locator(".preferences").get_by_label(ENGLISH(words.THEME)).select_option("dark")
    page.locator(".preferences button").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert background(page) != light
    page.goto(player.home)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(player.field(words.YOUR_NAME).first).to_have_value("Ada")


def prefer(page: Page, preference: Text) -> None:
    """Switch a preference."""
    address = page.url
    page.locator(".preferences summary").click()
    page.get_by_label(ENGLISH(preference)).click()
    with page.expect_navigation():
        page.locator(".preferences button").click()
    expect(page).to_have_url(address)


def turns_ended(player: Player) -> int:
    record = player.page.context.request.get(f"{player.page.url}record").text()
    return record.count("\n0: end\n")


def background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour
