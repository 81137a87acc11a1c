"""A whole game from the start page to the rematch, in every way to play one."""

from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page, expect

from dorfplatz.cli.options import OPTIONS
from dorfplatz.server.http.visitors import QUICK
from dorfplatz.server.pages import words
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, Player


def test_a_whole_game_by_mouse(player: Player, tmp_path: Path) -> None:
    page = player.page
    opens_a_short_game(player, tmp_path)
    player.waits_for_turn()
    while not player.is_over:
        before = player.version
        free, taken = player.house(".reach:not(.kick)"), player.house(".kick")
        if free.count() or taken.count():
            house = (free if free.count() else taken).first
            several = player.choices_for(house).count() > 1
            house.click()
            if several:
                player.ways().last.click()
        else:
            player.choices.first.click()
        player.waits_for_turn(before + 1)
    shows_the_end(page)
    finished = page.url
    player.button(words.REMATCH).click()
    page.wait_for_url(lambda url: url != finished)
    player.waits_for_turn()
    assert not player.is_over


def test_a_whole_game_by_keyboard_alone_while_everything_moves_at_once(
    visit: Visit, tmp_path: Path
) -> None:
    """A move never waits for the animation of the one before, and nothing complains of that."""
    player = visit(reduced_motion="no-preference")
    page = player.page
    page.goto(player.home)
    bots_move_at_once(page)
    tab_to(page, "form.open .seat-1 select")
    page.keyboard.press("Home")
    while page.evaluate("document.activeElement.value") != "greedy":
        page.keyboard.press("ArrowDown")
    tab_to(page, "form.open summary")
    page.keyboard.press("Enter")
    page.locator("form.open [name=components]").set_input_files(short_game(tmp_path))
    tab_to(page, "form.open button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*/")
    player.waits_for_turn()
    tab_to(page, "#choices button")
    while not player.is_over:
        before = player.version
        page.keyboard.press(a_key(page))
        player.waits_for_turn(before + 1)
        assert page.evaluate("document.activeElement !== document.body")
    shows_the_end(page)
    expect(page.locator("[style*=view-transition]")).to_have_count(0)


def test_the_keyboard_begins_a_game_reaches_choices_and_houses_and_walks_between_them(
    player: Player,
) -> None:
    page = player.page
    page.goto(player.home)
    tab_to(page, "main input[name=name]")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ada")
    tab_to(page, "select[name=bots]")
    page.keyboard.press("ArrowUp")
    tab_to(page, "main form.now button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*/")
    player.waits_for_turn()
    assert page.locator("#players tbody tr").count() == 2
    tab_to(page, "#choices button.choice")
    before = player.version
    page.keyboard.press("Enter")
    player.waits_for(before + 1)
    assert page.evaluate("document.activeElement.closest('.acting, #turn') !== null")
    tab_to(page, ".spot > a")
    first = focused_house(page)
    for there, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        page.keyboard.press(there)
        assert focused_house(page) != first
        page.keyboard.press(back)
        assert focused_house(page) == first


def test_a_whole_game_without_javascript(visit: Visit, tmp_path: Path) -> None:
    player = visit(java_script_enabled=False)
    page = player.page
    opens_a_short_game(player, tmp_path)
    while not player.is_over:
        if not player.choices.count():
            page.reload(wait_until="domcontentloaded")
        else:
            with page.expect_navigation(wait_until="domcontentloaded"):
                (player.placements if player.placements.count() else player.choices).first.click()
    shows_the_end(page)


def opens_a_short_game(player: Player, folder: Path) -> None:
    """From the start page, against one bot."""
    page = player.page
    page.goto(player.home)
    form = page.locator("form.open")
    player.field(words.SEAT_NAME, number=1).fill("Ada")
    form.locator(".seat-1 select").select_option("greedy")
    form.locator("summary").click()
    form.get_by_label(ENGLISH(OPTIONS["components"].label)).set_input_files(short_game(folder))
    player.button(words.OPEN).click()
    page.wait_for_url("**/tables/*/")


def short_game(folder: Path) -> Path:
    """The box with fewer figures, so that they run out sooner."""
    box = files("dorfplatz.games.bohemian").joinpath("components.toml").read_text("utf-8")
    own = folder / "short.toml"
    own.write_text(box.replace("figures = 13", "figures = 4"), "utf-8")
    return own


def shows_the_end(page: Page) -> None:
    expect(page.locator(".finale h2")).to_contain_text("coins")
    assert page.locator(".finale .bars text").count() == 2
    assert page.locator(".finale .curve polyline").count() == 2
    assert not page.title().startswith("●")


def bots_move_at_once(page: Page) -> None:
    tab_to(page, ".preferences summary")
    page.keyboard.press("Enter")
    tab_to(page, ".preferences [name=pace]")
    page.keyboard.press("Home")
    tab_to(page, ".preferences button")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.locator(".preferences [name=pace]")).to_have_value(QUICK)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is in focus; a page has no more stops than this."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("it => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def a_key(page: Page) -> str:
    """One that the page shows: rather to move in than anything else, and into a free house."""
    for wanted in ("[data-house]:not([data-kicks])", "[data-house]", "[name=move]"):
        keys = page.locator(f"main button{wanted} kbd").all_inner_texts()
        if keys:
            return keys[0]
    raise AssertionError("there is no key to press")


def focused_house(page: Page) -> str:
    house: str = page.evaluate("document.activeElement.closest('.spot').id")
    return house
