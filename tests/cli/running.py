"""Running the program as a user does: as a process of its own."""

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

COMMAND = [sys.executable, "-m", "dorfplatz"]
ASKING: Final = Path(__file__).with_name("asking.py")
ROOT: Final = Path(__file__).parents[2]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A user whose games are kept in a folder of their own."""
    own = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return {**os.environ, **own, **more}


def run(
    *arguments: str, home: Path, typed: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """With an environment of one's own it is really started: that may be read by Python itself."""
    command = COMMAND if more else NURSERY.command
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*command, *arguments],
        input=given,
        env=environment(home, **more),
        capture_output=True,
        check=False,
        timeout=120,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


class Nursery:
    """Where starts are quick, see `nursery.py`. It opens when the first is asked for."""

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """In place of the real one. Signals do not pass; whoever sends them needs the real one."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="dorfplatz-")
            self._process = self._open(f"{self._folder.name}/nursery")
        return [sys.executable, "-I", "-S", str(ASKING), f"{self._folder.name}/nursery"]

    def close(self) -> None:
        if self._process is not None and self._folder is not None:
            self._process.communicate()
            self._folder.cleanup()
            self._process = self._folder = None

    def _open(self, address: str) -> subprocess.Popen[bytes]:
        """Not as a module: workers of the program would take it for their main module. Whoever
        asks before it is ready waits at the door."""
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(address)
            door.listen()
            code = f"from tests.cli.nursery import serve; serve({door.fileno()})()"
            return subprocess.Popen(
                [sys.executable, "-c", code],
                cwd=ROOT,
                env=environment(Path(address).parent),
                stdin=subprocess.PIPE,
                pass_fds=[door.fileno()],
                start_new_session=True,
            )


NURSERY: Final = Nursery()
