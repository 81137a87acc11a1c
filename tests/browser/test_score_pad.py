"""The score pad with its script: it counts like the rules, keeps, shares and saves."""

from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlencode
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from dorfplatz.core.text import Fact
from dorfplatz.server.pages.bohemian.score_pad import words
from dorfplatz.showing.bohemian import pad
from dorfplatz.showing.bohemian import words as showing_words
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player
from tests.browser.test_accessibility import WHOLE, by_daylight, wrong_on_all_screens
from tests.browser.test_languages import english_on, texts_in
from tests.server.pages.bohemian.test_score_pad import standing

GAME: Final = "p=3&n=Ada&n=Ben&n=Cleo&10=2&10=1&10=0&v=13&2=2&2=1&3=1&3=1&11=2&11=1&6=1&c=31&c=42"
NENBRAD: Final = "p=2&by=houses&MN=N&N4=2&N7=2&N8=2&N9=2&N10=1"

SCORED: Final = """async cases => {
  const [script] = document.querySelectorAll("script[src*='score-pad.js']");
  const { score } = await import(script.src.replace("score-pad.js", "rules.js"));
  const { rules } = JSON.parse(document.getElementById("main").dataset.pad);
  return cases.map(held => score(rules, held));
}"""
"""What the script makes of many counts."""

BESIDE: Final = """async query => {
  const said = root => ["#complaints", "#winner", ".sheet-of", "#bars"].map(part => {
    const shown = root.querySelector(part).cloneNode(true);
    for (const each of shown.querySelectorAll("[hidden]")) each.remove();
    return shown.textContent.replace(/\\s+/g, " ").trim();
  });
  const [script] = document.querySelectorAll("script[src*='score-pad.js']");
  const { fill } = await import(script.src.replace("score-pad.js", "form.js"));
  const text = await (await fetch("?" + query)).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  fill(query);
  document.getElementById("pad").dispatchEvent(new Event("input"));
  const hidden = root => root.querySelector("#result").hasAttribute("hidden");
  const parts = hidden(page) ? 1 : 4;
  return [page, document].map(root => [hidden(root), ...said(root).slice(0, parts)]);
}"""
"""What the server and the script say about the same address."""


def opened(player: Player, query: str = "") -> Page:
    player.page.goto(f"{player.home}score-pad/?{query}")
    return player.page


def line(page: Page, why: str, seat: int) -> str:
    return page.locator(f'[data-line="{why}"][data-seat="{seat}"] b').inner_text()


def totals(page: Page) -> list[str]:
    expect(page.locator("#result")).to_be_visible()
    return page.locator(".sheet-of tfoot td:visible b").all_inner_texts()


def tap(page: Page, count: str, seat: int, times: int = 1) -> None:
    more = page.locator(f"#{count}-{seat} + [data-step='1']")
    for _ in range(times):
        more.click()


def random_counts(random: Random) -> dict[str, int]:
    """Also more than there can be: the numbers are what matters here."""
    return {count: random.choice((0, 0, 0, 1, 1, 2, 3, 7)) for count in pad.COUNTS}


@pytest.mark.parametrize("entries", [200, pytest.param(600, marks=pytest.mark.outer)])
def test_the_script_scores_hundreds_of_entries_as_the_rules_do(
    player: Player, entries: int
) -> None:
    random = Random(11)
    cases = [[random_counts(random) for _ in range(2 + case % 4)] for case in range(entries)]
    scored: list[dict[str, Any]] = opened(player).evaluate(SCORED, cases)
    for counted, found in zip(cases, scored, strict=True):
        ours = pad.sheet([pad.holding(each) for each in counted])
        assert tuple(found["totals"]) == ours.totals, counted
        assert tuple(found["winners"]) == ours.winners, counted
        for why, lines in ours.lines.items():
            assert [each["coins"] for each in found["lines"][why]] == [each.coins for each in lines]
        assert [
            [([pad.SHOP_COUNTS[name] for name in each["names"]], each["coins"]) for each in sets]
            for sets in (each["sets"] for each in found["lines"]["shops"])
        ] == [[(list(each.kinds), each.coins) for each in row.sets] for row in ours.lines["shops"]]


@pytest.mark.parametrize("entries", [20, pytest.param(40, marks=pytest.mark.outer)])
def test_the_script_says_word_for_word_what_the_server_says(
    player: Player, complaints: Complaints, entries: int
) -> None:
    complaints.expect("status of 422")
    random = Random(5)
    page = opened(player)
    for number in range(entries):
        seats = 2 + number % 4
        query = standing(random, seats) if number % 3 == 0 else filled_in(random, seats)
        server, script = page.evaluate(BESIDE, query)
        assert script == server, query


