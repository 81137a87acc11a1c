"""The server as people start it, watched from outside: its memory, its files, what it says."""

import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.api.foreign import ROOT
from tests.server.http.wire import Client
from tests.server.support import Json
from tests.waiting import GUARD, wait_until


class Watched(Client):
    def __init__(self, process: subprocess.Popen[bytes], said: Path, port: int) -> None:
        super().__init__(port)
        self._process = process
        self._said = said

    @property
    def memory(self) -> int:
        """Kilobytes that the process really has (RSS), without its workers."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])

    @property
    def files(self) -> int:
        """How many are open."""
        return sum(1 for _ in Path(f"/proc/{self._process.pid}/fd").iterdir())

    def allow_files(self, most: int) -> None:
        resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, (most, most))

    @property
    def log(self) -> list[Json]:
        lines = self._said.read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


@contextmanager
def watched(folder: Path, files: int | None = None) -> Iterator[Watched]:
    """A server that may open so many files, if that is said."""
    said = folder / "said.txt"

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with said.open("wb") as writing:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "dorfplatz", "serve", "--port", "0"),
                *("--database", str(folder / "dorfplatz.sqlite")),
            ],
            cwd=ROOT,
            env=os.environ | {"LANGUAGE": "en"},
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=writing,
            preexec_fn=limit,
        )
    try:
        wait_until(lambda: _port(said) or process.poll() is not None, "a server that opens")
        server = Watched(process, said, _port(said))
        try:
            yield server
        finally:
            server.hang_up()
        assert process.poll() is None, "the server has died"
    finally:
        process.terminate()
        process.wait(GUARD)


def _port(said: Path) -> int:
    found = re.search(r"http://127\.0\.0\.1:(\d+)/ ", said.read_text("utf-8"))
    return int(found[1]) if found else 0
