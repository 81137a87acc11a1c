"""Run a command while other processes keep every core busy, several times if wanted.

`python -m tools.under_load --times 3 -- make test` shows that nothing in the suite depends on how
fast the machine happens to be.
"""

import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

BUSY: Final = """
import os
parent = os.getppid()
while os.getppid() == parent:
    sum(range(100_000))
"""
"""Computes until whoever started it is gone."""


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that never rest."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run(command: Sequence[str]) -> tuple[int, float]:
    """The exit code, and the seconds it took."""
    start = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    return code, time.monotonic() - start


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("command", nargs="+")
    chosen = parser.parse_args()
    codes: list[int] = []
    for number in range(1, chosen.times + 1):
        with busy(chosen.processes):
            code, seconds = run(chosen.command)
        codes.append(code)
        minutes, rest = divmod(round(seconds), 60)
        result = "passed" if code == 0 else f"FAILED with {code}"
        said = f"{' '.join(chosen.command)}: {result} in {minutes}:{rest:02}"
        print(
            f"== run {number} of {chosen.times} beside {chosen.processes} busy processes, {said}",
            flush=True,
        )
    sys.exit(max(codes, key=abs))


if __name__ == "__main__":
    main()
