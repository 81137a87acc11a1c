"""Thousands of hostile visits, and a server that is as before."""

from pathlib import Path
from random import Random

import pytest

from dorfplatz.server.http.file_limit import raise_file_limit
from tests.server.hostile.visits import Enemy
from tests.server.hostile.watched import Watched, watched
from tests.server.http.wire import ELSEWHERE, HERE
from tests.waiting import wait_until

FORM = (
    b"POST /me HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n"
)
SMALL = 256
"""Files; the server keeps a quarter of them for itself."""
HALVES = (b"", b"GET / HTTP/1.1\r\n", FORM + b"\r\n", FORM + b"\r\na=b")
FULL = "all connections are in use"


def enemy_of(server: Watched, name: str) -> Enemy:
    token = server.program()
    return Enemy(server.port, Random(name), server.open_table(token), token)


@pytest.mark.parametrize("visits", [200, pytest.param(10_000, marks=pytest.mark.outer)])
def test_hostile_visits_leave_nothing_behind(tmp_path: Path, visits: int) -> None:
    """The first of them fill caches; from then on memory stays within a fifth."""
    with watched(tmp_path) as server:
        assert server.get("/health").status == 200
        server.hang_up()
        enemy = enemy_of(server, "enemy")
        files = server.files
        for _ in range(visits // 4):
            enemy.visit()
        before = server.memory
        for _ in range(visits):
            enemy.visit()
        enemy.leave()
        server.hang_up()
        wait_until(lambda: server.files <= files + 10, "the end of all connections")
        after = server.memory
        assert server.get(f"/tables/{enemy.table}/").status == 200
        assert [each for each in server.log if each["level"] == "error"] == []
        assert len(server.log) == len(server.said) <= visits // 50, "nobody fills the log"
        print(f"{visits} visits: {before // 1024} MB before, {after // 1024} MB after")
        assert visits < 1000 or after <= 1.2 * before, f"{before} KB before, {after} KB after"


@pytest.mark.outer
@pytest.mark.parametrize("source", [ELSEWHERE, HERE], ids=["one address", "all addresses"])
def test_two_thousand_half_sent_requests_keep_nobody_out(tmp_path: Path, source: str) -> None:
    """Connections of a trusted proxy are nobody's in particular. The test itself needs a file for
    each of them."""
    raise_file_limit()
    with watched(tmp_path, files=SMALL) as server:
        enemy = enemy_of(server, "half")
        streams = [server.connect().ask("/api/stream", enemy.token) for _ in range(8)]
        for stream in streams:
            stream.stream()
        for number in range(2000):
            server.connect(source).send(HALVES[number % len(HALVES)])
            if number % 100 == 0:
                assert server.get("/health", source=HERE).status == 200
        assert server.get(f"/tables/{enemy.table}/").status == 200
        assert server.get("/static/no-such-file").status == 404
        table = server.open_table(enemy.token)
        for stream in streams:
            wait_until(lambda: table.encode() in stream.receive(), "news")  # noqa: B023
        assert server.files <= SMALL
        warned = {each["event"] for each in server.log}
        assert warned == {"an address has too many connections" if source == ELSEWHERE else FULL}
        assert len(server.log) <= 5, "once in a while is enough"


@pytest.mark.outer
def test_a_server_without_files_refuses_and_comes_back(tmp_path: Path) -> None:
    """As if something else had taken them all: `accept` fails with EMFILE."""
    with watched(tmp_path) as server:
        busy = server.connect()
        assert busy.is_open
        with server.no_more_files() as free:
            guests = [server.connect() for _ in range(free + 300)]
            for guest in guests[free:]:
                assert guest.rest() == b""
            assert busy.is_open, "who is in stays in"
        assert server.get("/").status == 200
