"""Thousands of hostile visits, and a server that is as before."""

from pathlib import Path
from random import Random

import pytest

from tests.server.hostile.visits import Enemy
from tests.server.hostile.watched import Watched, watched
from tests.waiting import wait_until

FEW = 64
"""Files; a small server needs half of them for itself."""


def enemy_of(server: Watched, name: str) -> Enemy:
    token = server.program()
    return Enemy(server.port, Random(name), server.open_table(token), token)


@pytest.mark.parametrize("visits", [200, pytest.param(20_000, marks=pytest.mark.outer)])
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
        print(f"{visits} visits: {before // 1024} MB before, {after // 1024} MB after")
        assert visits < 1000 or after <= 1.2 * before, f"{before} KB before, {after} KB after"
