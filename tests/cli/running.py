"""Running the program as a user does: as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "dorfplatz"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A user whose games are kept in a folder of their own."""
    own = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return {**os.environ, **own, **more}


def run(
    *arguments: str, home: Path, typed: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        env=environment(home, **more),
        capture_output=True,
        check=False,
        timeout=120,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
