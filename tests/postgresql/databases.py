"""Databases for tests that hold for both kinds."""

from itertools import count
from pathlib import Path
from typing import Protocol

from tests.postgresql.cluster import Cluster
from tests.server.support import empty_database


class Databases(Protocol):
    """Of one kind."""

    kind: str

    def empty(self) -> str:
        """The address of a database without any table."""

    def new(self) -> str:
        """The address of a database with the newest schema."""


class Sqlite:
    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count()

    def empty(self) -> str:
        return str(self._folder / f"{next(self._numbers)}.sqlite")

    def new(self) -> str:
        file = self.empty()
        Path(file).write_bytes(empty_database())
        return file


class PostgreSql:
    kind = "postgresql"

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def empty(self) -> str:
        return self._cluster.empty()

    def new(self) -> str:
        return self._cluster.new()
