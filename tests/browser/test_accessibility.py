"""Pages that everyone can use: axe finds nothing, in light and dark, wide and narrow."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.hamlet import Villager
from tests.browser.hinted import asks
from tests.browser.player import Player


def start(player: Player) -> None:
    player.page.goto(player.home)


def preferences(player: Player) -> None:
    player.page.goto(player.home)
    player.page.locator(".preferences summary").click()


def lobby(player: Player) -> None:
    player.opens(("person", "Ada"), ("open", ""))


def my_turn(player: Player) -> None:
    player.takes(tables.MIDDLE[4])


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


def problem(player: Player) -> None:
    player.page.goto(f"{player.home}nowhere")


def village(player: Player) -> None:
    Villager(player, tables.HAMLET_MIDDLE)


def village_menu(player: Player) -> None:
    ada = Villager(player, tables.HAMLET_MIDDLE)
    ada.place("church").click()
    expect(player.page.locator("#place-menu, #explain").filter(visible=True)).to_have_count(1)


def village_everything_open(player: Player) -> None:
    village(player)
    player.page.evaluate("document.querySelectorAll('main details').forEach(e => e.open = true)")


def village_asked(player: Player) -> None:
    player.watches(tables.HAMLET_ASKED)


def village_over(player: Player) -> None:
    player.takes(tables.HAMLET_OVER)


PAGES: Final[tuple[Callable[[Player], None], ...]] = (
    start,
    preferences,
    lobby,
    my_turn,
    everything_open,
    hint,
    their_turn,
    dialog,
    explanation,
    finale,
    village,
    village_menu,
    village_everything_open,
    village_asked,
    village_over,
    story,
    personal_link,
    problem,
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_axe_finds_nothing_wrong(
    visit: Visit, complaints: list[str], page: Callable[[Player], None]
) -> None:
    light = visit(color_scheme="light", viewport=LAPTOP)
    page(light)
    assert wrong_on(light.page) == []
    light.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    light.page.emulate_media(color_scheme="dark")
    assert wrong_on(light.page) == []
    complaints[:] = [each for each in complaints if "status of 404" not in each]


def wrong_on(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:120]} – {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
