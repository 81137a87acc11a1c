"""A real server in a process of its own, which can also die and come back."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from tests.waiting import GUARD, wait_until

ROOT: Final = Path(__file__).parents[2]


class Serving:
    """Dorfplatz as `dorfplatz serve` opens it, with everything it keeps in one folder."""

    def __init__(self, folder: Path, program: str) -> None:
        self._folder = folder
        self._program = program
        self._said = folder / "said-0.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._port = 0
        self._starts = 0
        self.address = ""

    @property
    def database(self) -> Path:
        return self._folder / "dorfplatz.sqlite"

    def start(self) -> None:
        """Open the doors; after the first time always at the same port."""
        self._starts += 1
        self._said = self._folder / f"said-{self._starts}.txt"
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self._program, "serve"),
                    *("--host", "127.0.0.1", "--port", str(self._port)),
                    *("--database", str(self.database), "--bot-pause", "0"),
                    "--hooks-to-private",
                ],
                env=self._environment(),
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        self.address = self._wait_until_open(self._process)
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """The machine loses power: nothing is tidied up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(GUARD)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    @property
    def complaints(self) -> list[str]:
        """What the server said beyond that it is open."""
        return self._said.read_text("utf-8").splitlines()[1:]

    def _wait_until_open(self, process: subprocess.Popen[bytes]) -> str:
        wait_until(lambda: self._open_at() or process.poll() is not None, "a server that opens")
        address = self._open_at()
        assert address, f"the server did not open: {self._said.read_text('utf-8')}"
        return address

    def _open_at(self) -> str:
        found = re.search(r"(http://127\.0\.0\.1:\d+/) ", self._said.read_text("utf-8"))
        return found[1] if found else ""

    def _environment(self) -> dict[str, str]:
        """A home of its own; only what is compiled for bots is shared with everybody."""
        own = {
            "HOME": str(self._folder),
            "XDG_DATA_HOME": str(self._folder),
            "NUMBA_CACHE_DIR": os.environ.get("NUMBA_CACHE_DIR", str(user_cache_path("dorfplatz"))),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "",
        }
        return {**os.environ, **own}


@contextmanager
def serving(folder: Path, program: str = "tests.browser.served") -> Iterator[Serving]:
    """A server that is not open yet; whatever happens, it is stopped in the end. `program` is the
    module that runs it."""
    server = Serving(folder, program)
    try:
        yield server
    finally:
        server.stop()
