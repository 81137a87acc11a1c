"""Closing a table, the time for a turn, and numbers for the dice that do not come."""

from playwright.sync_api import expect

from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.browsing import Complaints
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player


def test_a_table_is_closed_after_a_second_question_and_its_game_stays(player: Player) -> None:
    player.takes(tables.CLOSING)
    page = player.page
    page.get_by_text(ENGLISH(words.TABLE), exact=True).click()
    page.locator("#closing summary").click()
    player.button(words.CLOSE_NOW).click()
    expect(page.locator("#turn")).to_contain_text(ENGLISH(words.CLOSED))
    expect(page.locator("#standing")).to_contain_text(ENGLISH(words.CLOSED_GAME))
    expect(player.choices).to_have_count(0)
    page.reload()
    expect(page.locator("#standing")).to_contain_text(ENGLISH(words.CLOSED_GAME))


def test_a_table_with_a_time_per_turn_says_until_when(visit: Visit) -> None:
    player = visit(timezone_id="Asia/Tokyo")
    page = player.page
    page.goto(player.home)
    form = page.locator("form.open")
    form.locator("[name=kind]").nth(1).select_option("greedy")
    form.locator("summary").click()
    form.locator("[name=turn_seconds]").select_option("86400")
    player.button(words.OPEN).click()
    player.waits_for_turn()
    until = page.locator("#standing time")
    expect(until).to_be_visible()
    shown = "t => new Date(t.dateTime).toLocaleString('en', { hour: 'numeric', minute: '2-digit' })"
    expect(until).to_contain_text(until.evaluate(shown))


def test_a_game_begins_without_the_number_of_somebody_who_left(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.expect("net::ERR_FAILED")
    ada, ben = visit(), visit()
    ada.page.goto(ada.home)
    ada.button(words.OPEN).click()
    expect(ada.page.locator("li[data-sealed]")).to_have_count(1)
    ben.page.route("**/dice/**", lambda route: route.abort())
    ben.page.goto(ada.page.url)
    ben.field(words.SEAT_NAME, number=2).fill("Ben")
    ben.button(words.SIT_DOWN).click()
    waiting = ENGLISH(words.DICE_WAIT)
    expect(ada.page.get_by_role("heading", name=waiting)).to_be_visible()
    without = ben.button(words.WITHOUT, who="Ben")
    expect(without).to_be_visible()
    ben.page.unroute("**/dice/**")
    without.click()
    expect(ada.page.locator("#choices")).to_be_visible()
    expect(ben.page.locator("#choices")).to_be_visible()
    record = ada.page.request.get(f"{ada.page.url}record").text()
    assert "dice round 2" in record
    assert "dice number 1" not in record
