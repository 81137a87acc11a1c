"""Reading beside a server: nothing is locked, nothing is brought up to date."""

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.migrate import configuration
from dorfplatz.server.store.reading import reading
from dorfplatz.server.store.store import Store
from tests.postgresql.databases import Databases
from tests.server.pages.my_games.stored import keep, record


def refusal_of(database: Path | str) -> str:
    with pytest.raises(Malformed) as refusal, reading(str(database)):
        pass
    return refusal.value.code


def test_games_are_read_while_a_server_goes_on_writing(database: str) -> None:
    store = Store.open(database)
    keep(store, record("shared-win"), "ada", id="first")
    with reading(database) as archive:
        assert len(archive) == 1
        keep(store, record("shared-win"), "ada", id="second")
        found = [(kept.id, kept.record, kept.over) for kept in archive]
    assert found == [("first", store.record("first"), True)]
    store.close()


def test_a_database_of_an_older_version_stays_as_it_is(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/older.db")
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0002")
    engine.dispose()
    before = (tmp_path / "older.db").read_bytes()
    assert refusal_of(tmp_path / "older.db") == "store.older"
    assert (tmp_path / "older.db").read_bytes() == before


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    store = Store.open(database)
    with store.change() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    assert refusal_of(database) == "store.newer"


def test_an_empty_database_is_refused(databases: Databases) -> None:
    assert refusal_of(databases.empty()) == (
        "store.foreign" if databases.kind == "postgresql" else "store.cannot-open"
    )


def test_what_is_no_database_of_dorfplatz_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, although it is long enough for one. " * 9)
    (tmp_path / "empty").touch()
    assert refusal_of(tmp_path / "text") == "store.cannot-open"
    assert refusal_of(tmp_path / "empty") == "store.foreign"
    assert refusal_of(tmp_path / "missing") == "store.cannot-open"
    assert refusal_of(tmp_path) == "store.folder"
    assert not (tmp_path / "missing").exists()
