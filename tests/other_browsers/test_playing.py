"""Both games are played by clicking, also after a reload and after the server was away."""

import pytest

from dorfplatz.server.pages import words
from tests.browser.player import ENGLISH
from tests.browser.serving import Serving
from tests.other_browsers import tables
from tests.other_browsers.driven import Browser
from tests.other_browsers.visitor import IS_ALIVE, PLACEMENT, Visitor

pytestmark = pytest.mark.outer

NOTICE = "document.getElementById('notice').textContent"
FARM = "#place-farm .rim"
UNDO = "main button[form=undo]"
PRODUCE = "#place-menu[open] .to-do button"
DECISION = "#choices[data-phase=ask] button.choice"


def test_a_few_turns_of_bohemian_villages(visitor: Visitor, browser: Browser) -> None:
    visitor.takes(tables.TURNS[browser.name])
    for _ in range(3):
        visitor.takes_a_turn()


def test_moves_are_accepted_on_a_page_that_somebody_comes_back_to(
    visitor: Visitor, browser: Browser
) -> None:
    """Somebody comes back to a page whose fields a script has changed; the table has moved on."""
    table = tables.RELOAD[browser.name]
    visitor.takes(table)
    visitor.takes_a_turn()
    visitor.opens("")
    visitor.moves_on_another_device(table)
    browser.back()
    browser.wait_until(IS_ALIVE)
    visitor.does(UNDO)
    visitor.takes_a_turn()


def test_moves_are_accepted_after_the_stream_was_lost(
    visitor: Visitor, browser: Browser, server: Serving
) -> None:
    visitor.takes(tables.LOST[browser.name])
    visitor.moves_into_a_house()
    server.kill()
    try:
        browser.wait_until(f"{NOTICE} === arguments[0]", ENGLISH(words.LOST_TOUCH))
    finally:
        server.start()
    browser.wait_until(f"{NOTICE} === ''")
    visitor.takes_a_turn()
    visitor.reloads()
    visitor.does(PLACEMENT)


def test_the_first_turns_of_hamlet(visitor: Visitor, browser: Browser) -> None:
    visitor.takes(tables.HAMLET[browser.name])
    browser.point_and_click(FARM)
    browser.wait_for(PRODUCE)
    visitor.does(PRODUCE)
    assert browser.count("#place-farm [data-token=wheat]") == 3
    visitor.does("button[value=end]")
    while browser.count(DECISION):
        visitor.does(DECISION)
    visitor.waits_for_turn()
    assert browser.count("#botrik-turn .step") > 0
