"""The companion on a phone: it plays by itself, as the server does, and without a network."""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.server.pages import words as web
from dorfplatz.server.pages.hamlet.companion import words as w
from dorfplatz.showing.hamlet.companion import notation, words
from dorfplatz.showing.hamlet.companion.playing import Chosen
from dorfplatz.showing.hamlet.companion.program import Ask, Draw
from tests.browser.browsing import PHONE, Complaints
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player
from tests.browser.serving import serving
from tests.browser.test_accessibility import WHOLE, wrong_on_all_screens

FINAL: Final = "f44_61_6_1_3_2_3_5_9_1_2_4_3_12_1_0_2"
BUILDING: Final = "34012/b2_1_1_2_3_2_1_0_1_34012_"
MOMENTS: Final = (
    "01234/",
    "01234/00",
    "01234/000",
    "30142b/000",
    "01234/0000",
    "01234/00002",
    "01234/000021",
    "01234c/00011",
    "01234/002",
    "01234/0210",
    f"{BUILDING}-00002",
    f"{BUILDING}-000021",
    f"{BUILDING}-00002111",
    f"{BUILDING}-00002111111111",
    "01234i/1",
    f"01234i/1-{FINAL}",
    "01234/00-b7_0_3_2_1_0_1_5_9_2031_1",
)
"""Of all kinds."""
AT_LEAST: Final = 48
"""Pixels that a finger needs."""

SMALL: Final = """least => [...document.querySelectorAll("main :is(button, a, summary, .check)")]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < least - 0.5)
  .map((each) => each.textContent)"""
"""What can be tapped, but not easily."""

READ: Final = """async ([files, games]) => {
  const { read } = await import(`${files}/notation.js`);
  const { flow } = JSON.parse(document.getElementById("interface").content.textContent);
  return games.map((game) => {
    const play = read(flow, ...game);
    const { is, say } = play.waits;
    return {
      block: play.block,
      variables: play.variables,
      told: play.told.map(({ kind, text, event }) => [kind, text, event]),
      asks: is === "end" ? "" : play.say(say),
      offers: is === "ask" ? play.offered.map(([number]) => number) : [],
    };
  });
}"""


def random_game(seed: int) -> tuple[str, str]:
    """Somebody answers whatever they like, a hundred times; some come to the end."""
    random = Random(seed)
    row = random.sample(notation.ACTIONS, 5)
    some = [each.value for each in Modifier if random.random() < 0.3]
    setup, answers = notation.write_setup(row, some), list[str]()
    going = notation.read(setup, "")
    for _ in range(100):
        waits = going.waits
        if isinstance(waits, Draw):
            drawn = [n for n, colour in enumerate(waits.bag) if going.number(colour)]
            answers.append(str(random.choice(drawn)))
        elif going.block == "yours" and random.random() > 0.02:
            answers.append("0")
        elif isinstance(waits, Ask):
            answers.append(str(random.choice(going.offered(waits))[0]))
        else:
            break
        going.hear(Chosen(int(answers[-1])))
    return setup, notation.join(answers)


def by_the_server(setup: str, said: str) -> dict[str, Any]:
    going = notation.read(setup, said)
    waits = going.waits
    values = going.variables.items()
    return {
        "block": going.block,
        "variables": {
            name: list(value) if isinstance(value, tuple) else value for name, value in values
        },
        "told": [[each.kind.value, ENGLISH(each.said), each.event] for each in going.told],
        "asks": "" if not hasattr(waits, "say") else ENGLISH(going.say(waits.say)),
        "offers": (
            [number for number, _ in going.offered(waits)] if isinstance(waits, Ask) else []
        ),
    }


def test_the_browser_runs_the_flow_exactly_as_the_server_does(player: Player) -> None:
    page = player.page
    page.goto(f"{player.home}companion/")
    files = page.evaluate(
        "new URL(document.querySelector('[src$=\"/companion.js\"]').src).pathname"
    )
    games = [*map(random_game, range(40)), *(tuple(each.split("/")) for each in MOMENTS)]
    found = page.evaluate(READ, [str(Path(files).parent), games])
    assert found == [by_the_server(*game) for game in games]


