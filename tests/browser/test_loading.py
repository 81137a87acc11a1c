"""What a page loads: little, only from here, and nothing that could be smuggled in."""

import re

import pytest
from playwright.sync_api import Response

from tests.browser import tables
from tests.browser.conftest import Visit
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


@pytest.mark.parametrize(
    "address",
    [
        "",
        "rules/",
        "rules/bohemian",
        "rules/hamlet",
        "score-pad/",
        "companion/",
        "tables/{}/",
        "tables/{}/replay/40/",
        "first-game/bohemian/3/",
        "dice",
        "tables/{}/dice",
        "games",
        "hooks",
        "programs",
    ],
)
def test_every_page_loads_less_than_300_kilobytes(player: Player, address: str) -> None:
    """What a service worker or a replay fetches for later is not part of the page."""
    answers: list[Response] = []
    player.page.context.on("response", lambda answer: answers.append(answer))
    player.page.goto(player.home + address.format(tables.HAMLET_MIDDLE.id))
    player.page.wait_for_load_state("load")
    later = re.compile("/events|/replay/parts")
    own = [
        each for each in answers if not later.search(each.url) and not each.request.service_worker
    ]
    assert own
    assert sum(len(each.body()) for each in own) < 300_000


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


def test_animated_moves_work_under_that_policy(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference").takes(tables.MOVING)
    page = player.page
    for _ in range(2):
        house = player.placements.first.get_attribute("data-house")
        player.placements.first.click()
        page.wait_for_function(
            "house => document.querySelector(`#house-${house} .pawn.seat-0`)", arg=house
        )
        before = player.version
        player.end().click()
        player.waits_for_turn(before + 1)
        page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.locator("[style*=view-transition]").count() == 0
