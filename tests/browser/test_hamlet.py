"""Hamlet against Botrik, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.hamlet import Villager
from tests.browser.player import ENGLISH, Player
from tests.browser.serving import Serving


def test_the_first_turns_are_played_by_mouse(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_START["mouse"])
    assert len(ada.tokens("farm")) == 2
    ada.place("farm").click()
    player.does(ada.menu("Produce"))
    assert ada.tokens("farm") == ["wheat"] * 3
    expect(ada.page.locator("#place-farm [data-piece=villager-0-0].tired")).to_have_count(1)
    ada.ends()
    expect(ada.steps).not_to_have_count(0)
    ada.place("town-hall").click()
    player.does(ada.menu("blueprint").first)
    expect(ada.page.locator("#hand [data-blueprint]")).to_have_count(1)
    ada.ends()
    expect(ada.page.locator("#progress")).to_contain_text("Round 3")


def test_the_first_turns_are_played_by_keyboard(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_START["keys"])
    keys, page = ada.page.keyboard, ada.page
    ada.place("church").focus()
    keys.press("ArrowUp")
    expect(ada.place("quarry")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("#place-menu")).to_be_visible()
    before = player.version
    keys.press("Enter")
    player.waits_for(before + 1)
    assert len(ada.tokens("quarry")) == 3
    keys.press("e")
    player.waits_for(before + 2)
    ada.decides()
    before = player.version
    keys.press("1")
    player.waits_for(before + 1)
    keys.press("u")
    player.waits_for(before + 2)


def test_a_blueprint_shows_its_ways_and_is_laid_by_mouse(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_BUILDING["laying"])
    page, value = ada.page, ada.choice("build").first.get_attribute("value")
    assert value is not None
    tile, site = re.fullmatch("build ([a-z-]+) from ([a-z-]+)", value).groups()  # type: ignore[union-attr]
    sites = ada.choice(f"build {tile} from").count()
    page.locator(f"#hand [data-blueprint={tile}]").click()
    if sites > 1:
        expect(page.locator(f"#place-{site}.reach")).to_have_count(1)
        player.does(ada.place(site))
    expect(page.locator("#choices[data-phase=lay]")).to_be_visible()
    expect(ada.ghosts).not_to_have_count(0)
    page.locator("[data-turns='1']").click()
    expect(page.locator("#ghosts .turned.on")).to_have_count(1)
    box = ada.ghosts.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#ghosts.meant")).to_have_count(1)
    expect(page.locator(".turn-says")).not_to_be_empty()
    before = player.version
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.waits_for(before + 1)
    ada.pays()
    expect(ada.place(tile)).to_have_count(1)
    expect(page.locator(f"#hand [data-blueprint={tile}]")).to_have_count(0)


def test_a_tile_is_laid_by_keyboard_and_its_ways_are_named_by_what_they_touch(
    player: Player,
) -> None:
    ada = Villager(player, tables.HAMLET_BUILDING["laying-keys"])
    page, keys = ada.page, ada.page.keyboard
    build = ada.choice("build").first
    tile = str(build.get_attribute("value")).split()[1]
    build.focus()
    before = player.version
    keys.press("Enter")
    player.waits_for(before + 1)
    said = page.locator("#choices button[data-spot]").first.get_attribute("data-says")
    assert said is not None
    assert re.search("Church|Farm|Quarry|Market|Woodcutter|Town Hall", said)
    ghost = page.locator("#ghosts .ghost[tabindex='0']")
    ghost.focus()
    keys.press("r")
    expect(page.locator("#ghosts .ghost[tabindex='0']")).to_have_attribute(
        "aria-label", re.compile(".")
    )
    page.locator("#ghosts .ghost[tabindex='0']").focus()
    before = player.version
    keys.press("Enter")
    player.waits_for(before + 1)
    ada.pays()
    expect(ada.place(tile)).to_have_count(1)


def test_a_road_is_built(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_START["road"])
    road = ada.choice("bridge").first
    road.hover()
    expect(ada.page.locator(".place.source")).not_to_have_count(0)
    player.does(road)
    ada.pays()
    expect(ada.page.locator("#roads .seat-0")).not_to_have_count(0)
    expect(ada.page.locator("#honours .holder.seat-0")).not_to_have_count(0)


def test_an_order_of_the_church_is_filled(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_ORDER)
    filled = ada.page.locator("#orders .filled.seat-0")
    before, order = filled.count(), ada.choice("order").first
    expect(order).to_have_attribute("data-place", "church")
    player.does(order)
    ada.pays()
    expect(filled).to_have_count(before + 1)


def test_botriks_turn_is_played_step_by_step_with_its_reasons(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_START["steps"], pace="hand")
    page = ada.page
    player.does(ada.choice("produce").first)
    page.locator("button[value=end]").click()
    caption = page.locator(".botrik-caption")
    expect(caption).to_be_visible()
    expect(caption.locator("p")).to_contain_text("Hire a villager")
    expect(page.locator("#turn")).to_have_attribute("data-automa", "It is Botrik’s turn.")
    expect(page.locator("#turn > *").first).to_be_hidden()
    first = caption.locator("p").inner_text()
    page.locator(".botrik-caption [data-playing=next]").click()
    expect(caption.locator("p")).not_to_have_text(first)
    page.locator(".botrik-caption [data-playing=skip]").click()
    expect(caption).to_be_hidden()
    why = ada.steps.first.locator("details.why")
    why.locator("summary").click()
    expect(why).to_contain_text("gold: ")
    page.locator("#botrik-turn .step[data-places]").last.hover()
    expect(page.locator(".place.scene")).not_to_have_count(0)


def test_the_person_chooses_for_botrik(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_ASKED)
    page = ada.page
    expect(page.locator("#turn")).to_contain_text("Botrik leaves a choice to you")
    expect(page.locator("#choices .asks")).to_be_visible()
    chosen = page.locator("#choices button.choice").last
    said = chosen.inner_text().split("\n")[0].removesuffix(" 2")
    player.does(chosen)
    ada.decides()
    expect(page.locator("#botrik-turn")).to_contain_text(said)


def test_moves_are_taken_back_to_the_last_draw(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_UNDO)
    expect(player.undo()).to_have_count(0)
    produce = ada.choice("produce").first
    place = str(produce.get_attribute("data-place"))
    before = ada.tokens(place)
    player.does(produce)
    assert len(ada.tokens(place)) > len(before)
    player.does(player.undo())
    assert ada.tokens(place) == before
    expect(player.undo()).to_have_count(0)


@pytest.mark.outer
def test_a_page_recovers_when_the_server_was_killed(
    player: Player, server: Serving, complaints: Complaints
) -> None:
    complaints.expect("net::ERR_|Failed to load resource")
    ada = Villager(player, tables.HAMLET_RECONNECT)
    player.does(ada.choice("produce").first)
    version = player.version
    server.kill()
    try:
        expect(ada.page.locator("#notice")).to_have_text(ENGLISH(words.LOST_TOUCH))
    finally:
        server.start()
    expect(ada.page.locator("#notice")).to_be_empty()
    assert player.version == version
    ada.ends()
    player.waits_for_turn()


def test_a_phone_shows_the_map_and_never_scrolls_sideways(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada = Villager(player, tables.HAMLET_MIDDLE)
    box = ada.page.locator("#map").bounding_box()
    assert box is not None
    assert box["width"] > 320
    assert box["y"] < 200
    fits(ada.page)
    ada.place("church").tap()
    expect(ada.page.locator("#place-menu, #explain").filter(visible=True)).to_have_count(1)
    fits(ada.page)
    player.takes(tables.HAMLET_OVER)
    expect(ada.page.locator(".finale .bars")).to_be_visible()
    fits(ada.page)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url
