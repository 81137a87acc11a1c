"""The database: what is stored is found again, once, whole, and by one server only."""

import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import delete

from dorfplatz.core.record import Entry, Player, Record, read, write_entry, write_header
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.server.http.refusals import Unreadable
from dorfplatz.server.store.database import postgresql
from dorfplatz.server.store.database.address import address_of
from dorfplatz.server.store.database.opening import opened
from dorfplatz.server.store.schema import entries
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, Conflict, StoredSeat, StoredTable
from tests.server.support import Faults

NOON = datetime(2024, 2, 29, 12, 0, 0, 250, tzinfo=UTC)
RECORD = Record(
    game="bohemian",
    rules=1,
    players=(Player("person", "Zoë “Ž” 🐑"), Player("greedy", "Robert'); DROP TABLE seats;--")),
    options={"income": "automatic", "components": "first line\n\nthird “line”"},
    entries=(
        Entry(CHANCE, "roll 1 2 3 4"),
        Entry(Seat(0), 'with "quotes" and 🎲'),
        Entry(None, "no-figures 3 4"),
    ),
)
HEADER = write_header(RECORD)
LINES = tuple(write_entry(entry).removesuffix("\n") for entry in RECORD.entries)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    yield store
    store.close()


def table(
    name: str,
    *,
    host: str = "host",
    owners: tuple[str, ...] = (),
    listed: bool = False,
    header: str | None = None,
    over: bool = False,
    minute: int = 0,
) -> StoredTable:
    person = StoredSeat("person", RECORD.names[0], f"{name}-first", owners)
    bot = StoredSeat("greedy", RECORD.names[1], f"{name}-second")
    return StoredTable(
        id=name,
        game="bohemian",
        host=host,
        listed=listed,
        options=RECORD.options,
        seats=(person, bot),
        header=header,
        over=over,
        created=NOON + timedelta(minutes=minute),
    )


def begun(store: Store, name: str = "t") -> None:
    store.create(table(name, header=HEADER))


def names(found: list[StoredTable]) -> list[str]:
    return [each.id for each in found]


def test_a_table_is_found_again_as_it_was_stored(store: Store) -> None:
    stored = table("t", owners=("laptop", "phone"), listed=True)
    store.create(stored)
    assert store.load("t") == stored
    assert store.load("u") is None


def test_options_keep_their_order(store: Store) -> None:
    store.create(table("t"))
    loaded = store.load("t")
    assert loaded is not None
    assert list(loaded.options.items()) == list(RECORD.options.items())


def test_a_moment_is_the_same_in_every_time_zone(store: Store) -> None:
    eastward = NOON.astimezone(timezone(timedelta(hours=9)))
    store.create(StoredTable("t", "bohemian", "host", False, {}, (), created=eastward))
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.created == NOON
    assert loaded.created.tzinfo is UTC


def test_a_table_is_created_once(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict):
        store.create(table("t"))


def test_a_table_with_a_key_that_is_taken_leaves_nothing_behind(store: Store) -> None:
    store.create(table("t"))
    seat = StoredSeat("person", "Ada", "t-first")
    with pytest.raises(Conflict):
        store.create(StoredTable("u", "bohemian", "host", False, {}, (seat,)))
    assert store.load("u") is None


def test_a_record_is_read_back_as_it_was_written(store: Store) -> None:
    store.create(table("t"))
    store.begin("t", HEADER)
    store.append([Addition("t", 0, LINES[:1], False)])
    store.append([Addition("t", 1, LINES[1:], True)])
    text = store.record("t")
    assert text is not None
    assert text == HEADER + "".join(map(write_entry, RECORD.entries))
    assert read(text) == RECORD


def test_there_is_no_record_before_the_game_begins(store: Store) -> None:
    store.create(table("t"))
    assert store.record("t") is None
    assert store.record("u") is None
    store.begin("t", HEADER)
    assert store.record("t") == HEADER


def test_a_game_begins_once(store: Store) -> None:
    store.create(table("t"))
    store.begin("t", HEADER)
    with pytest.raises(Conflict, match="begun already"):
        store.begin("t", "another")
    with pytest.raises(Conflict, match="unknown"):
        store.begin("u", HEADER)
    assert store.record("t") == HEADER


