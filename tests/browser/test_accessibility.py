"""Pages that everyone can use: axe finds nothing, in light and dark, wide and narrow."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.browsing import LAPTOP, PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.hamlet import Villager
from tests.browser.hinted import asks
from tests.browser.player import Player

VIOLATIONS: Final = """([within, rules]) => axe.run(within, {
  resultTypes: ["violations"],
  iframes: false,
  preload: false,
  ...(rules.length ? { runOnly: rules } : {}),
}).then((found) => found.violations)"""
LOOKS: Final = ("color-contrast", "scrollable-region-focusable")
"""The rules that depend on colours and sizes, not on what a page consists of."""


def preferences(player: Player) -> None:
    player.page.goto(player.home)
    player.page.locator(".preferences summary").click()


def lobby(player: Player) -> None:
    player.opens(("person", "Ada"), ("open", ""))


def everything_open(player: Player) -> None:
    player.takes(tables.MIDDLE[3])
    player.page.evaluate("document.querySelectorAll('.more details').forEach(e => e.open = true)")


def hint(player: Player) -> None:
    player.takes(tables.MIDDLE[4])
    asks(player)


def their_turn(player: Player) -> None:
    player.takes(tables.THEIRS)


def dialog(player: Player) -> None:
    player.takes(tables.MIDDLE[2])
    player.house(":not(.reach)").first.click()
    expect(player.page.locator("#explain")).to_be_visible()


def explanation(player: Player) -> None:
    player.takes(tables.MIDDLE[2])
    address = player.page.locator(".spot > a").first.get_attribute("href")
    player.page.goto(f"{player.page.url}{address}")


def finale(player: Player) -> None:
    player.takes(tables.OVER)


def story(player: Player) -> None:
    player.page.goto(f"{player.home}tables/{tables.MIDDLE[3].id}/story")


def personal_link(player: Player) -> None:
    player.page.goto(f"{player.home}seat/{tables.MIDDLE[3].key(0)}/")


def dice(player: Player) -> None:
    player.page.goto(f"{player.home}tables/{tables.DICE.id}/dice")
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")
    player.page.locator("#check-all").click()
    expect(player.page.locator("#verdict.good")).to_be_visible()


def forged_dice(player: Player) -> None:
    player.page.goto(f"{player.home}tables/{tables.FORGED_DICE['number'].id}/dice")


def webhooks(player: Player) -> None:
    """One that works and one that does not, and an address that is refused."""
    player.takes(tables.MIDDLE[3])
    player.page.goto(f"{player.home}tables/{tables.MIDDLE[3].id}/hook")
    for number, address in enumerate(("http://127.0.0.1:9/", "http://127.0.0.1:9/", "ftp://a/")):
        place = player.page.locator(".hooks section").nth(number % 2)
        place.locator("[name=url]").fill(address)
        place.locator(".address button").click()
        if number < 2:
            place.locator("form[action*='/test'] button").click()
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")
    expect(player.page.get_by_role("alert")).to_be_visible()


def all_dice(player: Player) -> None:
    player.page.goto(f"{player.home}dice")


def my_games(player: Player) -> None:
    player.takes(tables.OVER).takes(tables.HAMLET_OVER)
    player.page.goto(f"{player.home}games")
    expect(player.page.locator(".played > li")).to_have_count(2)


def next_table(player: Player) -> None:
    player.takes(tables.WAITS).takes(tables.THEIRS)
    expect(player.page.locator("#yours .next")).to_be_visible()


def programs(player: Player) -> None:
    player.page.goto(f"{player.home}programs")
    player.page.locator("main [name=name]").fill("Ada’s bot")
    player.page.locator("main button.go").click()
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")
    expect(player.page.locator("#token")).to_be_focused()


def problem(player: Player) -> None:
    player.page.goto(f"{player.home}nowhere")


def village_menu(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_MIDDLE)
    ada.place("church").click()
    expect(player.page.locator("#place-menu, #explain").filter(visible=True)).to_have_count(1)


def village_everything_open(player: Player) -> None:
    Villager(player, tables.HAMLET_MIDDLE)
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")


def village_asked(player: Player) -> None:
    player.watches(tables.HAMLET_ASKED)


def village_over(player: Player) -> None:
    player.takes(tables.HAMLET_OVER)


def replay(player: Player) -> None:
    player.page.goto(f"{player.home}tables/{tables.OVER.id}/replay/?move=30")
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")
    expect(player.page.locator("#slider")).to_be_visible()


def village_replay(player: Player) -> None:
    player.page.goto(f"{player.home}tables/{tables.HAMLET_OVER.id}/replay/?move=30")
    expect(player.page.locator("#slider")).to_be_visible()


def broken_record(player: Player) -> None:
    player.page.goto(player.home)
    player.page.locator(".upload > summary").click()
    player.page.locator("textarea[name=text]").fill("nonsense")
    player.page.locator(".upload button").click()
    expect(player.page.get_by_role("alert")).to_contain_text("Line 1: ")


def first_game(player: Player) -> None:
    player.page.goto(f"{player.home}first-game/bohemian/17/?tried=end")


def first_game_over(player: Player) -> None:
    player.page.goto(f"{player.home}first-game/bohemian/20/")


WHOLE: Final = "html"
PAGES: Final[dict[str, dict[Callable[[Player], None], str]]] = {
    "of a house": {
        **dict.fromkeys((preferences, lobby, personal_link, programs, problem), WHOLE),
        broken_record: ".upload, [role=alert]",
    },
    "of a table": {
        everything_open: WHOLE,
        hint: "#hint",
        their_turn: "#turn, .acting",
        next_table: "#yours",
        dialog: "#explain",
        explanation: "main",
        finale: "#turn, .finale",
        webhooks: WHOLE,
    },
    "of a village": {
        village_everything_open: WHOLE,
        village_menu: "dialog[open]",
        village_asked: "#turn, .acting",
        village_over: "#turn, .finale",
    },
    "of what was played": {
        story: WHOLE,
        replay: WHOLE,
        village_replay: "#told, #log, #place",
        my_games: WHOLE,
    },
    "of dice": {dice: WHOLE, forged_dice: "#verdict, .draws", all_dice: WHOLE},
    "of a first game": {first_game: WHOLE, first_game_over: ".bubble, .finale"},
}
"""Everything that can be seen and is not seen elsewhere; what can be opened is open. A page that is
seen in several states is examined as a whole in one of them, and where it differs in the others."""


@pytest.mark.parametrize("pages", PAGES.values(), ids=PAGES)
def test_axe_finds_nothing_wrong_with_pages(
    visit: Visit, complaints: Complaints, pages: dict[Callable[[Player], None], str]
) -> None:
    complaints.expect("status of 4(04|22)")
    player, wrong = visit(), dict[str, list[str]]()
    for open_page, within in pages.items():
        by_daylight(player.page)
        open_page(player)
        wrong[open_page.__name__] = wrong_on_all_screens(player.page, within)
    assert not any(wrong.values()), wrong


def by_daylight(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="light")


def wrong_on_all_screens(page: Page, within: str = WHOLE) -> list[str]:
    """Everything as the page is now, and how it looks on a phone in the dark; not before its style
    sheets have come."""
    page.wait_for_load_state()
    wrong = wrong_on(page, within)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    return wrong + wrong_on(page, within, LOOKS)


def wrong_on(page: Page, within: str = WHOLE, rules: Sequence[str] = ()) -> list[str]:
    """Axe comes into a page once: it is long."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, [within, rules])
    return [
        f"{each['id']}: {node['target']} {node['html'][:120]} – {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
