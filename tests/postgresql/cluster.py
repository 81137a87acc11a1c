"""A PostgreSQL of our own, on a socket in a temporary folder, for as long as the tests run."""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import psycopg
from alembic import command
from psycopg.sql import SQL, Identifier
from sqlalchemy import create_engine, make_url

from dorfplatz.server.store.database.postgresql import with_driver
from dorfplatz.server.store.migrate import configuration
from dorfplatz.server.store.schema import metadata
from tests.postgresql.installing import programs
from tests.waiting import GUARD, wait_until

ADMINISTRATOR: Final = "postgres"
ORDINARY_USERS: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these runs it then."""
SMALL: Final = ("shared_buffers=16MB", "max_connections=40", "autovacuum=off", "listen_addresses=")
HASTY: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What a crash of the machine would cost; these tests only kill processes."""


class Cluster:
    def __init__(self, folder: Path, *settings: str) -> None:
        self._folder = folder
        self._settings = (*SMALL, *settings)
        self._names = map("test{}".format, count())
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            shutil.chown(folder, _ordinary_user())
        self._call(
            *("initdb", "--no-sync", "--no-instructions", "--auth=trust", "--encoding=UTF8"),
            *("--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en"),
            *(f"--username={ADMINISTRATOR}", str(folder / "data")),
        ).check_returncode()

    def start(self) -> None:
        """Returns when it takes connections."""
        options = [part for setting in self._settings for part in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program("postgres"), "-D", "data", "-k", str(self._folder), *options],
                stdout=log,
                stderr=log,
                **self._as_ordinary_user(),
            )
        wait_until(self._answers, "PostgreSQL's start")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT ends it at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(GUARD)
            self._process = None

    def empty(self) -> str:
        """The address of a new schema without any table: made faster than a new database, and for
        the server as good as one."""
        name = next(self._names)
        with self._connected() as connection:
            connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
        return f"{self._address}&options=-csearch_path%3D{name}"

    def new(self) -> str:
        """The address of a new schema with all tables. All migrations one after the other take
        longer than most tests."""
        address = self.empty()
        engine = create_engine(with_driver(make_url(address)))
        with engine.begin() as connection:
            metadata.create_all(connection)
            command.stamp(configuration(connection), "head")
        engine.dispose()
        return address

    def end_sessions(self) -> None:
        """As an administrator may do at any moment."""
        ended = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
        with self._connected() as connection:
            connection.execute(f"{ended} AND backend_type = 'client backend'")

    @property
    def _address(self) -> str:
        return f"postgresql://{ADMINISTRATOR}@/postgres?host={self._folder}"

    def _connected(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self._address, autocommit=True)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text("utf-8")
        with suppress(psycopg.OperationalError), self._connected():
            return True
        return False

    def _call(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self._program(program), *arguments],
            check=False,
            stdout=subprocess.DEVNULL,
            **self._as_ordinary_user(),
        )

    def _program(self, name: str) -> Path:
        folder = programs()
        assert folder is not None
        return folder / name

    def _as_ordinary_user(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {"cwd": self._folder}
        return {"cwd": self._folder, "user": _ordinary_user(), "extra_groups": []}


def _ordinary_user() -> str:
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ORDINARY_USERS if name in known)


@contextmanager
def running(*settings: str) -> Iterator[Cluster]:
    """A cluster that is gone afterwards. Its folder has a short name: a socket needs one."""
    folder = Path(mkdtemp(prefix="pg"))
    try:
        cluster = Cluster(folder, *settings)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
