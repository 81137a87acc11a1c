"""Who is to be told of a table."""

from dataclasses import replace

from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.webhooks.register import Register

ADA = StoredHook("ada", None, "https://ada.example/", "secret", "en", "/")
OF_TABLE = replace(ADA, id="of table", table_id="one")


def table(name: str, *owners: str) -> StoredTable:
    seats = tuple(StoredSeat("person", owner, owner, (owner,)) for owner in owners)
    return StoredTable(name, "bohemian", "host", False, {}, seats)


def test_people_are_told_of_their_tables_and_tables_have_their_own() -> None:
    register = Register([ADA, OF_TABLE])
    assert register.of(table("one", "ben", "ada", "ada")) == [ADA, OF_TABLE]
    assert register.of(table("two", "ada")) == [ADA]
    assert register.of(table("two", "ben")) == []
    assert register.of(table("one", "ben")) == [OF_TABLE]


def test_what_is_dropped_is_told_nothing_more() -> None:
    register = Register([ADA, OF_TABLE])
    register.drop(ADA)
    register.drop(OF_TABLE)
    register.drop(OF_TABLE)
    assert register.of(table("one", "ada")) == []


def test_dropping_an_old_hook_leaves_the_one_that_took_its_place() -> None:
    for hook in (ADA, OF_TABLE):
        newer = replace(hook, id="newer")
        register = Register([hook])
        register.put(newer)
        register.drop(hook)
        assert register.of(table("one", "ada")) == [newer]
