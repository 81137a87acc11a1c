"""Looking back at games in a real browser: slider, keys, play button, addresses, forks, uploads."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from dorfplatz.server.pages import words
from dorfplatz.server.pages.replay import words as replaying
from tests.browser import tables
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player
from tests.browser.prepared import Prepared

GAMES = (tables.OVER, tables.HAMLET_OVER)
BOTH_GAMES = pytest.mark.parametrize(
    "table",
    [tables.OVER, pytest.param(tables.HAMLET_OVER, marks=pytest.mark.outer)],
    ids=lambda table: table.id,
)
"""The bar and its keys are one script."""
RECORDS = Path(__file__).parents[1] / "records"


class Viewer:
    """Somebody who looks at a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def at(self, number: int) -> None:
        """The page and its address have arrived at a move; only a script shows the slider."""
        expect(self.page.locator("#slider")).to_be_visible()
        versions = str(self.page.locator("#main").get_attribute("data-versions")).split()
        expect(self.page.locator("#main")).to_have_attribute("data-version", versions[number])
        expect(self.page.locator("#place")).to_contain_text(f"Move {number} of")
        expect(self.page).to_have_url(re.compile(f"/replay/{versions[number]}/$"))

    @property
    def number(self) -> int:
        return int(self.page.locator("#slider").input_value())

    @property
    def last(self) -> int:
        return int(str(self.page.locator("#slider").get_attribute("max")))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def seen(self) -> list[str]:
        """All that the page shows of the position."""
        return [
            text_of(self.page.locator(part))
            for part in ("#turn", ".stage .field", "#told", "#log", "#place")
        ]


def look(player: Player, table: Prepared, place: str = "") -> Viewer:
    player.page.goto(f"{player.home}tables/{table.id}/replay/{place}")
    return Viewer(player.page)


def text_of(part: Locator) -> str:
    return " ".join(part.inner_text().split())


@BOTH_GAMES
def test_keys_lead_through_the_game_and_the_address_opens_for_a_stranger(
    visit: Visit, table: Prepared
) -> None:
    viewer = look(visit(), table)
    viewer.at(0)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        viewer.press(key)
        viewer.at(number)
    viewer.press("End")
    viewer.at(viewer.last)
    expect(viewer.page.locator(".finale")).to_be_visible()
    viewer.press("PageUp")
    expect(viewer.page.locator(".finale")).to_have_count(0)
    before = viewer.number
    viewer.press("Shift+ArrowLeft")
    viewer.at(viewer.number)
    assert viewer.number < before - 1
    stranger = visit()
    stranger.page.goto(viewer.page.url)
    assert viewer.seen() == Viewer(stranger.page).seen()


def test_the_slider_follows_the_hand_and_says_where_it_is(player: Player) -> None:
    viewer = look(player, tables.OVER)
    slider = viewer.page.locator("#slider")
    expect(slider).to_be_visible()
    box = slider.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    viewer.page.mouse.move(box["x"] + 8, middle)
    viewer.page.mouse.down()
    viewer.page.mouse.move(box["x"] + box["width"] / 2, middle, steps=8)
    viewer.page.mouse.up()
    assert abs(viewer.number - viewer.last / 2) < viewer.last / 10
    viewer.at(viewer.number)
    slider.focus()
    viewer.press("ArrowRight")
    viewer.at(viewer.number)
    said = str(slider.get_attribute("aria-valuetext"))
    assert re.match(r"Turn \d+: \S+’s turn\. .", said)
    assert said.endswith(text_of(viewer.page.locator("#told")))
    viewer.page.locator("input[name=move]").fill("3")
    viewer.press("Enter")
    viewer.at(3)


@BOTH_GAMES
def test_a_game_plays_by_itself_until_it_is_stopped(visit: Visit, table: Prepared) -> None:
    player = visit(reduced_motion="no-preference")
    viewer = look(player, table)
    page = viewer.page
    page.locator("#speed").select_option("250")
    page.get_by_role("button", name=ENGLISH(replaying.PLAY), exact=True).click()
    page.wait_for_function("() => Number(document.getElementById('slider').value) > 3")
    viewer.press("Space")
    expect(page.locator("#playing")).to_have_attribute("title", ENGLISH(replaying.PLAY))
    viewer.at(viewer.number)
    viewer.press("End")
    viewer.press("ArrowLeft")
    viewer.press("Space")
    viewer.at(viewer.last)
    expect(page.locator("#playing")).to_have_attribute("title", ENGLISH(replaying.PLAY))
    expect(page.locator("[style*=view-transition]")).to_have_count(0)


def test_a_game_that_goes_on_is_seen_to_the_present_and_left_for_the_table(player: Player) -> None:
    player.takes(tables.MIDDLE[3])
    player.page.locator(".more > details").last.locator("summary").first.click()
    player.page.get_by_role("link", name=ENGLISH(replaying.REPLAY)).click()
    viewer = Viewer(player.page)
    viewer.at(viewer.last)
    assert player.page.locator("main button[name=move]").count() == 0
    viewer.press("ArrowLeft")
    viewer.at(viewer.last - 1)
    player.page.locator(".to-table").click()
    expect(player.page.locator("#turn.yours")).to_be_visible()


