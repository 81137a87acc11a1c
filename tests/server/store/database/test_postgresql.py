"""PostgreSQL: whoever writes holds the lock, and a connection that is lost costs nothing else."""

import logging
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import func, select, text

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.http.refusals import Unavailable
from dorfplatz.server.store.database import postgresql
from dorfplatz.server.store.schema import tables
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, StoredTable
from tests.postgresql.cluster import Cluster
from tests.server.support import Faults

HEADER = "dorfplatz 1\ngame bohemian 1\n\n"


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.new()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    store.create(StoredTable("t", "bohemian", "host", False, {}, (), header=HEADER))
    yield store
    store.close()


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a lock that stays taken."""
    monkeypatch.setattr(postgresql, "PATIENCE", 0.01)


def refusal(database: str) -> tuple[str, str]:
    with pytest.raises(Malformed) as refused:
        Store.open(database)
    return refused.value.code, str(refused.value)


def test_a_connection_that_was_lost_meanwhile_is_not_noticed(
    cluster: Cluster, store: Store
) -> None:
    assert store.record("t") == HEADER
    cluster.end_sessions()
    store.append([Addition("t", 0, ("0: a",), False)])
    assert store.record("t") == HEADER + "0: a\n"


@pytest.mark.usefixtures("_hasty")
def test_with_a_new_connection_the_lock_is_taken_again(
    cluster: Cluster, store: Store, database: str
) -> None:
    cluster.end_sessions()
    store.append([Addition("t", 0, ("0: a",), False)])
    assert refusal(database)[0] == "store.in-use"


def test_a_connection_that_is_lost_in_the_middle_changes_nothing_and_is_told(
    cluster: Cluster,
    store: Store,
    faults: Faults,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def torn() -> None:
        with store.change() as connection:
            connection.execute(tables.update().values(game="other"))
            cluster.end_sessions()
            connection.execute(tables.update().values(host="other"))

    caplog.set_level(logging.INFO, "dorfplatz")
    for _ in range(2):
        with pytest.raises(Unavailable) as refused:
            torn()
        assert refused.value.code == "store.not-stored"
    store.append([Addition("t", 0, ("0: a",), False)])
    found = store.load("t")
    assert found is not None
    assert (found.game, found.host) == ("bohemian", "host")
    assert [each["event"] for each in faults()] == [
        "database cannot be written",
        "database can be written again",
    ]


@pytest.mark.usefixtures("_hasty")
def test_who_has_lost_the_lock_to_another_server_writes_nothing_any_more(
    cluster: Cluster, store: Store, database: str, faults: Faults
) -> None:
    """Not even when that one is gone: what this one remembers of its tables is no longer true."""
    cluster.end_sessions()
    other = Store.open(database)
    assert refused_write(store) == "store.taken-over"
    other.append([Addition("t", 0, ("0: b",), False)])
    other.close()
    assert [refused_write(store) for _ in range(3)] == ["store.taken-over"] * 3
    assert store.record("t") == HEADER + "0: b\n"
    assert [each["level"] for each in faults()] == ["critical"]


def refused_write(store: Store) -> str:
    with pytest.raises(Unavailable) as refused:
        store.append([Addition("t", 0, ("0: a",), False)])
    return refused.value.code


def test_a_commit_is_on_the_disk_whatever_is_usual_there(store: Store) -> None:
    """The cluster of these tests is in haste."""
    with store.change() as connection:
        assert connection.scalar(text("SHOW synchronous_commit")) == "on"


def test_what_is_read_at_once_was_so_at_one_moment(store: Store) -> None:
    count = select(func.count()).select_from(tables)
    with store.reading() as connection:
        before = connection.scalar(count)
        store.create(StoredTable("u", "bohemian", "host", False, {}, ()))
        assert connection.scalar(count) == before == 1


@pytest.mark.usefixtures("faults")
def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(Unavailable), store.reading() as connection:
        connection.execute(tables.update().values(game="other"))


def test_a_schema_of_its_own_has_a_lock_of_its_own(cluster: Cluster, store: Store) -> None:
    other = Store.open(cluster.new())
    assert other.load("t") is None
    other.close()
    assert store.load("t") is not None


def test_a_database_that_is_not_there_is_refused_without_telling_the_password(
    database: str,
) -> None:
    code, sentence = refusal(database.replace("postgres@/", "postgres:secret@/no-"))
    assert code == "store.cannot-open"
    assert "secret" not in sentence
    assert "does not exist" in sentence


def test_a_server_that_does_not_answer_is_refused() -> None:
    assert refusal("postgresql://ada@/dorfplatz?host=/nowhere")[0] == "store.cannot-open"


def test_where_the_driver_is_missing_it_is_said_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, sentence = refusal("postgresql://ada@/dorfplatz?host=/nowhere")
    assert code == "store.no-driver"
    assert "pip install 'dorfplatz[postgresql]'" in sentence


@pytest.mark.parametrize("driver", ["postgresql", "postgres", "postgresql+psycopg"])
def test_the_driver_need_not_be_named(database: str, driver: str) -> None:
    Store.open(database.replace("postgresql", driver, 1)).close()


def test_another_driver_is_refused() -> None:
    assert refusal("postgresql+psycopg2://ada@/dorfplatz")[0] == "store.no-driver"