def test_an_entry_is_never_stored_twice(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a", "0: b"), False)])
    with pytest.raises(Conflict, match="expects entry 2, not 1"):
        store.append([Addition("t", 1, ("0: b", "0: c"), False)])
    assert store.record("t") == HEADER + "0: a\n0: b\n"


def test_there_is_never_a_gap_between_entries(store: Store) -> None:
    begun(store)
    with pytest.raises(Conflict, match="expects entry 0, not 1"):
        store.append([Addition("t", 1, ("0: b",), False)])


@pytest.mark.parametrize("missing", [0, 1])
def test_a_record_with_a_gap_is_not_read(store: Store, faults: Faults, missing: int) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a", "0: b", "0: c"), False)])
    with store.change() as connection:
        connection.execute(delete(entries).where(entries.c.number == missing))
    for _ in range(2):
        with pytest.raises(Unreadable, match=f"Entry {missing} of its record is missing") as found:
            store.record("t")
        assert found.value.code == "store.missing-entry"
    assert [each["event"] for each in faults()] == ["table cannot be read"]


@pytest.mark.parametrize("name", ["lobby", "unknown"])
def test_only_a_game_that_has_begun_takes_entries(store: Store, name: str) -> None:
    store.create(table("lobby"))
    with pytest.raises(Conflict, match="unknown, has not begun"):
        store.append([Addition(name, 0, ("0: a",), False)])


@pytest.mark.parametrize("rest", ["closed", "over"])
def test_nothing_is_added_to_a_game_at_rest(store: Store, rest: str) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a",), False)])
    store.update_table("t", **{rest: True})
    with pytest.raises(Conflict, match="at rest"):
        store.append([Addition("t", 1, ("0: b",), False)])
    found = store.load("t")
    assert found is not None
    assert found.is_at_rest
    assert store.record("t") == HEADER + "0: a\n"


def test_no_game_begins_at_a_table_that_is_closed(store: Store) -> None:
    store.create(table("t"))
    store.update_table("t", closed=True)
    with pytest.raises(Conflict):
        store.begin("t", HEADER, ("0: a",))
    assert store.record("t") is None


def test_additions_are_stored_together_or_not_at_all(store: Store) -> None:
    begun(store, "t")
    begun(store, "u")
    good, bad = Addition("t", 0, ("0: a",), True), Addition("u", 5, ("0: a",), False)
    with pytest.raises(Conflict):
        store.append([good, bad])
    assert store.record("t") == HEADER
    assert store.unfinished() == ["t", "u"]


def test_several_additions_to_a_table_follow_each_other(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, ("0: a",), False), Addition("t", 1, ("0: b",), False)])
    assert store.record("t") == HEADER + "0: a\n0: b\n"


def test_an_addition_without_lines_adds_none(store: Store) -> None:
    begun(store)
    store.append([Addition("t", 0, (), True)])
    assert store.record("t") == HEADER
    assert store.unfinished() == []


@pytest.mark.parametrize("line", ["0: a\n", "0: a\n0: b", "0: \0", "0: \ud800"])
def test_what_is_no_line_of_a_record_is_no_addition(line: str) -> None:
    with pytest.raises(ValueError, match=r"single line|surrogates"):
        Addition("t", 0, (line,), False)


def test_the_secret_is_made_once(store: Store, database: str) -> None:
    secret = store.secret()
    assert len(secret) == 43
    assert store.secret() == secret
    store.close()
    again = Store.open(database)
    assert again.secret() == secret
    again.close()


def test_a_seat_changes_hands(store: Store) -> None:
    store.create(table("t", owners=("phone",)))
    taken = StoredSeat("person", "Ben", "fresh", ("laptop", "tablet"))
    store.set_seat("t", 0, taken)
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.seats[0] == taken
    assert loaded.seats[1] == table("t").seats[1]


def test_a_seat_that_is_not_there_cannot_be_set(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict, match="no seat 2"):
        store.set_seat("t", 2, StoredSeat("open", "", "fresh"))


def test_a_key_opens_one_seat(store: Store) -> None:
    store.create(table("t"))
    assert store.seat_of_key("t-second") == ("t", 1)
    assert store.seat_of_key("no such key") is None
    with pytest.raises(Conflict):
        store.set_seat("t", 0, StoredSeat("open", "", "t-second"))


def test_a_seat_may_have_several_owners_and_an_owner_several_seats(store: Store) -> None:
    store.create(table("t"))
    for seat, client in [(0, "phone"), (0, "laptop"), (1, "phone"), (0, "phone")]:
        store.add_owner("t", seat, client)
    loaded = store.load("t")
    assert loaded is not None
    assert [seat.owners for seat in loaded.seats] == [("laptop", "phone"), ("phone",)]


def test_the_first_owner_is_told_from_those_who_came_by_the_link(store: Store) -> None:
    store.create(table("t"))
    store.set_seat("t", 0, StoredSeat("person", "Ada", "fresh", ("laptop",)))
    for seat, client in [(0, "phone"), (0, "laptop"), (1, "phone"), (1, "laptop")]:
        store.add_owner("t", seat, client)
    loaded = store.load("t")
    assert loaded is not None
    assert [seat.owners for seat in loaded.seats] == [("laptop", "phone")] * 2
    assert [seat.linked for seat in loaded.seats] == [("phone",), ("laptop",)]


def test_a_seat_that_is_not_there_has_no_owner(store: Store) -> None:
    store.create(table("t"))
    with pytest.raises(Conflict):
        store.add_owner("t", 2, "phone")


def test_the_first_rematch_stands(store: Store) -> None:
    store.create(table("t"))
    assert store.create(table("u"), after="t") == "u"
    assert store.create(table("v"), after="t") == "u"
    assert store.load("v") is None
    first = store.load("t")
    assert first is not None
    assert first.next == "u"
    with pytest.raises(Conflict, match="unknown"):
        store.create(table("w"), after="x")
    assert store.load("w") is None