def test_the_end_of_a_game_offers_its_replay_whose_link_can_be_copied(visit: Visit) -> None:
    player = visit(permissions=["clipboard-read", "clipboard-write"]).watches(tables.OVER)
    page, viewer = player.page, Viewer(player.page)
    page.locator("#yours").get_by_role("link", name=ENGLISH(replaying.REPLAY)).click()
    viewer.at(0)
    viewer.press("ArrowRight")
    viewer.at(1)
    page.locator("#copy").click()
    expect(page.locator("#notice")).to_have_text(ENGLISH(replaying.COPIED))
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.locator(".spot > a").first.click()
    expect(page.locator("#explain")).to_be_visible()


def test_a_new_table_begins_from_a_position_with_a_mix_of_people_and_bots(visit: Visit) -> None:
    viewer = look(visit(), tables.OVER, "?move=20")
    page = viewer.page
    viewer.press("ArrowRight")
    viewer.at(21)
    position = page.url
    players = text_of(page.locator(".players tbody"))
    page.get_by_role("link", name=ENGLISH(replaying.PLAY_ON)).click()
    form = page.locator("#fork form")
    expect(form).to_be_visible()
    for seat, kind in enumerate(("person", "open", "uniform")):
        form.locator("select[name=kind]").nth(seat).select_option(kind)
    form.locator("input[name=name]").first.fill("Ida")
    form.get_by_role("button", name=ENGLISH(words.OPEN)).click()
    expect(page.get_by_role("heading", name=ENGLISH(words.LOBBY))).to_be_visible()
    friend = visit().page
    friend.goto(page.url)
    friend.locator("main input[name=name]").fill("Leo")
    friend.get_by_role("button", name=ENGLISH(words.SIT_DOWN)).click()
    for each in (page, friend):
        expect(each.locator(".players tbody")).to_be_visible()
    assert _coins(text_of(page.locator(".players tbody"))) >= _coins(players)
    page.locator(".more > details").last.locator("summary").first.click()
    page.get_by_role("link", name=ENGLISH(replaying.BRANCHED_OFF)).click()
    expect(page).to_have_url(position)


def _coins(players: str) -> int:
    return sum(map(int, re.findall(r"\d+", players)))


@pytest.mark.outer
def test_hamlet_goes_on_from_a_position(player: Player) -> None:
    viewer = look(player, tables.HAMLET_OVER, "?move=30")
    viewer.press("Shift+ArrowRight")
    viewer.at(viewer.number)
    page = viewer.page
    page.locator("#fork summary").click()
    page.locator("#fork form select[name=kind]").select_option("person")
    page.get_by_role("button", name=ENGLISH(words.OPEN)).click()
    player.waits_for_turn()


def test_a_broken_record_is_refused_with_its_line_and_a_sound_one_is_replayed(
    player: Player, complaints: Complaints
) -> None:
    complaints.expect("status of 422")
    page, viewer = player.page, Viewer(player.page)
    text = (RECORDS / "with-undo.dorf").read_text("utf-8")
    page.goto(player.home)
    page.get_by_text(ENGLISH(replaying.UPLOAD)).click()
    page.locator("textarea[name=text]").fill(text.replace("1: 3+5 Grelnitz farm", "1: 3+5 Prague"))
    page.get_by_role("button", name=ENGLISH(replaying.SHOW_IT)).click()
    expect(page.get_by_role("alert")).to_contain_text("Line 41: ")
    expect(page.get_by_role("alert")).to_contain_text("“1: 3+5 Prague”")
    page.wait_for_function("() => String(getSelection()) === '1: 3+5 Prague'")
    page.locator("input[name=record]").set_input_files(RECORDS / "with-undo.dorf")
    page.get_by_role("button", name=ENGLISH(replaying.SHOW_IT)).click()
    viewer.at(0)
    viewer.press("End")
    viewer.at(viewer.last)
    expect(page.locator(".finale")).to_contain_text("69")


def test_without_scripts_everything_is_a_link(visit: Visit) -> None:
    player = visit(java_script_enabled=False)
    page = player.page
    page.goto(f"{player.home}tables/{tables.OVER.id}/replay/?move=5")
    place = page.locator("#place")
    expect(place).to_contain_text("Move 5 of")
    page.get_by_role("link", name=ENGLISH(replaying.NEXT), exact=True).click()
    expect(place).to_contain_text("Move 6 of")
    page.locator("input[name=move]").fill("17")
    page.get_by_role("button", name=ENGLISH(words.GO)).click()
    expect(place).to_contain_text("Move 17 of")
    page.get_by_role("link", name=ENGLISH(replaying.LAST)).click()
    expect(page.locator(".finale")).to_be_visible()


def test_a_phone_shows_the_bar_and_never_scrolls_sideways(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    for table in GAMES:
        viewer = look(player, table, "?move=12")
        expect(viewer.page.locator("#slider")).to_be_in_viewport()
        viewer.page.locator("[data-go=next]").tap()
        viewer.at(13)
        viewer.page.locator("#fork summary").click()
        width = viewer.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
