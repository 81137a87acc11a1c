"""One's own games: found again, and the way to the next table that waits."""

from playwright.sync_api import expect

from dorfplatz.server.pages.my_games import words
from tests.browser import tables
from tests.browser.player import ENGLISH, Player


def test_a_finished_game_is_found_by_the_name_of_an_opponent(player: Player) -> None:
    page = player.takes(tables.OVER).takes(tables.HAMLET_OVER).page
    page.goto(player.home)
    page.get_by_role("link", name=ENGLISH(words.ALL_GAMES)).click()
    expect(page.locator(".played > li")).to_have_count(2)
    player.field(words.NAME).fill("MATEJ")
    player.button(words.SEARCH).click()
    found = page.locator(".played > li")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Matěj")
    curves = found.locator(".spark .edge")
    expect(curves).to_have_count(3)
    assert all(box["height"] > 10 for box in (each.bounding_box() for each in curves.all()) if box)
    found.get_by_role("link").first.click()
    expect(page.locator(".finale")).to_be_visible()


def test_the_next_table_that_waits_is_one_key_away(player: Player) -> None:
    page = player.takes(tables.WAITS).takes(tables.THEIRS).page
    expect(page.get_by_role("link", name=ENGLISH(words.NEXT, tables=1))).to_be_visible()
    page.keyboard.press("n")
    player.waits_for_turn()
    assert f"/tables/{tables.WAITS.id}/" in page.url
    expect(page.locator("#yours .next")).to_have_count(0)
    page.goto(f"{player.home}next?not={tables.WAITS.id}")
    expect(page.get_by_text(ENGLISH(words.NOTHING_WAITS))).to_be_visible()
    page.locator(".bar .next").click()
    player.waits_for_turn()
    assert f"/tables/{tables.WAITS.id}/" in page.url
