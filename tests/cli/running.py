"""Running the program: in this process, or as a user does, in a process of its own."""

import os
import socket
import subprocess
import sys
import tempfile
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final

import pytest

from dorfplatz.cli.main import main
from tests.waiting import GUARD

COMMAND = [sys.executable, "-m", "dorfplatz"]
FORK_CLIENT: Final = Path(__file__).with_name("fork_client.py")
ROOT: Final = Path(__file__).parents[2]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A user whose games are kept in a folder of their own."""
    own = {"XDG_DATA_HOME": str(home), "LANGUAGE": "", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return {**os.environ, **own, **more}


def call(
    *arguments: str, home: Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """In this process, with streams and an environment of its own: far quicker, where nothing
    depends on its being a process."""
    streams = {
        "stdin": TextIOWrapper(BytesIO(typed.encode()), "utf-8"),
        "stdout": (out := TextIOWrapper(BytesIO(), "utf-8")),
        "stderr": (err := TextIOWrapper(BytesIO(), "utf-8")),
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        for name, value in environment(home, **more).items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as end:
            main([*arguments])
    assert isinstance(end.value.code, int)
    return subprocess.CompletedProcess(arguments, end.value.code, written(out), written(err))


def written(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def run(
    *arguments: str, home: Path, typed: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """In a process. With an environment of one's own it is really started: that may be read by
    Python itself."""
    command = COMMAND if more else FORK_SERVER.command
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*command, *arguments],
        input=given,
        env=environment(home, **more),
        capture_output=True,
        check=False,
        timeout=10 * GUARD,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


class ForkServer:
    """Starts the program quickly, see `fork_server.py`. It is started with the first request."""

    def __init__(self, serving: str = "tests.cli.fork_server") -> None:
        """By the module whose `serve` it runs."""
        self._serving = serving
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """In place of the real one. Signals do not pass; whoever sends them needs the real one,
        except for SIGKILL."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="dorfplatz-")
            self._process = self._started(f"{self._folder.name}/socket")
        return [sys.executable, "-I", "-S", str(FORK_CLIENT), f"{self._folder.name}/socket"]

    def close(self) -> None:
        if self._process is not None and self._folder is not None:
            self._process.communicate()
            self._folder.cleanup()
            self._process = self._folder = None

    def _started(self, address: str) -> subprocess.Popen[bytes]:
        """Not as a module: workers of the program would take it for their main module. Requests
        wait in the socket's backlog until it is ready."""
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(address)
            listener.listen()
            code = f"from {self._serving} import serve; serve({listener.fileno()})()"
            return subprocess.Popen(
                [sys.executable, "-c", code],
                cwd=ROOT,
                env=environment(Path(address).parent),
                stdin=subprocess.PIPE,
                pass_fds=[listener.fileno()],
                start_new_session=True,
            )


FORK_SERVER: Final = ForkServer()