def test_of_many_rematches_at_the_same_time_one_stands(store: Store) -> None:
    store.create(table("t"))
    with ThreadPoolExecutor(8) as threads:
        names = [f"u{number}" for number in range(40)]
        stand = set(threads.map(lambda name: store.create(table(name), after="t"), names))
    assert len(stand) == 1
    assert [name for name in names if store.load(name)] == [*stand]


def test_threads_share_a_store(store: Store) -> None:
    def play(name: str) -> str | None:
        begun(store, name)
        for number in range(20):
            store.append([Addition(name, number, (f"0: {number}",), False)])
        return store.record(name)

    with ThreadPoolExecutor(8) as threads:
        records = list(threads.map(play, "abcdefgh"))
    assert records == [HEADER + "".join(f"0: {number}\n" for number in range(20))] * 8


def test_unfinished_are_games_that_have_begun_and_are_not_over(store: Store) -> None:
    store.create(table("later", header=HEADER, minute=2))
    store.create(table("earlier", header=HEADER, minute=1))
    store.create(table("over", header=HEADER, over=True))
    store.create(table("lobby"))
    assert store.unfinished() == ["earlier", "later"]


def test_the_tables_of_a_client_are_those_hosted_and_those_joined(store: Store) -> None:
    store.create(table("hosted", host="me", minute=1))
    store.create(table("joined", owners=("me", "you"), header=HEADER, minute=2))
    store.create(table("both", host="me", owners=("me",), minute=3))
    store.create(table("foreign", owners=("you",), minute=4))
    assert names(store.tables_of("me", 10)) == ["both", "joined", "hosted"]
    assert names(store.tables_of("me", 2)) == ["both", "joined"]
    store.append([Addition("joined", 0, ("0: a",), False)])
    assert names(store.tables_of("me", 10)) == ["joined", "both", "hosted"]
    store.append([Addition("joined", 1, ("result: end",), True)])
    assert names(store.tables_of("me", 10)) == ["both", "hosted", "joined"]


def test_listed_tables_that_are_not_over_come_first_then_the_newest(store: Store) -> None:
    store.create(table("over", listed=True, over=True, minute=9))
    store.create(table("closed", listed=True, minute=8))
    store.update_table("closed", closed=True)
    store.create(table("old", listed=True, minute=1))
    store.create(table("new", listed=True, minute=2))
    store.create(table("private", minute=3))
    assert names(store.listed(10)) == ["new", "old", "over", "closed"]
    assert names(store.listed(1)) == ["new"]


def test_a_host_has_tables_that_are_not_over(store: Store) -> None:
    store.create(table("lobby", host="me"))
    store.create(table("going", host="me", header=HEADER))
    store.create(table("over", host="me", header=HEADER, over=True))
    store.create(table("foreign"))
    assert store.open_tables_of_host("me") == 2
    assert store.open_tables_of_host("nobody") == 0


def test_old_lobbies_are_forgotten_with_all_that_mentions_them(store: Store) -> None:
    store.create(table("going", header=HEADER, minute=0))
    store.create(table("old", owners=("phone",), minute=1), after="going")
    store.create(table("new", minute=3))
    assert store.forget_empty_lobbies(NOON + timedelta(minutes=3)) == 1
    assert store.load("old") is None
    assert store.seat_of_key("old-first") is None
    assert store.load("going") == table("going", header=HEADER)
    assert store.load("new") is not None


def test_a_store_may_be_closed_twice(store: Store) -> None:
    store.close()
    store.close()


def test_a_database_is_used_by_one_server_at_a_time(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.01)
    store.create(table("t"))
    with pytest.raises(Malformed) as refused:
        Store.open(database)
    assert refused.value.code == "store.in-use"
    assert str(refused.value).startswith("Another server uses the database ")
    store.create(table("u"))
    store.close()
    Store.open(database).close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(
    store: Store, database: str
) -> None:
    begun(store)
    with store.change() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(Malformed) as refused:
        Store.open(database)
    assert refused.value.code == "store.newer"
    with opened(address_of(database)) as engines, engines.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{found}'")
    again = Store.open(database)
    assert again.record("t") == HEADER
    again.close()


def test_secrets_do_not_get_into_complaints(store: Store) -> None:
    store.create(table("known"))
    seat = StoredSeat("person", "Ada", "known-first")
    with pytest.raises(Conflict) as found:
        store.create(StoredTable("other", "bohemian", "host", False, {}, (seat,)))
    assert "known-first" not in "".join(traceback.format_exception(found.value))


@pytest.mark.parametrize("odd", ["\0", "\ud800"])
def test_what_is_no_character_is_neither_stored_nor_looked_for(store: Store, odd: str) -> None:
    begun(store)
    for refused in (
        lambda: store.load(odd),
        lambda: store.record(odd),
        lambda: store.seat_of_key(odd),
        lambda: store.create(table(odd)),
        lambda: store.add_owner("t", 0, odd),
        lambda: store.update_table("t", summary=odd),
    ):
        with pytest.raises(Malformed) as refusal:
            refused()
        assert refusal.value.code == "store.not-a-character"
    assert store.load("t") == table("t", header=HEADER)
