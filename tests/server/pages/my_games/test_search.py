"""Searching finished games, and what they add up to."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.pages.my_games.search import Search, folded
from dorfplatz.server.pages.my_games.tallies import Tally, tallies
from dorfplatz.server.translator import Translator
from tests.server.pages.my_games.stored import HAMLET, a_game, days_ago

WON = a_game("no-figures-3-seats", "Ada", "Matěj", "José")
LOST = a_game("bank-empty-by-a-manor", "Ada", "Jürgen Groß", "Łukasz", when=days_ago(10))
ALONE = a_game("rounds-lost", "Ada", folder=HAMLET, when=days_ago(20))
CLOSED = a_game("shared-win", "Ada", "Zdenka", over=False, when=days_ago(30))
WATCHED = a_game("shared-win", "Ben", "Zdenka", mine=None, when=days_ago(40))
ALL = [WON, LOST, ALONE, CLOSED, WATCHED]


@pytest.mark.parametrize(
    ("typed", "name"),
    [("matej", "Matěj"), ("GROSS", "Jürgen Groß"), ("lukasz", "Łukasz"), ("jose", "José")],
)
def test_accents_and_capitals_do_not_matter(typed: str, name: str) -> None:
    assert folded(typed) in folded(name)


@pytest.mark.parametrize(
    ("search", "found"),
    [
        (Search(), ALL),
        (Search(name="matej ada"), [WON]),
        (Search(name="zdenka"), [CLOSED, WATCHED]),
        (Search(name="nobody"), []),
        (Search(game="hamlet"), [ALONE]),
        (Search(outcome="won"), [WON]),
        (Search(outcome="lost"), [LOST, ALONE]),
        (Search(outcome="open"), [CLOSED]),
        (Search(players="2"), [ALONE, CLOSED, WATCHED]),
        (Search(since="2026-11-05"), [WON, LOST]),
        (Search(until="2026-10-26"), [ALONE, CLOSED, WATCHED]),
        (Search(since="2026-11-05", until="2026-11-05"), [LOST]),
        (Search(name="zdenka", players="2", outcome="open"), [CLOSED]),
    ],
)
def test_games_are_found_by(search: Search, found: list[object]) -> None:
    assert search.found_in(ALL) == found


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({"since": "yesterday"}, "games.no-date"),
        ({"until": "2026-02-30"}, "games.no-date"),
        ({"players": "two"}, "games.no-number"),
        ({"page": "-1"}, "games.no-number"),
        ({"outcome": "drawn"}, "games.no-outcome"),
        ({"game": "chess"}, "catalogue.unknown-game"),
    ],
)
def test_what_cannot_be_searched_for_is_refused(typed: dict[str, str], code: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Search(**typed)
    assert refusal.value.code == code


def test_the_address_of_another_page_keeps_what_was_looked_for() -> None:
    search = Search(name="Matěj & Co", outcome="won", page="3")
    assert search.on_page(2) == "name=Mat%C4%9Bj+%26+Co&outcome=won&page=2"
    assert search.on_page(1) == "name=Mat%C4%9Bj+%26+Co&outcome=won"


def test_games_add_up_for_each_kind_of_game() -> None:
    again = a_game("shared-win", "Ada", "Zdenka")
    fork = a_game("no-figures-2-seats", "Ada", origin="fork other 12")
    counted = tallies([*ALL, again, fork], Translator("de"))
    assert counted == [Tally("bohemian", 3, 2, "1,3", 57), Tally("hamlet", 1, 0, "2,0", 22)]
