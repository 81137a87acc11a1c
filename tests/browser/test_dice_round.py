"""Every browser adds a number to the dice before the game begins."""

import json
import re
from urllib.parse import parse_qsl

from playwright.sync_api import Request, expect

from dorfplatz.core.record import read
from dorfplatz.play.checkable_dice import seal_of
from dorfplatz.server.pages import words
from dorfplatz.server.pages.dice import words as dice_words
from tests.browser.browsing import Complaints
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player, post

KEPT = "table => JSON.parse(localStorage.getItem(`dorfplatz-dice-${table}`))"


def table_of(player: Player) -> str:
    found = re.search("/tables/([^/]+)/", player.page.url)
    assert found is not None
    return found[1]


def test_the_numbers_of_both_browsers_are_in_the_record_and_each_knows_its_own(
    visit: Visit,
) -> None:
    ada, ben = visit(), visit()
    ada.page.goto(ada.home)
    ada.field(words.SEAT_NAME, number=1).fill("Ada")
    ada.button(words.OPEN).click()
    expect(ada.page.locator("li[data-sealed]")).to_contain_text(ENGLISH(words.SEALED))
    ben.page.goto(ada.page.url)
    ben.field(words.SEAT_NAME, number=2).fill("Ben")
    ben.button(words.SIT_DOWN).click()
    for each in (ada, ben):
        expect(each.page.locator("#choices")).to_be_visible()
    record = read(ada.page.request.get(f"{ada.page.url}record").text())
    assert record.dice is not None
    for seat, each in enumerate((ada, ben)):
        kept = each.page.evaluate(KEPT, table_of(each))
        assert kept["hash"] == record.dice.hash
        assert list(kept["numbers"]) == [str(seat)]
        assert kept["seals"] == {str(n): seal_of(each) for n, each in record.dice.numbers.items()}
        assert record.dice.numbers[seat] == kept["numbers"][str(seat)]  # type: ignore[index]


def test_whoever_had_sealed_a_number_that_was_left_out_is_told_and_the_browser_knows_it(
    visit: Visit, complaints: Complaints
) -> None:
    """Ben's number is sealed, but cannot be opened: he goes on without it himself."""
    complaints.expect("net::ERR_FAILED")
    ada, ben = visit(), visit()
    ada.page.goto(ada.home)
    ada.button(words.OPEN).click()
    expect(ada.page.locator("li[data-sealed]")).to_have_count(1)
    ben.page.route("**/dice/number", lambda route: route.abort())
    ben.page.goto(ada.page.url)
    ben.field(words.SEAT_NAME, number=2).fill("Ben")
    with ben.page.expect_request("**/dice/number"):
        ben.button(words.SIT_DOWN).click()
    expect(ada.page.locator(".lobby .seat-0")).to_contain_text(ENGLISH(words.OPENED))
    table = ada.page.url
    post(ben.page.context, f"{table}dice/without", ("round", "1"), form_at=table)
    expect(ada.page.locator("#choices")).to_be_visible()
    told = ENGLISH(words.DROPPED_TOLD, who="Ben", round=1)
    expect(ben.page.locator("#standing")).to_contain_text(told)
    expect(ada.page.locator("#standing")).to_be_hidden()
    kept = ben.page.evaluate(KEPT, table_of(ben))
    record = ada.page.request.get(f"{ada.page.url}record").text()
    assert f"dice dropped 1 1 {kept['confirmed']['1']}\n" in record
    ben.button(words.DROPPED_NOTED).click()
    expect(ben.page.locator("#standing")).to_be_hidden()
    ben.page.goto(f"{ben.page.url}dice")
    expect(ben.page.locator("#own.part")).to_have_text(ENGLISH(dice_words.LEFT_OUT))


def test_a_number_stays_closed_until_everybody_has_sealed_theirs(visit: Visit) -> None:
    ada = visit()
    sent: list[dict[str, str]] = []

    def note(request: Request) -> None:
        if request.method == "POST" and "/dice/" in request.url:
            sent.append(dict(parse_qsl(request.post_data or "")))

    ada.page.on("request", note)
    ada.page.goto(ada.home)
    ada.button(words.OPEN).click()
    expect(ada.page.locator("li[data-sealed]")).to_have_count(1)
    (given,) = sent
    number = ada.page.evaluate(KEPT, table_of(ada))["numbers"]["0"]
    assert given["seal"] == seal_of(number)
    assert number not in json.dumps(sent)
