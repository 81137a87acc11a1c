"""Migrations: from nothing to the schema in the code, and back."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, select

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store import migrate
from dorfplatz.server.store.database.address import address_of, is_sqlite
from dorfplatz.server.store.database.postgresql import with_driver
from dorfplatz.server.store.schema import metadata, owners, seats, tables
from dorfplatz.server.store.store import Store
from tests.postgresql.databases import Databases


@pytest.fixture
def empty(databases: Databases) -> str:
    return databases.empty()


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    with engine_for(empty) as engine:
        yield engine


@contextmanager
def engine_for(database: str) -> Iterator[Engine]:
    """Without any lock."""
    url = address_of(database)
    engine = create_engine(url if is_sqlite(url) else with_driver(url))
    yield engine
    engine.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as connection:
        yield connection


def test_migrations_lead_to_the_schema_in_the_code(connection: Connection) -> None:
    migrate.upgrade(connection, "test")
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_migrations_lead_to_the_same_constraints_as_the_code(
    connection: Connection, databases: Databases
) -> None:
    """Primary keys and names are not among the differences that Alembic looks for."""
    migrate.upgrade(connection, "test")
    with engine_for(databases.empty()) as other, other.begin() as wanted:
        metadata.create_all(wanted)
        for table in metadata.tables:
            assert constraints(connection, table) == constraints(wanted, table)


def constraints(connection: Connection, table: str) -> list[object]:
    found = inspect(connection)
    return [
        found.get_pk_constraint(table),
        found.get_foreign_keys(table),
        found.get_unique_constraints(table),
        found.get_indexes(table),
    ]


def test_an_upgrade_of_the_newest_schema_changes_nothing(connection: Connection) -> None:
    migrate.upgrade(connection, "test")
    before = inspect(connection).get_table_names()
    migrate.upgrade(connection, "test")
    assert inspect(connection).get_table_names() == before


def test_a_downgrade_leads_back_to_nothing_and_an_upgrade_up_again(connection: Connection) -> None:
    migrate.upgrade(connection, "test")
    command.downgrade(migrate.configuration(connection), "base")
    assert inspect(connection).get_table_names() == ["alembic_version"]
    migrate.upgrade(connection, "test")
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_hints_are_allowed_at_tables_from_before_there_were_any(connection: Connection) -> None:
    command.upgrade(migrate.configuration(connection), "0001")
    insert_old_table(connection)
    migrate.upgrade(connection, "test")
    assert connection.scalars(select(tables.c.hints)).all() == [True]


def test_devices_from_before_links_were_noted_count_as_the_first(connection: Connection) -> None:
    command.upgrade(migrate.configuration(connection), "0003")
    insert_old_table(connection)
    connection.exec_driver_sql(
        "INSERT INTO seats (table_id, seat, kind, name, key) "
        "VALUES ('old', 0, 'person', 'Ada', 'secret')"
    )
    connection.exec_driver_sql(
        "INSERT INTO owners (table_id, seat, client) VALUES ('old', 0, 'ada')"
    )
    migrate.upgrade(connection, "test")
    assert connection.scalars(select(owners.c.linked)).all() == [False]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, empty: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations = drafts(tmp_path, monkeypatch)
    last = ScriptDirectory(str(migrations)).get_current_head()
    broken = (
        f'revision = "next"\ndown_revision = "{last}"\n\ndef upgrade():\n    raise OSError("x")\n'
    )
    (migrations / "versions" / "next_broken.py").write_text(broken)
    with pytest.raises(Malformed, match="cannot be opened: x"):
        Store.open(empty)
    assert inspect(engine).get_table_names() == []


def test_a_migration_can_be_drafted_from_the_template(
    tmp_path: Path, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations = drafts(tmp_path, monkeypatch)
    migrate.upgrade(connection, "test")
    command.revision(migrate.configuration(connection), "The next schema", rev_id="next")
    draft = (migrations / "versions" / "next_the_next_schema.py").read_text()
    assert draft.startswith('"""The next schema."""\n')
    migrate.upgrade(connection, "test")
    assert MigrationContext.configure(connection).get_current_revision() == "next"


def test_seats_from_before_sealed_numbers_were_remembered_have_none(connection: Connection) -> None:
    command.upgrade(migrate.configuration(connection), "0003")
    insert_old_table(connection)
    connection.exec_driver_sql(
        "INSERT INTO seats (table_id, seat, kind, name, key, awaited, seal) "
        "VALUES ('old', 0, 'person', 'Ada', 'k', true, 'ab')"
    )
    migrate.upgrade(connection, "test")
    found = connection.execute(select(seats)).one()
    assert (found.seal, found.earlier_seal, found.earlier_round, found.noted) == (
        *("ab", None, None),
        False,
    )


def insert_old_table(connection: Connection) -> None:
    """With the columns of the first schema."""
    moment = "'2026-11-15 12:00:00'"
    connection.exec_driver_sql(
        "INSERT INTO tables (id, game, host, listed, options, over, created, touched) "
        f"VALUES ('old', 'bohemian', 'ada', false, '{{}}', false, {moment}, {moment})"
    )


def drafts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations that may be written to."""
    copy = folder / "100% migrations"
    shutil.copytree(migrate.MIGRATIONS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "MIGRATIONS", copy)
    return copy