def shown(page: Page, part: str) -> list[str]:
    """The words of a part, line by line."""
    return [line.strip() for line in page.locator(part).inner_text().splitlines() if line.strip()]


def test_both_show_the_same_moments_and_a_thumb_finds_everything_in_them(visit: Visit) -> None:
    on_a_phone = {"viewport": PHONE, "locale": "de"}
    with_scripts = visit(**on_a_phone).page
    without = visit(**on_a_phone, java_script_enabled=False)
    for moment in MOMENTS:
        address = f"{without.home}companion/{moment}/".replace("//", "/").replace(":/", "://")
        with_scripts.goto(address)
        without.page.goto(address)
        expect(with_scripts.locator("body.plays-itself")).to_have_count(1)
        for part in ("#board", "#step"):
            assert shown(with_scripts, part) == shown(without.page, part), moment
        assert with_scripts.locator("#told").text_content() == (
            without.page.locator("#told").text_content()
        )
        suits_a_thumb(with_scripts)


def suits_a_thumb(page: Page) -> None:
    """Everything can be tapped, and nothing sticks out."""
    assert page.evaluate(SMALL, AT_LEAST) == [], page.url
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url


def test_somebodys_link_replaces_ones_own_game_only_when_it_is_played_on(phone: Player) -> None:
    page = phone.page
    phone.button(words.TO_BOTRIK).click()
    mine = page.locator("#step").text_content()
    page.goto(f"{phone.home}companion/34012/")
    expect(page.locator("body.plays-itself")).to_have_count(1)
    page.goto(f"{phone.home}companion/")
    expect(page.locator("#step")).to_have_text(mine or "")
    page.goto(f"{phone.home}companion/34012/")
    phone.button(words.TO_BOTRIK).click()
    expect(page).to_have_url(f"{phone.home}companion/")
    assert page.evaluate("localStorage.getItem('dorfplatz companion')").startswith("34012/")


def says(page: Page, answer: Text) -> None:
    page.locator(".answers").get_by_role("button", name=ENGLISH(answer), exact=True).click()


@pytest.fixture
def phone(visit: Visit) -> Player:
    player = visit(viewport=PHONE)
    player.page.goto(f"{player.home}companion/")
    player.button(w.BEGIN).click()
    return player


def test_a_turn_is_played_with_a_few_taps_and_can_be_taken_back(phone: Player) -> None:
    page = phone.page
    expect(page.locator("#question")).to_have_text(f" {ENGLISH(words.YOUR_TURN, round=1)}")
    phone.button(words.TO_BOTRIK).click()
    expect(page.locator(".progress")).to_have_text(ENGLISH(words.VILLAGER, number=1, team=1))
    says(phone.page, words.NONE)
    says(phone.page, words.NONE)
    phone.button(w.DRAW_NOW).click()
    expect(page.locator("#board .now")).to_have_count(1)
    assert page.locator(".bowl .marker").all_text_contents() != []
    page.get_by_role("link", name=ENGLISH(web.UNDO)).click()
    expect(phone.button(w.DRAW_NOW)).to_be_visible()
    expect(page.locator("#board .now")).to_have_count(0)
    page.locator("#history summary").click()
    expect(page.locator("#told .failed")).to_have_count(3)


def test_a_game_stays_in_the_browser(phone: Player) -> None:
    page = phone.page
    phone.button(words.TO_BOTRIK).click()
    before = page.locator("#step").inner_text()
    page.reload()
    expect(page.locator("#step")).to_have_text(before, use_inner_text=True)
    page.get_by_role("link", name=ENGLISH(w.NEW_GAME)).click()
    expect(page.locator("#moment")).to_be_hidden()
    phone.button(w.GO_ON).click()
    expect(page.locator("#step")).to_have_text(before, use_inner_text=True)