def filled_in(random: Random, seats: int) -> str:
    """Often right, sometimes wrong."""
    keys = ("10", "v", "2", "3", "4", "5", "11", "6", "7", "c")
    values = (
        "",
        "0",
        "0",
        "1",
        "1",
        "1",
        "2",
        *(("14", "-1", "x") if random.random() < 0.3 else ()),
    )
    pairs = [("p", str(seats)), *(("n", random.choice(("Ada", "ben", ""))) for _ in range(seats))]
    return urlencode(pairs + [(key, random.choice(values)) for key in keys for _ in range(seats)])


def test_the_rulebooks_shops_and_goods_by_touch_on_a_phone(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = opened(player)
    page.locator("label:has([name=p][value='2'])").tap()
    tap(page, "bakery", 0, times=2)
    tap(page, "butchery", 0)
    tap(page, "flour", 1)
    tap(page, "glass", 1)
    assert (line(page, "shops", 0), line(page, "goods", 1)) == ("6", "2")
    expect(page.locator("#totals")).to_contain_text("1")
    tap(page, "churches", 0)
    assert line(page, "churches", 0) == "10"
    tap(page, "churches", 1)
    assert (line(page, "churches", 0), line(page, "churches", 1)) == ("6", "6")


def test_the_town_hall_of_nenbrad_by_tapping_houses(player: Player) -> None:
    page = opened(player, "p=2")
    page.locator("label:has([name=by][value=houses])").click()
    page.locator("label:has([name=MN][value=N])").click()
    page.locator("[data-house=N10]").click()
    page.locator("[data-brush='2']").click()
    for house in ("N4", "N7", "N8"):
        page.locator(f"[data-house={house}]").click()
    assert line(page, "town_halls", 0) == "0"
    page.locator("[data-house=N9]").click()
    assert (line(page, "town_halls", 0), line(page, "town_halls", 1)) == ("8", "−5")
    page.locator("[data-house=N9]").click()
    assert line(page, "town_halls", 0) == "0"


def test_the_counts_follow_from_who_stands_where(player: Player) -> None:
    page = opened(player, NENBRAD)
    before = totals(page)
    page.locator("label:has([name=by][value=counts])").click()
    assert totals(page) == before
    expect(page.locator("#town_halls-0")).to_have_value("1")
    expect(page.locator("#printed-0")).to_have_value("8")
    expect(page.locator("#dairy-1")).to_have_value("1")


def test_what_is_entered_is_kept_in_this_browser(player: Player) -> None:
    page = opened(player)
    page.locator("#name-1").fill("Ben")
    page.locator("#coins-1").fill("42")
    page.goto(player.home)
    opened(player)
    expect(page.locator("#name-1")).to_have_value("Ben")
    assert totals(page) == ["−5", "37", "−5"]
    page.locator("#empty").click()
    expect(page.locator("#coins-1")).to_have_value("")
    expect(page.locator("#result")).to_be_hidden()


def test_a_link_from_somebody_else_does_not_replace_what_is_kept(player: Player) -> None:
    page = opened(player)
    page.locator("#coins-0").fill("42")
    opened(player, GAME)
    expect(page.locator("#coins-0")).to_have_value("31")
    opened(player)
    expect(page.locator("#coins-0")).to_have_value("42")


def test_a_shared_link_shows_the_same_to_somebody_without_scripts(visit: Visit) -> None:
    ada, ben = (
        visit(permissions=["clipboard-read", "clipboard-write"]),
        visit(java_script_enabled=False),
    )
    page = opened(ada, GAME)
    page.locator("#coins-2").fill("17")
    page.locator("#share").click()
    expect(page.locator("#notice")).to_have_text(ENGLISH(words.COPIED))
    link = page.evaluate("navigator.clipboard.readText()")
    expect(page).to_have_url(link)
    ben.page.goto(link)
    assert totals(ben.page) == totals(page)
    expect(ben.page.locator("#winner")).to_have_text(page.locator("#winner").inner_text())


def test_the_pad_is_filled_in_without_scripts(visit: Visit) -> None:
    page = opened(visit(java_script_enabled=False))
    page.locator("[name=p][value='2']").check()
    page.locator("[name=by][value=houses]").check()
    page.get_by_role("button", name=ENGLISH(words.GO_ON)).first.click()
    page.locator("[name=MN][value=N]").check()
    page.get_by_role("button", name=ENGLISH(words.GO_ON)).last.click()
    for house, who in (("N10", "1"), ("N4", "2"), ("N7", "2"), ("N8", "2"), ("N9", "2")):
        page.locator(f"#{house}").select_option(who)
    page.locator("#coins-1").fill("12")
    page.get_by_role("button", name=ENGLISH(words.SHOW)).click()
    expect(page.locator("#winner")).to_have_text("Player 2 wins with 9 coins.")
    page.get_by_role("link", name=ENGLISH(words.AS_COUNTS)).click()
    expect(page.locator("#printed-0")).to_have_value("8")
    assert totals(page) == ["8", "9"]


def test_the_result_is_saved_as_a_picture_and_as_text(player: Player, tmp_path: Path) -> None:
    page = opened(player, GAME)
    saved = {}
    for kind in ("picture", "text"):
        with page.expect_download() as download:
            page.locator(f"#save-{kind}").click()
        download.value.save_as(tmp_path / kind)
        saved[kind] = (tmp_path / kind).read_text("utf-8")
    drawing = ElementTree.fromstring(saved["picture"])
    assert {"Ada", "Ben", "Cleo"} <= {each.text for each in drawing.iter()}
    assert "var(" not in saved["picture"]
    assert page.locator("#winner").inner_text() in saved["text"]
    assert "  Town halls: 13 (2 held; full villages pay 13)" in saved["text"]
    assert "  Shops: 6 (bakery, butchery: 5; bakery: 1)" in saved["text"]
    assert "score-pad/?p=3&n=Ada" in saved["text"]


def test_what_cannot_be_is_said_while_one_types(player: Player) -> None:
    page = opened(player)
    page.locator("#churches-0").fill("99")
    facts: dict[str, Fact] = {
        "who": "Player 1",
        "what": words.LABELS["churches"],
        "found": "99",
        "most": 13,
    }
    expect(page.locator("#complaints li")).to_have_text(ENGLISH(words.NUMBER, **facts))
    expect(page.locator("#churches-0")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#result")).to_be_hidden()
    page.locator("#churches-0").fill("9")
    expect(page.locator("#complaints li")).to_have_count(0)
    expect(page.locator("#result")).to_be_visible()


def test_the_buttons_stop_at_nothing_and_at_all_figures(player: Player) -> None:
    page = opened(player, "p=4&11=9")
    tap(page, "churches", 0, times=3)
    expect(page.locator("#churches-0")).to_have_value("10")
    page.locator("#dairy-0").locator("xpath=preceding-sibling::button").click()
    expect(page.locator("#dairy-0")).to_have_value("0")


def test_a_board_stays_in_the_box_for_fewer_players(player: Player) -> None:
    page = opened(player, "p=5&by=houses&ST=S")
    expect(page.locator("[data-side=S]")).to_be_visible()
    page.locator("label:has([name=p][value='4'])").click()
    expect(page.locator("[data-side=S]")).to_be_hidden()
    expect(page.locator("[data-board=ST]")).to_be_hidden()


def test_the_pad_works_without_a_network_once_it_was_loaded(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED")
    player = visit(service_workers="allow")
    page = opened(player)
    expect(page.locator("[data-offline]")).to_be_visible()
    page.locator("#coins-0").fill("42")
    page.context.set_offline(True)
    opened(player, GAME)
    expect(page.locator("#winner")).to_have_text("Ada wins with 61 coins.")
    opened(player)
    expect(page.locator("#coins-0")).to_have_value("42")
    tap(page, "churches", 1)
    assert totals(page) == ["37", "5", "−5"]


def test_only_the_result_is_printed(player: Player) -> None:
    page = opened(player, GAME)
    page.emulate_media(media="print")
    expect(page.locator("#result")).to_be_visible()
    for part in ("#pad", "#share", "#totals", ".bar"):
        expect(page.locator(part)).to_be_hidden()


def test_axe_finds_nothing_wrong_and_a_phone_never_scrolls_sideways(
    player: Player, complaints: Complaints
) -> None:
    complaints.expect("status of 422")
    for query, within in (
        (GAME, WHOLE),
        (f"{NENBRAD}&IJ=I", "#pad"),
        ("p=5&c=-1&11=99", "#complaints, #pad [aria-invalid]"),
    ):
        by_daylight(player.page)
        page = opened(player, query)
        assert wrong_on_all_screens(page, within) == [], query
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], query


@pytest.mark.parametrize("code", ["de", pytest.param("it", marks=pytest.mark.outer)])
def test_the_pad_speaks_one_language(visit: Visit, code: str) -> None:
    page = opened(visit(locale=code), GAME)
    page.locator("#coins-2").fill("17")
    assert english_on(page, code) == []
    english = {each.english for module in (words, showing_words) for each in texts_in(module)}
    said = page.locator("main").inner_text()
    assert [each for each in english if len(each) > 12 and each in said] == []
