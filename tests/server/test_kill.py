"""Nothing is lost: the real server is killed again and again while programs play, with SQLite and
with PostgreSQL; and so is PostgreSQL itself."""

import signal
from pathlib import Path
from random import Random

import pytest

from tests.postgresql.cluster import running as cluster_running
from tests.postgresql.databases import Databases
from tests.postgresql.installing import MISSING, programs
from tests.server.kills.players import Company, check
from tests.server.kills.servers import COMMAND, PATIENT, ForkedServer, RealServer

pytestmark = pytest.mark.anyio

AT_ONCE = 50
"""Kills of one test; several of them run side by side."""
PARTS = [*(("sqlite", part) for part in range(4)), *(("postgresql", part) for part in range(2))]
"""200 kills with SQLite, 100 with PostgreSQL."""
EXPECTED = {
    "database cannot be written",
    "database cannot be read",
    "webhooks cannot be sent",
    "chore failed",
    "table was behind its record",
}
"""What may be logged while a database is down. A table is behind if a move was stored, but the
database died before it could say so."""


async def kill(server: RealServer, database: str, kills: int, seed: str) -> None:
    """A server that dies and comes back so many times."""
    random, company = Random(seed), Company(server)
    try:
        await server.start()
        company.begin(seed)
        for _ in range(kills):
            await company.some_moves(random)
            await server.stop(signal.SIGKILL)
            await server.start()
        await company.some_moves(random)
        await company.end()
        await server.stop(signal.SIGTERM)
    finally:
        company.stop()
        await server.close()
    check(database, company)
    assert server.errors == [], "".join(server.complaints)


async def test_nothing_that_was_acknowledged_is_lost_and_nothing_is_there_twice(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "dorfplatz.sqlite")
    await kill(RealServer(PATIENT, database), database, 1, "once")


@pytest.mark.outer
@pytest.mark.parametrize(("databases", "part"), PARTS, indirect=["databases"])
async def test_nor_by_hundreds_of_kills(databases: Databases, part: int) -> None:
    database = databases.new()
    await kill(ForkedServer(database), database, AT_ONCE, f"{databases.kind} {part}")


@pytest.mark.outer
async def test_nor_by_kills_of_the_database_under_a_server_that_goes_on() -> None:
    """SIGQUIT is PostgreSQL's own way to crash; here it waits for the disk."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster_running() as cluster:
        database, random = cluster.new(), Random("database")
        server = ForkedServer(database)
        company = Company(server)
        try:
            await server.start()
            company.begin("database")
            for _ in range(20):
                await company.some_moves(random)
                cluster.stop(signal.SIGQUIT)
                cluster.start()
            await company.some_moves(random)
            await company.end()
            await server.stop(signal.SIGTERM)
        finally:
            company.stop()
            await server.close()
        check(database, company)
        assert set(server.errors) <= EXPECTED, "".join(server.complaints)


@pytest.mark.parametrize(
    "how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.outer)]
)
async def test_a_server_that_is_told_to_stop_stops_by_itself_and_complains_about_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    server = RealServer(COMMAND, str(tmp_path / "dorfplatz.sqlite"))
    await server.start()
    await server.stop(how)
    assert "".join(server.complaints).strip() in ("", "Stopped.")