def test_a_later_line_of_a_list_can_be_tapped_at_once(phone: Player) -> None:
    page = phone.page
    page.goto(f"{phone.home}companion/01234/002/")
    expect(page.locator(".list .now")).to_have_count(1)
    page.locator(".list .later button").last.click()
    expect(page.locator("#step .chose")).to_contain_text("uses the fewest resources")


def test_the_board_is_put_right_and_the_tiles_stay_all_different(phone: Player) -> None:
    page = phone.page
    page.locator("#put-right summary").click()
    phone.field(words.GOLD).fill("6")
    tiles = page.locator("#right [name=row]")
    before = [tile.input_value() for tile in tiles.all()]
    tiles.first.select_option(before[3])
    assert [tile.input_value() for tile in tiles.all()] == [before[n] for n in (3, 1, 2, 0, 4)]
    page.locator("#right .go").click()
    expect(page.locator("#board")).to_contain_text(ENGLISH(w.GOLD, count=6))
    expect(page.locator("#put-right")).not_to_have_attribute("open", "")


def test_the_final_scoring_works_in_the_browser(phone: Player) -> None:
    page = phone.page
    phone.button(words.GAME_OVER).click()
    page.locator('[name="yours.points"]').fill("50")
    page.locator('[name="his.points"]').fill("40")
    phone.button(w.SCORE).click()
    expect(page.locator("#step .note")).to_have_text(ENGLISH(words.YOU_WIN, yours=50, his=40))
    expect(page.locator(".sums rect")).to_have_count(2)


def test_modifiers_suit_a_thumb_and_those_that_exclude_each_other_are_not_both_chosen(
    visit: Visit,
) -> None:
    player = visit(viewport=PHONE, locale="de")
    page = player.page
    page.goto(f"{player.home}companion/")
    expect(page.locator("body.plays-itself")).to_be_attached()
    suits_a_thumb(page)
    for modifier in (Modifier.ONE_POINT_SITES, Modifier.FIVE_POINT_SITES):
        page.locator(f'[value="{modifier.value}"]').check()
    expect(page.locator("[name=modifier]:checked")).to_have_count(1)


def test_axe_finds_nothing_wrong_with_it(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    page = player.page
    for moment, within in (
        ("", WHOLE),
        ("01234/00002", WHOLE),
        ("01234i/1", "#step"),
        (f"01234i/1-{FINAL}", "#step"),
    ):
        page.emulate_media(color_scheme="light")
        page.goto(f"{player.home}companion/{moment}")
        expect(page.locator("body.plays-itself")).to_be_attached()
        page.evaluate("document.querySelectorAll('main details').forEach(each => each.open = true)")
        assert wrong_on_all_screens(page, within) == [], moment


def test_it_plays_on_when_the_network_is_gone(
    visit: Visit, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("ERR_")
    with serving(tmp_path) as server:
        server.start()
        player = visit(at=server, viewport=PHONE, service_workers="allow")
        page = player.page
        page.goto(f"{server.address}companion/")
        expect(page.locator("[data-offline]")).to_be_visible()
        player.button(w.BEGIN).click()
        player.button(words.TO_BOTRIK).click()
    page.context.set_offline(True)
    page.reload()
    for _ in range(2):
        says(page, words.NONE)
    player.button(w.DRAW_NOW).click()
    while page.locator("#question").inner_text().strip() != ENGLISH(words.DO_THIS):
        page.locator(".answers button").last.click()
    page.reload()
    player.button(words.DONE).click()
    expect(page.locator("#question")).to_contain_text(ENGLISH(words.YOUR_TURN, round=2))
    page.goto(f"{server.address}companion/01234/00/")
    expect(page.locator("#question")).to_contain_text(ENGLISH(words.ANY_SALE))
    page.goto(f"{server.address}score-pad/?p=3")
    expect(page.locator("h1")).to_be_visible()
