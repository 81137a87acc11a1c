"""After a start: which tables go on by themselves, and who is waited for."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.server.store.hooks import StoredHook, save_hook
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, StoredTable, now
from dorfplatz.server.store.waking import to_wake, waited_for
from tests.server.support import new_store

DAY = timedelta(days=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = new_store(tmp_path / "db")
    yield store
    store.close()


def put(
    store: Store,
    name: str,
    *,
    days: int = 3,
    turn: int | None = 0,
    header: str | None = "header",
    over: bool = False,
    closed: bool = False,
) -> None:
    """A table of Ada and a bot that was made some days ago, at which Ada is to move."""
    ada = StoredSeat("person", "Ada", f"{name} 0", ("ada", "ada's telephone"))
    seats = (ada, StoredSeat("greedy", "Zdenka", f"{name} 1"))
    table = StoredTable(name, "pig", "ada", False, {}, seats, header, over=over, closed=closed)
    store.create(replace(table, created=now() - days * DAY, turn=turn))


def hook(store: Store, owner: str, table: str | None = None, *, days: int = 30) -> StoredHook:
    made = now() - days * DAY
    listening = StoredHook(owner, table, "https://x.test", "", "en", "/", created=made)
    save_hook(store, listening)
    return listening


def woken(store: Store) -> list[str]:
    return to_wake(store, now() - 2 * DAY)


def test_where_no_person_is_to_move_a_table_wakes_the_oldest_first(store: Store) -> None:
    put(store, "new", turn=None, days=1)
    put(store, "old", turn=None, days=100)
    put(store, "waits for Ada")
    assert woken(store) == ["old", "new"]


def test_where_nothing_is_played_no_table_wakes(store: Store) -> None:
    put(store, "over", turn=None, over=True)
    put(store, "closed", turn=None, closed=True)
    put(store, "lobby", turn=None, header=None)
    assert woken(store) == []


@pytest.mark.parametrize("table", ["fresh", None])
def test_where_a_webhook_may_not_have_been_told_of_the_turn_a_table_wakes(
    store: Store, table: str | None
) -> None:
    put(store, "fresh", days=1)
    put(store, "old")
    hook(store, "ada", table)
    assert woken(store) == ["fresh"]


def test_a_webhook_of_somebody_else_or_of_another_table_wakes_none(store: Store) -> None:
    put(store, "fresh", days=1)
    put(store, "other", days=5)
    hook(store, "eve")
    hook(store, "ada", "other")
    assert woken(store) == []


def test_a_webhook_that_was_made_later_wakes_none(store: Store) -> None:
    put(store, "fresh", days=1)
    hook(store, "ada", days=0)
    assert woken(store) == []


def test_it_is_known_who_is_waited_for(store: Store) -> None:
    put(store, "one")
    put(store, "other")
    put(store, "of the bot", turn=1)
    put(store, "over", over=True)
    found = {table: sorted(clients) for table, clients in waited_for(store).items()}
    assert found == {name: ["ada", "ada's telephone"] for name in ("one", "other")}
