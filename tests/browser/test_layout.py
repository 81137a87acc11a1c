"""Pages fit on the screens people have."""

from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.player import Player, post

HAND_HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_a_laptop_shows_the_whole_table_without_scrolling(player: Player) -> None:
    for seats, table in tables.MIDDLE.items():
        player.takes(table)
        for part in (".board", "#players", "#dice", "#choices", "#log"):
            box = player.page.locator(part).bounding_box()
            assert box is not None, (seats, part)
            assert box["x"] >= 0, (seats, part)
            assert box["y"] >= 0, (seats, part)
            assert box["x"] + box["width"] <= LAPTOP["width"], (seats, part)
            assert box["y"] + box["height"] <= LAPTOP["height"], (seats, part)
            assert box["height"] > 40, (seats, part)


def test_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    player = visit(**HAND_HELD)
    page = player.page
    page.goto(player.home)
    fits(page)
    page.locator(".preferences summary").tap()
    expect(page.locator(".preferences form")).to_be_visible()
    box = page.locator(".preferences form").bounding_box()
    assert box is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= PHONE["width"]
    player.opens(("person", "Ada"), ("open", ""))
    fits(page)
    for seats in (2, 5):
        player.takes(tables.MIDDLE[seats])
        fits(page)
    player.takes(tables.OVER)
    fits(page)
    page.goto(f"{page.url}story")
    fits(page)


def test_a_game_is_played_by_touch_on_a_phone(visit: Visit) -> None:
    player = visit(**HAND_HELD).takes(tables.TOUCH)
    before, house = player.version, player.house().first
    several = player.choices_for(house).count() > 1
    house.tap()
    if several:
        player.ways().first.tap()
    player.waits_for(before + 1)
    before = player.version
    player.end().tap()
    player.waits_for_turn(before + 1)
    before = player.version
    player.placements.first.tap()
    player.waits_for(before + 1)
    fits(player.page)


def test_long_names_do_not_break_the_table(visit: Visit) -> None:
    long = "Maximiliane-Wilhelmine von Obersträubing"
    player = visit(**HAND_HELD)
    fields = (("name", long), ("bots", "4"))
    player.page.goto(post(player.page.context, f"{player.home}play", *fields))
    fits(player.page)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url


def test_long_words_stay_on_their_cards(visit: Visit) -> None:
    """German has the longest: “Bienengarten”, “Produktionsgebäude”."""
    player = visit(locale="de").takes(tables.HAMLET_MIDDLE)
    cut = (
        "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"
    )
    blueprints = player.page.locator("#offers .blueprint")
    expect(blueprints).not_to_have_count(0)
    assert blueprints.evaluate_all(cut) == []
