"""The guided first game, as a person does it: by what glows, by keys, and without scripts."""

from typing import Final

from playwright.sync_api import Locator, expect

from dorfplatz.server.pages.game_pages import lesson_of
from dorfplatz.server.pages.lesson import words
from dorfplatz.server.pages.lesson.script import Deed
from dorfplatz.server.translator import Translator
from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, OFTEN, Player

LESSON: Final = lesson_of("bohemian")
SHOWN: Final = "number => document.getElementById('main')?.dataset.version === number"


class Learner:
    def __init__(self, player: Player, number: int = 1) -> None:
        self.page = player.page
        self.home = player.home
        self.page.goto(f"{self.home}first-game/bohemian/{number}/")

    @property
    def said(self) -> Locator:
        return self.page.locator("#said")

    @property
    def on(self) -> Locator:
        return self.page.locator("#going .on")

    def house(self) -> Locator:
        """In the picture, what is meant and can be reached."""
        return self.page.locator(".spot.reach[data-pointed] > a")

    def button(self) -> Locator:
        return self.page.locator("button[name=move][data-pointed]")

    def is_at(self, number: int) -> None:
        self.page.wait_for_url(f"**/first-game/bohemian/{number}/", wait_until="commit")
        self.page.wait_for_function(SHOWN, arg=str(number), polling=OFTEN)

    def does(self) -> None:
        """What glows: a house if there is one, else a button, and whatever it is folded into."""
        if self.on.count():
            self.on.click()
        elif self.said.get_attribute("data-look"):
            self.page.locator(".spot[data-pointed] > a").click()
            self.page.locator("#explain[open] button").click()
        elif self.house().count():
            self.house().click()
        else:
            for fold in self.page.locator("details[data-pointed]:not([open]) summary").all():
                fold.click()
            self.button().click()


def test_clicking_what_glows_leads_to_the_end_and_into_a_real_game(player: Player) -> None:
    player.page.goto(player.home)
    player.page.get_by_role("link", name=ENGLISH(words.INVITES)).click()
    learner = Learner(player)
    for number in range(1, LESSON.last):
        learner.is_at(number)
        expect(learner.page).to_have_title(f"Step {number} of 20 – your first game")
        learner.does()
    learner.is_at(LESSON.last)
    expect(learner.said).to_contain_text("16 to 15: you win.")
    expect(learner.page.locator(".finale")).to_be_visible()
    player.button(words.REAL_GAME).click()
    player.page.wait_for_url("**/tables/*/")
    player.waits_for_turn()


def test_another_move_is_answered_and_the_way_goes_back_and_forth(player: Player) -> None:
    learner = Learner(player, 3)
    page, task = learner.page, LESSON.steps[2].task
    assert isinstance(task, Deed)
    page.locator("#house-C8 > a").click()
    expect(learner.said.locator(".word")).to_have_text(ENGLISH(task.others[0][1]))
    expect(page.locator("#house-C8 .pawn")).to_have_count(0)
    learner.house().click()
    learner.is_at(4)
    expect(page.locator("#house-N8 .pawn")).to_have_count(1)
    page.go_back()
    page.wait_for_function(SHOWN, arg="3", polling=OFTEN)
    expect(page.locator("#house-N8 .pawn")).to_have_count(0)
    page.go_forward()
    learner.is_at(4)
    page.locator("#yours button").click()
    learner.is_at(3)
    page.get_by_role("link", name=ENGLISH(words.SKIP), exact=True).click()
    learner.is_at(4)
    page.locator('.languages button[value="de"]').click()
    learner.is_at(4)
    expect(learner.said).to_contain_text(Translator("de")(LESSON.steps[3].says[0]))


def test_the_keyboard_alone_is_enough(player: Player) -> None:
    learner = Learner(player)
    press = learner.page.keyboard.press
    expect(learner.said).to_be_focused()
    press("Tab")
    for number in (1, 2):
        learner.is_at(number)
        expect(learner.on).to_be_focused()
        press("Enter")
    for number in (3, 4, 5):
        learner.is_at(number)
        press(learner.button().get_attribute("data-key") or "")
    learner.is_at(6)
    expect(learner.on).to_be_focused()
    press("Enter")
    learner.is_at(7)
    learner.button().focus()
    press("Enter")
    learner.is_at(8)
    expect(learner.page.locator("#choices button").first).to_be_focused()


def test_on_a_phone_without_scripts_the_same_forms_work(visit: Visit) -> None:
    player = visit(viewport=PHONE, java_script_enabled=False, locale="it")
    learner = Learner(player, 9)
    page = learner.page
    learner.button().click()
    page.wait_for_url("**/10/")
    learner.on.click()
    page.wait_for_url("**/11/")
    page.locator(".spot[data-pointed] > a").click()
    page.get_by_role("link", name=Translator("it")(words.GO_ON)).click()
    page.wait_for_url("**/12/")
    bubble = page.locator(".bubble").bounding_box()
    assert bubble is not None
    assert 0 <= bubble["x"] < bubble["x"] + bubble["width"] <= PHONE["width"]
    assert PHONE["height"] * 0.4 < bubble["y"] < bubble["y"] + bubble["height"] <= PHONE["height"]


def test_what_is_meant_is_in_sight_on_a_phone(visit: Visit) -> None:
    learner = Learner(visit(viewport=PHONE, has_touch=True, is_mobile=True), 15)
    for number in (15, 16, 17, 18):
        learner.is_at(number)
        meant = learner.page.locator("main [data-pointed]").filter(visible=True).first
        expect(meant).to_be_in_viewport()
        box, bubble = meant.bounding_box(), learner.page.locator(".bubble").bounding_box()
        assert box is not None
        assert bubble is not None
        assert box["y"] + box["height"] <= bubble["y"] + 4
        learner.does()
    learner.is_at(19)
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
