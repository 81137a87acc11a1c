"""A real browser checks dice: it finds games in order, finds forgeries, and remembers its part."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import message
from dorfplatz.play.checkable_dice import draws_of, seal_of
from dorfplatz.server.pages.dice import words
from dorfplatz.server.pages.words import CLOSE_NOW, CLOSE_TABLE, PLAY_NOW, TABLE
from tests.browser import tables
from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player
from tests.browser.prepared import Prepared
from tests.play.checkable import HASH, NUMBERS

KEEP: Final = "([key, kept]) => localStorage.setItem(key, kept)"
FORGET_MARKS: Final = "document.querySelectorAll('.draws li').forEach(e => e.className = '')"
"""So that what the server found does not pass for what the browser finds."""


def looks_at(player: Player, table: Prepared) -> Player:
    player.page.goto(f"{player.home}tables/{table.id}/dice")
    return player


def checks(player: Player) -> None:
    player.page.locator("#verdict").evaluate("each => each.className = ''")
    player.button(words.CHECK_ALL).click()
    expect(player.page.locator("#verdict:is(.good, .part, .bad)")).to_be_visible()


@pytest.mark.parametrize(
    "table",
    [tables.DICE, pytest.param(tables.DICE_OF_HAMLET, marks=pytest.mark.outer)],
    ids=lambda each: each.id,
)
def test_a_browser_works_out_every_draw(player: Player, table: Prepared) -> None:
    checks(looks_at(player, table))
    draws = draws_of(table.course())
    said = ENGLISH(words.BROWSER_SAYS, said=message(words.ALL_FIT, draws=draws))
    expect(player.page.locator("#verdict.good")).to_have_text(said)
    expect(player.page.locator(".draws .fits")).to_have_count(draws)


def test_the_page_shows_how_the_dice_fell(visit: Visit) -> None:
    player = looks_at(visit(viewport=PHONE), tables.DICE)
    page = player.page
    expect(page.locator("svg.columns")).to_have_count(2)
    expect(page.locator("svg.columns rect")).to_have_count(6 + 11)
    page.get_by_text(ENGLISH(words.IN_FIGURES)).click()
    expect(page.get_by_role("table").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_browser_rejects_records_with_one_thing_changed(player: Player) -> None:
    """One face, one person's number, the secret: the first two show in the list."""
    crosses = {}
    for what, table in tables.FORGED_DICE.items():
        looks_at(player, table)
        player.page.evaluate(FORGET_MARKS)
        checks(player)
        expect(player.page.locator("#verdict.bad")).to_be_visible()
        crosses[what] = player.page.locator(".draws .other").count()
    assert crosses["face"] == 1
    assert crosses["number"] > 20


def test_a_browser_compares_with_what_it_remembers(player: Player) -> None:
    seals = {str(seat): seal_of(number) for seat, number in NUMBERS.items()}
    own = {"0": NUMBERS[Seat(0)]}
    kept: dict[str, Any] = {"round": 1, "hash": HASH, "after": 0, "numbers": own, "seals": seals}
    key = f"dorfplatz-dice-{tables.DICE.id}"
    looks_at(player, tables.DICE)
    bens: dict[str, Any] = {"1": {"round": 0, "number": "1" * 64}}
    confirmed = {"1": bens["1"] | {"seal": seal_of("1" * 64)}}
    for change, said, verdict in (
        ({}, words.REMEMBERED, "good"),
        ({"round": 0}, words.OTHER_ROUND, "part"),
        ({"round": 2}, words.EARLIER_ROUND, "bad"),
        ({"hash": "0" * 64}, words.OTHER_HASH, "bad"),
        ({"numbers": {"0": "1" * 64}}, words.OTHER_NUMBER, "bad"),
        ({"seals": {"0": seals["0"]}}, words.NOT_SEALED, "bad"),
        ({"seals": dict.fromkeys(seals, "0" * 64)}, words.NOT_SEALED, "bad"),
        ({"seals": seals | {"1": "0" * 64}}, words.NOT_SEALED, "bad"),
        ({"earlier": bens}, words.OTHER_ROUND, "part"),
        ({"earlier": confirmed}, words.LOST, "bad"),
    ):
        player.page.evaluate(KEEP, [key, json.dumps(kept | change)])
        checks(player)
        expect(player.page.locator("#own")).to_have_text(ENGLISH(said))
        expect(player.page.locator(f"#verdict.{verdict}")).to_be_visible()


def test_a_browser_says_for_whom_it_is_not_guaranteed_and_whether_that_is_its_own_number(
    player: Player,
) -> None:
    looks_at(player, tables.DICE_WITHOUT_ZOE)
    page = player.page
    expect(page.locator(".guarantee")).to_contain_text("Not guaranteed for Zoe: their number was")
    draws = draws_of(tables.DICE_WITHOUT_ZOE.course())
    follow = ENGLISH(words.BROWSER_SAYS, said=message(words.ALL_FOLLOW, draws=draws))
    number = NUMBERS[Seat(2)]
    zoes = {"round": 1, "number": number, "seal": seal_of(number)}
    other = {"round": 1, "number": "1" * 64, "seal": seal_of("1" * 64)}
    kept: dict[str, Any] = {"round": 2, "hash": HASH, "after": 0, "numbers": {}}
    kept["seals"] = {"0": seal_of(NUMBERS[Seat(0)])}
    for earlier, said, verdict in (
        ({}, words.WATCHED, "part"),
        ({"2": zoes}, words.LEFT_OUT, "part"),
        ({"2": other}, words.LOST, "bad"),
        ({"2": zoes | {"round": 3}}, words.EARLIER_ROUND, "bad"),
    ):
        key = f"dorfplatz-dice-{tables.DICE_WITHOUT_ZOE.id}"
        page.evaluate(KEEP, [key, json.dumps(kept | {"earlier": earlier})])
        checks(player)
        expect(page.locator("#own")).to_have_text(ENGLISH(said))
        expect(page.locator(f"#verdict.{verdict}")).to_have_text(follow)
    expect(page.locator(".draws .fits")).to_have_count(draws)


def test_a_browser_checks_a_game_that_it_gave_a_number_for(player: Player) -> None:
    page = player.page
    page.goto(player.home)
    page.locator("[aria-labelledby=bohemian]").get_by_role("button", name=ENGLISH(PLAY_NOW)).click()
    player.waits_for_turn()
    page.get_by_text(ENGLISH(TABLE), exact=True).click()
    page.get_by_text(ENGLISH(CLOSE_TABLE)).click()
    with page.expect_response("**/close"):
        player.button(CLOSE_NOW).click()
    page.goto(f"{page.url}dice")
    expect(page.locator("#own")).to_have_text(ENGLISH(words.REMEMBERED))
    checks(player)
    expect(page.locator("#verdict.good")).to_be_visible()


def test_over_plain_http_the_page_says_why_and_what_the_server_found(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    looks_at(player, tables.DICE)
    expect(player.page.get_by_text(ENGLISH(words.NOT_HERE))).to_be_visible()
    expect(player.button(words.CHECK_ALL)).to_be_hidden()
    expect(player.page.locator("#verdict")).to_contain_text("The server’s own check")


def test_without_scripts_the_server_says_what_it_found(visit: Visit) -> None:
    player = looks_at(visit(java_script_enabled=False), tables.FORGED_DICE["face"])
    expect(player.button(words.CHECK_ALL)).to_be_hidden()
    expect(player.page.locator("#verdict")).to_contain_text("Here stands “roll")
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name=ENGLISH(words.SCRIPT), exact=True).click()
    assert download.value.suggested_filename == "check_dice.py"
