"""A server for each test that asks for one, and one that many share."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dorfplatz.bots import choosing
from dorfplatz.core.record import write
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.logs import JsonLines
from dorfplatz.server.tables import hints, late_summaries
from dorfplatz.server.thinking.bot_client import Thinker
from dorfplatz.server.webhooks import hooks, sending
from tests.postgresql.cluster import HASTY, Cluster
from tests.postgresql.cluster import running as cluster_running
from tests.postgresql.databases import Databases, PostgreSql, Sqlite
from tests.postgresql.installing import MISSING, programs
from tests.server.support import Faults, House, Json, running, settings
from tests.waiting import GUARD


@pytest.fixture(scope="package")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that all tests share; each has databases of its own."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster_running(*HASTY) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Databases:
    """For tests that hold for both."""
    if request.param == "sqlite":
        return Sqlite(tmp_path)
    return PostgreSql(request.getfixturevalue("cluster"))


@pytest.fixture
def database(databases: Databases) -> str:
    """The address of a database that is ready to be used."""
    return databases.new()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.outer)])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """With PostgreSQL in the outer ring: every statement of the server is tried with both."""
    database: Path | str = tmp_path / "dorfplatz.sqlite"
    if request.param == "postgresql":
        database = request.getfixturevalue("cluster").new()
    async with running(settings(database)) as house:
        yield house


@pytest.fixture(scope="package")
async def library(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all tests that only look at pages, or at tables of their own."""
    async with running(settings(tmp_path_factory.mktemp("library") / "dorfplatz.sqlite")) as house:
        yield house


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are no settings: on a slow machine nobody meets them by accident."""
    for module in (hints, late_summaries):
        monkeypatch.setattr(module, "PATIENCE", GUARD)
    for module in (hooks, sending):
        monkeypatch.setattr(module, "CONNECTED_WITHIN", GUARD)
    monkeypatch.setattr(sending, "timeout", lambda _seconds: asyncio.timeout(GUARD))


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Faults:
    """What the server has complained about; for tests in which something fails."""

    def found() -> list[Json]:
        logged = (each for each in caplog.get_records("call") if each.name == "dorfplatz")
        return [json.loads(JsonLines().format(each)) for each in logged]

    return found


@pytest.fixture(autouse=True)
def _calm(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whoever does not ask for faults gets none."""
    yield
    if "faults" not in request.fixturenames:
        found = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
        assert found == []


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think where they are asked, for tests that are not about their workers."""

    async def choose(_: Thinker, course: AnyCourse, kind: str) -> str:
        return choosing.choose(write(course.record), kind, seconds=0.05)

    monkeypatch.setattr(Thinker, "choose", choose)
