"""The server dies in the middle of a game."""

from playwright.sync_api import Route, expect

from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.browsing import Complaints
from tests.browser.player import ENGLISH, Player
from tests.browser.serving import Serving


def test_a_page_recovers_by_itself_when_the_server_was_killed(
    player: Player, server: Serving, complaints: Complaints
) -> None:
    complaints.expect("net::ERR_|Failed to load resource")
    player.takes(tables.RECONNECT)
    player.places()
    version, told = player.version, player.page.locator("#log").inner_text()
    player.page.evaluate("window.kept = true")
    notice = player.page.locator("#notice")
    player.page.clock.install()
    server.kill()
    try:
        expect(notice).to_have_text(ENGLISH(words.LOST_TOUCH))
        player.page.clock.fast_forward("01:00")
        expect(notice).to_have_text(ENGLISH(words.LOST_TOUCH))
    finally:
        server.start()
    expect(notice).to_be_empty()
    assert player.version == version
    assert player.page.locator("#log").inner_text() == told
    player.takes_a_turn()
    player.waits_for_turn()
    assert player.page.evaluate("window.kept"), "the page was not loaded anew"


def test_a_move_shown_before_its_answer_came_can_be_followed_by_the_next(player: Player) -> None:
    player.takes(tables.HASTE)
    before = player.version

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        player.waits_for(before + 1)
        player.undo().click()
        player.waits_for(before + 2)
        route.fulfill(response=answer)

    player.page.route("**/move", answer_late, times=1)
    with player.page.expect_response("**/move"):
        player.placements.first.click()
    assert player.version == before + 2
