"""Tables in the order in which they want to be looked at."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from dorfplatz.server.pages.my_games.urgency import Wants, in_order, line, wants
from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.tables.subscribers.waiting_tables import WaitingTables
from dorfplatz.server.translator import Translator
from tests.server.pages.my_games.stored import NOON, days_ago

ME = StoredSeat("person", "Ada", "a", ("me",))
BEN = StoredSeat("person", "Ben", "b", ("ben",))
FREE = StoredSeat("open", "", "c")


def hours(number: float) -> datetime:
    return NOON + timedelta(hours=number)


def table(name: str, *seats: StoredSeat, **facts: Any) -> StoredTable:
    usual: dict[str, Any] = {"game": "bohemian", "host": "me", "listed": False, "options": {}}
    begun = {"header": "dorfplatz 1\n", "touched": NOON, "seats": seats or (ME, BEN)}
    return StoredTable(id=name, **(usual | begun | facts))


SOON = table("soon", turn=0, due=hours(1))
LATER = table("later", turn=0, due=hours(30), touched=days_ago(9))
LONG = table("long", turn=0, touched=days_ago(3))
FRESH = table("fresh", turn=0)
LOBBY = table("lobby", ME, FREE, header=None)
THEIRS = table("theirs", turn=1)
BOTS = table("bots", touched=days_ago(2))
GUEST = table("guest", ME, FREE, header=None, host="ben", touched=days_ago(4))
DONE = table("done", over=True)
SHUT = table("shut", turn=0, closed=True, touched=days_ago(1))
IN_ORDER = [SOON, LATER, LONG, FRESH, LOBBY, THEIRS, BOTS, GUEST, DONE, SHUT]


def test_what_is_most_urgent_comes_first() -> None:
    assert in_order(reversed(IN_ORDER), "me") == IN_ORDER


def test_another_owner_of_the_seat_is_called_too_and_nobody_else() -> None:
    assert wants(table("mine", turn=0), "me") is Wants.MOVE
    assert wants(table("mine", turn=0), "ben") is Wants.PATIENCE


def test_a_lobby_calls_whose_number_the_dice_wait_for() -> None:
    awaited = StoredSeat("person", "Ada", "a", ("me",), awaited=True)
    given = StoredSeat("person", "Ada", "a", ("me",), awaited=True, seal="00", number="00")
    assert wants(table("dice", awaited, BEN, header=None), "me") is Wants.VISIT
    assert wants(table("dice", given, BEN, header=None), "me") is Wants.PATIENCE
    assert wants(table("dice", awaited, BEN, header=None), "ben") is Wants.PATIENCE


@pytest.mark.parametrize(
    ("found", "code", "status", "when"),
    [
        (SOON, "en", "your turn", "time runs out in 60 minutes"),
        (LATER, "de", "du bist dran", "die Zeit endet in 30 Stunden"),
        (LONG, "it", "tocca a te", "ultima mossa 3 giorni fa"),
        (LOBBY, "de", "wartet auf Mitspieler", "eröffnet vor 1 Minute"),
        (THEIRS, "de", "Ben ist dran", "letzter Zug vor 1 Minute"),
        (BOTS, "en", "in play", "last move 2 days ago"),
        (table("late", turn=0, due=hours(-1)), "en", "your turn", "the time is up"),
        (DONE, "en", "over", "Nov 15, 2026"),
        (SHUT, "en", "closed before the end", "Nov 14, 2026"),
    ],
)
def test_a_line_says_whose_turn_it_is_and_how_long_there_is(
    found: StoredTable, code: str, status: str, when: str
) -> None:
    told = line(found, "me", Translator(code), NOON)
    assert (told.status, told.when) == (status, when)


def test_tables_wait_for_whom_they_were_last_said_to() -> None:
    waiting = WaitingTables()
    waiting.note("one", ("me", "phone"))
    waiting.note("two", ("me",))
    waiting.note("one", ("phone",))
    waiting.note("three", ())
    assert waiting.at("me") == {"two"}
    assert waiting.at("phone") == {"one"}
    waiting.note("one", ())
    assert waiting.at("phone") == waiting.at("nobody") == frozenset()
