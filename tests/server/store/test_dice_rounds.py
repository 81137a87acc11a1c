"""Numbers for the dice in the database: given one by one, and asked for anew all at once."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dorfplatz.server.store import dice_rounds
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, StoredTable
from tests.server.support import new_store

SEATS = tuple(StoredSeat("person", name, f"key of {name}", awaited=True) for name in "abc")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = new_store(tmp_path / "db")
    store.create(StoredTable("t", "bohemian", "host", False, {}, SEATS, secret="first"))
    store.create(StoredTable("u", "bohemian", "host", False, {}, _renamed(SEATS), secret="other"))
    yield store
    store.close()


def _renamed(seats: tuple[StoredSeat, ...]) -> tuple[StoredSeat, ...]:
    return tuple(replace(seat, key=f"{seat.key} at u", seal="theirs") for seat in seats)


def loaded(store: Store, name: str = "t") -> StoredTable:
    table = store.load(name)
    assert table is not None
    return table


def test_what_is_given_is_there_and_everybody_has_time_anew(store: Store) -> None:
    before = loaded(store).touched
    dice_rounds.give(store, "t", 1, "seal")
    sealed = loaded(store)
    assert [(seat.seal, seat.number) for seat in sealed.seats] == [
        *((None, None), ("seal", None), (None, None))
    ]
    assert sealed.touched > before
    dice_rounds.give(store, "t", 1, "seal", "number")
    assert (loaded(store).seats[1].seal, loaded(store).seats[1].number) == ("seal", "number")
    assert loaded(store).touched > sealed.touched


def test_a_new_round_remembers_what_was_sealed_and_by_whom_in_which_round(store: Store) -> None:
    dice_rounds.give(store, "t", 0, "ada 1", "number")
    dice_rounds.give(store, "t", 1, "ben 1")
    dice_rounds.new_round(store, "t", [1], "second")
    dice_rounds.give(store, "t", 0, "ada 2")
    dice_rounds.new_round(store, "t", [2], "third")
    table = loaded(store)
    assert (table.round, table.secret) == (3, "third")
    assert [(each.awaited, each.earlier_round, each.earlier_seal) for each in table.seats] == [
        (True, 2, "ada 2"),
        (False, 1, "ben 1"),
        (False, None, None),
    ]
    assert [each.is_dropped for each in table.seats] == [False, True, False]
    assert all(each.seal is None and each.number is None for each in table.seats)
    other = loaded(store, "u")
    assert (other.round, {each.seal for each in other.seats}) == (1, {"theirs"})


def test_somebody_who_sits_down_begins_a_new_wait_but_not_in_a_game(store: Store) -> None:
    before = loaded(store).touched
    store.set_seat("t", 2, StoredSeat("person", "d", "key of d"))
    lobby = loaded(store)
    assert lobby.touched > before
    store.set_seat("t", 1, StoredSeat("person", "b", "a new link", awaited=True, seal="seal"))
    assert loaded(store).touched == lobby.touched, "nobody puts off the end by a new link"
    store.begin("t", "header\n" + "seat person x\n" * len(SEATS))
    store.set_seat("t", 2, StoredSeat("person", "e", "key of e"))
    assert loaded(store).touched == lobby.touched
