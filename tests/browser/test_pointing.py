"""Dice, houses and choices point at each other, and every house explains itself."""

from playwright.sync_api import expect

from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.browsing import Complaints
from tests.browser.player import ENGLISH, Player


def test_a_choice_and_a_house_in_reach_light_each_other_and_their_dice(player: Player) -> None:
    page = player.takes(tables.MIDDLE[2]).page
    choice = player.placements.last
    choice.focus()
    expect(page.locator(".spot.lit")).to_have_count(1)
    lit = page.locator("#dice .die.lit").evaluate_all("all => all.map(each => each.dataset.face)")
    assert "+".join(sorted(lit)) == choice.get_attribute("data-dice")
    house = choice.get_attribute("data-house")
    expect(page.locator(f"#house-{house}")).to_contain_class("lit")
    page.locator("#log").focus()
    expect(page.locator(".lit")).to_have_count(0)
    choice.hover()
    expect(page.locator(f"#house-{house}")).to_contain_class("lit")
    page.mouse.move(0, 0)
    house = player.house().first.get_attribute("data-building")
    player.house().first.focus()
    own = page.locator(f'#choices .choice[data-house="{house}"]')
    for choice in own.all():
        expect(choice).to_contain_class("lit")
    expect(page.locator("#choices .lit")).to_have_count(own.count())
    dice = (own.first.get_attribute("data-dice") or "").split("+")
    expect(page.locator("#dice .die.lit")).to_have_count(len(dice))


def test_a_house_asks_which_dice_if_several_sets_reach_it(player: Player) -> None:
    player.takes(tables.WAYS)
    houses: list[str] = player.placements.evaluate_all("all => all.map(e => e.dataset.house)")
    house = next(house for house in houses if houses.count(house) > 1)
    player.page.locator(f"#house-{house} > a").click()
    expect(player.ways()).to_have_count(houses.count(house))
    dice = player.ways().last.get_attribute("aria-label") or ""
    player.does(player.ways().last)
    expect(player.ways()).to_have_count(0)
    expect(player.page.locator(f"#house-{house} .pawn.seat-0")).to_be_visible()
    assert dice in player.news


def test_a_house_out_of_reach_says_why_in_a_dialog(player: Player) -> None:
    page = player.takes(tables.MIDDLE[2]).page
    house = player.house(":not(.reach)").first
    house.click()
    dialog = page.locator("#explain")
    expect(dialog).to_be_visible()
    said = dialog.locator("h2, p").all_inner_texts()
    assert len(said) >= 2
    assert all(said)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(house).to_be_focused()


def test_what_cannot_be_explained_now_is_said_and_the_table_stays(
    player: Player, complaints: Complaints
) -> None:
    complaints.expect("net::ERR_FAILED")
    page = player.takes(tables.MIDDLE[2]).page
    page.route("**/*?part=1", lambda route: route.abort())
    player.house(":not(.reach)").first.click()
    expect(page.locator("#notice")).to_have_text(ENGLISH(words.LOST_TOUCH))
    expect(page.locator("#explain")).to_be_hidden()


def test_the_question_mark_explains_a_house_in_reach(player: Player) -> None:
    page = player.takes(tables.MIDDLE[2]).page
    before = player.version
    page.locator("#asking").click()
    expect(page.locator("#asking")).to_have_attribute("aria-pressed", "true")
    player.house().first.click()
    expect(page.locator("#explain")).to_be_visible()
    expect(page.locator("#explain p")).not_to_have_count(0)
    expect(page.locator("#asking")).to_have_attribute("aria-pressed", "false")
    player.button(words.CLOSE).click()
    expect(page.locator("#explain")).to_be_hidden()
    assert player.version == before
