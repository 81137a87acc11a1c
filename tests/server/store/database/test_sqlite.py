"""A database in a file: used by one server at a time, under one name, or refused in a sentence."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.store import Store
from tests.server.support import new_store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "dorfplatz.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    file.parent.mkdir(parents=True)
    store = new_store(file)
    yield store
    store.close()


def test_a_database_file_is_used_by_one_server_at_a_time(store: Store, file: Path) -> None:
    link = file.with_name("link.db")
    link.symlink_to(file)
    for name in (str(file), f"sqlite:///{file}", str(link)):
        with pytest.raises(Malformed) as refused:
            Store.open(name)
        assert str(refused.value) == f"Another server uses the database {file} already."
    store.close()
    Store.open(str(file)).close()


def test_a_lock_file_that_is_removed_lets_no_second_server_in(store: Store, file: Path) -> None:
    file.with_name(f"{file.name}.lock").unlink()
    assert refusal(str(file))[0] == "store.in-use"
    assert refusal_elsewhere(file) == "store.in-use"
    store.close()
    Store.open(str(file)).close()


def test_a_database_with_a_second_name_is_refused_by_both_until_one_is_left(
    store: Store, file: Path
) -> None:
    """SQLite would keep a journal for each name, and mix them up."""
    other = file.with_name("other.db")
    other.hardlink_to(file)
    assert refusal(str(other))[0] == "store.in-use"
    assert refusal_elsewhere(other) == "store.several-names"
    store.secret()
    store.close()
    code, sentence = refusal(str(file))
    assert code == "store.several-names"
    assert str(file) in sentence
    other.unlink()
    Store.open(str(file)).close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can lock the file itself")
def test_a_database_that_is_moved_away_under_a_server_is_still_its_own(
    store: Store, file: Path
) -> None:
    moved = file.with_name("moved.db")
    file.rename(moved)
    assert refusal_elsewhere(moved) == "store.in-use"
    moved.rename(file)
    store.close()


def test_refusing_a_second_server_takes_no_lock_away_from_the_first(
    store: Store, file: Path
) -> None:
    """In one process: whoever closes a file drops all locks of SQLite on it."""
    file.with_name(f"{file.name}.lock").unlink()
    with store.change():
        assert refusal(str(file))[0] == "store.in-use"
        command = [sys.executable, "-c", WRITING, str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout == "database is locked\n"


WRITING = """
import sqlite3, sys
try:
    sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None).execute("BEGIN IMMEDIATE")
except sqlite3.OperationalError as error:
    print(error)
"""

OPENING = """
import sys
from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.store import Store
try:
    Store.open(sys.argv[1])
except Malformed as refusal:
    print(refusal.code)
"""


def refusal_elsewhere(file: Path) -> str:
    """What another process is told."""
    command = [sys.executable, "-c", OPENING, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_disk_is_waited_for(store: Store) -> None:
    with store._reading.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


def refusal(database: str) -> tuple[str, str]:
    with pytest.raises(Malformed) as refused:
        Store.open(database)
    return refused.value.code, str(refused.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is no database, however long you look at it.\n" * 20)
    before = file.read_bytes()
    sentence = f"The database {file} cannot be opened: file is not a database."
    assert refusal(str(file)) == ("store.cannot-open", sentence)
    assert file.read_bytes() == before


def test_a_refused_file_is_not_kept_locked(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("no database" * 99)
    assert refusal(str(file)) == refusal(str(file))


def test_a_database_that_is_not_there_is_made_with_its_folders(file: Path) -> None:
    Store.open(str(file)).close()
    assert file.is_file()


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    sentence = f"{tmp_path} is a folder; a database is a file."
    assert refusal(str(tmp_path)) == ("store.folder", sentence)
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


def test_a_database_cannot_be_inside_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(str(tmp_path / "file" / "db"))[0] == "store.cannot-open"


@pytest.mark.parametrize("path", ["with\0nothing", "x" * 300])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, path: str) -> None:
    assert refusal(str(tmp_path / path))[0] == "store.cannot-open"


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may do everything")
def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "dorfplatz.db"
    Store.open(str(file)).close()
    file.chmod(0o400)
    assert refusal(str(file))[0] == "store.cannot-open"
    tmp_path.chmod(0o500)
    assert refusal(str(tmp_path / "new.db"))[0] == "store.cannot-open"
    tmp_path.chmod(0o700)


@pytest.mark.parametrize("database", ["", ":memory:", "sqlite://", "sqlite:///file:x?uri=true"])
def test_a_database_is_kept_in_a_file(database: str) -> None:
    """What is only in memory would be forgotten, and every thread would see another one."""
    assert refusal(database)[0] == "store.no-file"


@pytest.mark.parametrize("driver", ["nosuch", "sqlite+nosuch", "postgresql+nosuch"])
def test_an_unknown_driver_is_refused_without_telling_the_password(
    tmp_path: Path, driver: str
) -> None:
    code, sentence = refusal(f"{driver}://ada:secret@host/{tmp_path}/db")
    assert code == "store.no-driver"
    assert "secret" not in sentence


@pytest.mark.parametrize("database", ["://", "postgresql://ada:secret@host:port/db"])
def test_an_address_that_cannot_be_read_is_refused(database: str) -> None:
    code, sentence = refusal(database)
    assert code == "store.no-address"
    assert "secret" not in sentence


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE entries (x)")
    assert refusal(str(file))[0] == "store.cannot-open"
    with engine.begin() as connection:
        found = connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars().all()
    engine.dispose()
    assert found == ["entries"]


def test_nobody_else_on_the_machine_can_read_a_new_database(file: Path) -> None:
    store = Store.open(str(file))
    store.secret()
    made = [each for each in file.parent.iterdir() if each.suffix != ".lock"]
    modes = {each.name: each.stat().st_mode & 0o777 for each in made}
    store.close()
    assert set(modes.values()) == {0o600}, modes
    assert len(modes) > 1, "with its journals"
