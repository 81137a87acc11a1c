"""From the place where a rule bites to its paragraph: in a tab beside the table, which stays."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import tables
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.hamlet import Villager
from tests.browser.player import Player

CANNOT_END = "button => { button.value = 'end'; }"


def followed(page: Page, sign: Locator) -> Page:
    """The tab of the rules after a click on a link, at its paragraph."""
    with page.context.expect_page() as opened:
        sign.click()
    rules = opened.value
    rules.wait_for_url("**/rules/*#*")
    expect(target_of(rules)).to_be_in_viewport()
    return rules


def target_of(rules: Page) -> Locator:
    anchor = rules.url.partition("#")[2]
    return rules.locator(f"#{anchor}")


def test_why_one_cannot_move_in_leads_to_its_paragraph(player: Player) -> None:
    page = player.takes(tables.MIDDLE[3]).page
    player.house(":not(.reach):has(.pawn.seat-1)").first.click()
    dialog = page.locator("#explain")
    signs = dialog.locator("p .to-rule")
    kicking = signs.and_(page.locator('[href="/rules/bohemian#kick-out"]'))
    rules = followed(page, kicking)
    expect(rules).to_have_url(f"{player.home}rules/bohemian#kick-out")
    expect(dialog).to_be_visible()
    page.bring_to_front()
    signs.and_(page.locator('[href="/rules/bohemian#totals"]')).click()
    expect(rules).to_have_url(f"{player.home}rules/bohemian#totals")
    assert len(page.context.pages) == 2


def test_a_refused_move_shows_the_way_to_its_rule(player: Player, complaints: Complaints) -> None:
    complaints.expect("status of 409")
    page = player.takes(tables.MIDDLE[2]).page
    version = player.version
    player.placements.first.evaluate(CANNOT_END)
    player.placements.first.click()
    sign = page.locator("#notice .to-rule")
    expect(sign).to_have_accessible_name(re.compile("^Rule: What you must and may do"))
    rules = followed(page, sign)
    expect(rules).to_have_url(f"{player.home}rules/bohemian#must")
    assert player.version == version


def test_hamlets_places_and_botriks_reasons_lead_to_the_rules(visit: Visit) -> None:
    player = visit(viewport=PHONE, color_scheme="dark", has_touch=True)
    ada = Villager(player, tables.HAMLET_MIDDLE)
    ada.place("quarry").click()
    about = player.page.locator("dialog[open] .to-rule")
    expect(about.first).to_be_visible()
    rules = followed(player.page, about.first)
    expect(rules).to_have_url(re.compile("/rules/hamlet#"))
    rules.close()
    player.page.keyboard.press("Escape")
    reason = player.page.locator("#botrik-turn .step:has(a.ruled)").first
    reason.locator("summary").click()
    rules = followed(player.page, reason.locator("a.ruled").first)
    expect(rules).to_have_url(re.compile("/rules/hamlet#botrik-"))


def test_without_scripts_an_explanation_leads_to_the_rules(visit: Visit) -> None:
    player = visit(java_script_enabled=False).takes(tables.MIDDLE[2])
    player.page.locator(".spot > a").first.click()
    rules = followed(player.page, player.page.locator("main .to-rule").first)
    expect(rules).to_have_url(re.compile("/rules/bohemian#"))
