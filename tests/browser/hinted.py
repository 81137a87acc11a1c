"""Hints for tests: what they say is thought elsewhere, here the answer is always the same."""

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Route, expect

from dorfplatz.server.pages.rendering import render
from dorfplatz.server.translator import Translator
from tests.browser.player import Player

LONG: Final = (
    "The first choice is better than the second, mainly because it promises more from inns."
)


def answered(player: Player) -> Callable[[Route], None]:
    """The first choices of the page as a hint."""
    moves = player.placements.evaluate_all("all => all.slice(0, 3).map(each => each.value)")

    def answer(route: Route) -> None:
        lines = [
            {"move": move, "deeds": (move, "then end the turn"), "share": "41.0 %", "coins": "61.2"}
            for move in moves
        ]
        shown = render("hint-answer.html", voice=Translator("en"), lines=lines, why=LONG)
        route.fulfill(body=json.dumps({"html": shown}), content_type="application/json")

    return answer


def asks(player: Player) -> None:
    player.page.route("**/hint", answered(player))
    player.page.locator("button[form=ask-hint]").click()
    expect(player.page.locator("#hint .advice")).to_be_visible()
