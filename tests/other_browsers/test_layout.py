"""Pages fit on the screens people have, and look as they are meant to."""

from typing import Final

import pytest

from tests.other_browsers import tables
from tests.other_browsers.driven import Browser
from tests.other_browsers.visitor import Visitor

pytestmark = pytest.mark.outer

SCREENS: Final = {"phone": (360, 740), "laptop": (1366, 768), "wide": (1800, 1000)}

STICKS_OUT: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
COVERS: Final = """((picture, players) => picture.height > 0 && picture.bottom > players.top)(
  ...[".ninth", "#players"].map((each) => document.querySelector(each).getBoundingClientRect())
)"""
"""Whether the picture of the square lies over the players."""
UNDERLINE: Final = "getComputedStyle(document.querySelector('.ruled')).textDecorationStyle"

CUT_OFF: Final = """[...document.querySelectorAll(".on-the-table > .cards-of")]
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
  .map((each) => each.id)"""
NESTED: Final = """(() => {
  const scrolls = (each) => each.scrollHeight > each.clientHeight
    && getComputedStyle(each).overflowY === "auto";
  return [...document.querySelectorAll(":is(.doing, .opponent, .demand) *")]
    .filter(scrolls)
    .filter((each) => scrolls(each.parentElement.closest(".doing, .opponent, .demand")))
    .map((each) => `${each.id} ${each.className}`);
})()"""
"""What is scrolled within a column that is scrolled."""


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_pages_fit_on_a_screen(visitor: Visitor, browser: Browser, size: tuple[int, int]) -> None:
    browser.resize(*size)
    visitor.opens("")
    assert not browser.evaluate(STICKS_OUT)
    for table in (tables.EIGHT_VILLAGES, tables.HAMLET_MIDDLE):
        visitor.watches(table)
        assert not browser.evaluate(STICKS_OUT), table.id


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_picture_of_the_square_covers_nothing(
    visitor: Visitor, browser: Browser, size: tuple[int, int]
) -> None:
    browser.resize(*size)
    visitor.watches(tables.EIGHT_VILLAGES)
    assert not browser.evaluate(COVERS)


def test_what_leads_to_a_rule_is_underlined_with_dots(visitor: Visitor, browser: Browser) -> None:
    visitor.takes(tables.EIGHT_VILLAGES)
    assert browser.evaluate(UNDERLINE) == "dotted"


@pytest.mark.parametrize("size", [SCREENS["laptop"], SCREENS["wide"]], ids=["laptop", "wide"])
def test_cards_of_hamlet_are_whole_and_no_scrollbar_is_inside_another(
    visitor: Visitor, browser: Browser, size: tuple[int, int]
) -> None:
    browser.resize(*size)
    visitor.takes(tables.HAMLET_MIDDLE)
    assert browser.evaluate(CUT_OFF) == []
    assert browser.evaluate(NESTED) == []
