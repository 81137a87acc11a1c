"""Several people at a table, and several pages of one person."""

from playwright.sync_api import expect

from dorfplatz.cli.options import OPTIONS
from dorfplatz.server.pages import words
from tests.browser import tables
from tests.browser.conftest import Visit
from tests.browser.player import ENGLISH, MINE, Player


def test_two_browsers_at_one_table_see_each_others_moves_and_whose_turn_it_is(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.page.goto(ada.home)
    ada.field(words.SEAT_NAME, number=1).fill("Ada")
    ada.page.locator("form.open summary").click()
    ada.field(OPTIONS["first"].label).select_option("0")
    ada.button(words.OPEN).click()
    link = ada.field(words.LINK).input_value()
    ben.page.goto(link)
    ben.field(words.SEAT_NAME, number=2).fill("Ben")
    ben.button(words.SIT_DOWN).click()
    ada.waits_for_turn()
    expect(ben.page.locator("#turn")).to_contain_text(ENGLISH(words.THEIR_TURN, who="Ada"))
    for acting, other in ((ada, ben), (ben, ada)):
        acting.waits_for_turn()
        expect(acting.page).to_have_title(MINE)
        expect(other.page).not_to_have_title(MINE)
        expect(other.choices).to_have_count(0)
        expect(other.page.locator(".acting button:disabled")).not_to_have_count(0)
        acting.takes_a_turn()
        other.waits_for_turn(acting.version)
        acting.waits_for(other.version)
        assert (other.version, other.rolled) == (acting.version, acting.rolled)
        assert other.news == acting.news
    expect(ada.page).to_have_title(MINE)
    expect(ben.page).not_to_have_title(MINE)


def test_two_people_share_one_device(player: Player) -> None:
    player.opens(("person", "Ada"), ("person", "Ben"))
    for name in ("Ada", "Ben", "Ada", "Ben"):
        called = ENGLISH(words.YOUR_TURN, who=name)
        expect(player.page.locator("#turn")).to_contain_text(called)
        player.takes_a_turn()


def test_who_watches_sees_every_move_and_can_make_none(visit: Visit) -> None:
    ada = visit().opens(("person", "Ada"), ("person", "Ben"))
    guest = visit()
    guest.page.goto(ada.page.url)
    expect(guest.page.locator("#turn")).to_contain_text(ENGLISH(words.WATCHING))
    for _ in range(2):
        expect(guest.page.locator("main button:not(:disabled):visible")).to_have_count(1)
        expect(guest.page.locator(".spot [role=button]")).to_have_count(0)
        ada.takes_a_turn()
        guest.waits_for(ada.version)
        assert guest.news == ada.news
    expect(guest.page.locator("#turn")).to_contain_text(ENGLISH(words.WATCHING))


def test_undo_takes_a_move_back_on_all_tabs_but_never_a_roll(player: Player) -> None:
    player.takes(tables.UNDO)
    tab = player.opens_a_tab()
    player.page.bring_to_front()
    before = player.page.locator(".board").inner_html()
    expect(player.undo()).to_have_count(0)
    player.places()
    expect(tab.undo()).to_be_visible()
    assert player.page.locator(".board").inner_html() != before
    player.does(player.undo())
    tab.waits_for(player.version)
    for each in (player, tab):
        assert each.page.locator(".board").inner_html() == before
        expect(each.undo()).to_have_count(0)
    player.places()
    version = player.version
    player.end().click()
    player.waits_for_turn(version + 1)
    expect(player.undo()).to_have_count(0)


def test_a_personal_link_opens_the_seat_on_another_device(visit: Visit) -> None:
    ada, phone = visit().takes(tables.PERSONAL), visit()
    ada.page.get_by_text(ENGLISH(words.TABLE), exact=True).click()
    phone.page.goto(ada.field(words.PERSONAL_LINK, who="Ada").input_value())
    phone.button(words.TAKE_SEAT, who="Ada").click()
    phone.waits_for_turn()
    phone.places()
    ada.waits_for(phone.version)
    ada.takes_a_turn()
    phone.waits_for_turn(ada.version)
    assert phone.news == ada.news
    phone.places()


def test_tabs_of_one_player_stay_in_step(player: Player) -> None:
    player.takes(tables.TABS)
    tabs = (player, player.opens_a_tab())
    for tab in reversed(tabs):
        tab.page.bring_to_front()
        tab.takes_a_turn()
        tab.waits_for_turn()
        for other in tabs:
            other.waits_for_turn(tab.version)
            assert (other.version, other.rolled) == (tab.version, tab.rolled)
            assert other.news == tab.news


def test_a_bot_plays_for_somebody_until_they_come_back(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.opens(("person", "Ada"), ("open", ""))
    ben.page.goto(ada.page.url)
    ben.button(words.SIT_DOWN).click()
    ada.waits_for_turn()
    ada.button(words.LEAVE, who="Ada").click()
    ben.waits_for_turn()
    expect(ben.page.locator("#players tr.seat-0")).to_contain_text(ENGLISH(words.IS_BOT))
    ben.takes_a_turn()
    ben.waits_for_turn()
    ada.button(words.RETURN, who="Ada").click()
    expect(ada.button(words.LEAVE, who="Ada")).to_be_visible()
    expect(ben.page.locator("#players tr.seat-0")).not_to_contain_text(ENGLISH(words.IS_BOT))
    ben.takes_a_turn()
    ada.waits_for_turn(ben.version)
    ada.takes_a_turn()
