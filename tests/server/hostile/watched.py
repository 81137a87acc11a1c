"""A server in a process of its own, watched from outside: its memory, its files, what it says."""

import json
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
        return len(self._descriptors())

    @contextmanager
    def no_more_files(self) -> Iterator[int]:
        """The system allows hardly more files than are open now; tells how many more."""
        process, kind = self._process.pid, resource.RLIMIT_NOFILE
        soft, hard = resource.prlimit(process, kind)
        most = max(self._descriptors()) + 1
        resource.prlimit(process, kind, (most, hard))
        yield most - self.files
        resource.prlimit(process, kind, (soft, hard))

    def _descriptors(self) -> list[int]:
        return [int(each.name) for each in Path(f"/proc/{self._process.pid}/fd").iterdir()]

    @property
    def said(self) -> list[str]:
        """Whatever it has said after its address."""
        return self._said.read_text("utf-8").splitlines()[1:]

    @property
    def log(self) -> list[Json]:
        return [json.loads(line) for line in self.said if line.startswith("{")]


@contextmanager
def watched(folder: Path, files: int | None = None) -> Iterator[Watched]:
    """A server that may open so many files, if that is said."""
    said = folder / "said.txt"

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with said.open("wb") as writing:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.api.opened", str(folder / "dorfplatz.sqlite")],
            cwd=ROOT,
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
    found = re.search(r"http://127\.0\.0\.1:(\d+)\n", said.read_text("utf-8"))
    return int(found[1]) if found else 0
