"""What a page loads: little, only from here, and nothing that could be smuggled in."""

import re

from playwright.sync_api import Response

from tests.browser import tables
from tests.browser.player import Player

INLINE = re.compile(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:", re.IGNORECASE)


def test_a_table_loads_less_than_200_kilobytes_and_only_from_here(player: Player) -> None:
    page, answers = player.page, list[Response]()
    page.on("response", lambda answer: answers.append(answer))
    player.takes(tables.MIDDLE[5])
    with page.expect_response("**/qr.svg"):
        page.locator(".more > details").last.locator("summary").first.click()
    assert all(answer.url.startswith(player.home) for answer in answers)
    whole = [answer for answer in answers if "/events" not in answer.url]
    assert any("bohemian.svg" in answer.url for answer in whole)
    assert sum(len(answer.body()) for answer in whole) < 200_000


PAGES = (
    *("", "rules/", "rules/bohemian", "rules/hamlet", "dice", "games", "hooks", "programs"),
    *("tables/{}/", "tables/{}/replay/40/", "tables/{}/dice", "first-game/bohemian/3/"),
    *("score-pad/", "companion/"),
)


def test_every_page_loads_less_than_300_kilobytes(player: Player) -> None:
    """What a replay fetches for later is not part of the page."""
    answers: list[Response] = []
    player.page.context.on("response", lambda answer: answers.append(answer))
    later = re.compile("/events|/replay/parts")
    for address in PAGES:
        answers.clear()
        player.page.goto(player.home + address.format(tables.HAMLET_MIDDLE.id))
        own = [each for each in answers if not later.search(each.url)]
        assert own, address
        assert sum(len(each.body()) for each in own) < 300_000, address


def test_pages_forbid_what_they_do_not_need(player: Player) -> None:
    for address in (
        *("", "static/table.js", "rules/hamlet", "score-pad/", "companion/", "nowhere"),
        "first-game/bohemian/17/?tried=end",
        *(f"tables/{table.id}/" for table in (tables.MIDDLE[2], tables.HAMLET_MIDDLE)),
        *(f"tables/{table.id}/replay/40/" for table in (tables.OVER, tables.HAMLET_OVER)),
    ):
        answer = player.page.context.request.get(player.home + address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        if "html" in answer.headers["content-type"]:
            assert not INLINE.search(answer.text()), address
