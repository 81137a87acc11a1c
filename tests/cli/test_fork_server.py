"""The fork server of these tests goes on, in whatever order the system runs its processes."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz import __version__
from tests.cli.running import ForkServer, environment


@pytest.fixture
def late_parent() -> Iterator[ForkServer]:
    server = ForkServer("tests.cli.late_parent")
    yield server
    server.close()


def test_it_answers_again_after_its_last_child_has_ended(
    late_parent: ForkServer, tmp_path: Path
) -> None:
    for _ in range(2):
        done = subprocess.run(
            [*late_parent.command, "--version"],
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert __version__ in done.stdout
