"""Replaying every stored game: what is not as it was is told, and only that."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from dorfplatz.games.catalogue import course_of
from dorfplatz.server.store.schema import entries
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.summaries import summary_text
from tests.cli.running import call
from tests.server.pages.my_games.stored import BOHEMIAN, HAMLET, keep, record

KEPT = {
    "many": record("no-figures-5-seats"),
    "alone": record("rounds-won", HAMLET),
    "undone": record("with-undo"),
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(database: Path) -> Iterator[Store]:
    """Games of both kinds in an open database, as a server has it: nobody else may write there.
    One game is from before summaries were kept, and one table has no game yet."""
    store = Store.open(str(database))
    for name, found in KEPT.items():
        keep(store, found, "ada", id=name, summary=summary_text(course_of(found)))
    keep(store, record("shared-win"), "ada", id="without")
    store.create(StoredTable("lobby", "bohemian", "ada", False, {}, ()))
    yield store
    store.close()


def test_games_that_are_as_they_were_are_counted(
    store: Store, database: Path, tmp_path: Path
) -> None:
    done = call("replay-all", "--database", str(database), "--jobs", "2", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "Games replayed: 4. All are as they were.\n"
    assert store.load("many") is not None


def test_exactly_the_games_that_were_tampered_with_are_told(
    store: Store, database: Path, tmp_path: Path
) -> None:
    rolls = (n for n, each in enumerate(KEPT["many"].entries) if each.text.startswith("roll"))
    place = (entries.c.table_id == "many") & (entries.c.number == next(rolls))
    with store.change() as connection:
        connection.execute(update(entries).where(place).values(line="chance: roll 6 6 6 6"))
    noted = summary_text(course_of(KEPT["alone"])).replace('"totals":[29,12]', '"totals":[30,12]')
    store.update_table("alone", summary=noted)
    done = call("replay-all", "--database", str(database), home=tmp_path)
    first, second, last = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (1, "")
    assert first.startswith("/tables/many/: Line ")
    assert second == "/tables/alone/: The totals were 30, 12; now they are 29, 12."
    assert last == "Games replayed: 4. Not as they were: 2."


def test_a_missing_entry_is_told(store: Store, database: Path, tmp_path: Path) -> None:
    """Even where the rest could be played: an undo and what it took back."""
    place = (entries.c.table_id == "undone") & (entries.c.number == 3)
    with store.change() as connection:
        connection.execute(delete(entries).where(place))
    done = call("replay-all", "--database", str(database), home=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        "/tables/undone/: Entry 3 of its record is missing.",
        "Games replayed: 4. Not as they were: 1.",
    ]


def test_without_a_name_all_games_in_the_own_folder_are_replayed(
    store: Store, database: Path, tmp_path: Path
) -> None:
    store.close()
    home = tmp_path / "home"
    own = home / "dorfplatz"
    own.mkdir(parents=True)
    shutil.copy(database, own / "dorfplatz.sqlite")
    shutil.copy(BOHEMIAN / "passed.dorf", own)
    assert call("replay-all", home=home).stdout == "Games replayed: 5. All are as they were.\n"


def test_records_and_folders_of_them_can_be_named(tmp_path: Path) -> None:
    shutil.copy(BOHEMIAN / "passed.dorf", tmp_path)
    torn = tmp_path / "torn.dorf"
    torn.write_bytes((BOHEMIAN / "passed.dorf").read_bytes()[:-1])
    foreign = tmp_path / "foreign.dorf"
    foreign.write_bytes(b"\xff\xfe")
    done = call("replay-all", str(tmp_path), str(HAMLET / "rounds-won.dorf"), home=tmp_path)
    assert done.returncode == 1
    assert [line.partition(": ")[0] for line in done.stdout.splitlines()] == [
        *(str(foreign), str(torn), "Games replayed")
    ]


def test_a_database_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    done = call("replay-all", "--database", str(tmp_path / "no.sqlite"), home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be opened: No such file" in done.stderr
