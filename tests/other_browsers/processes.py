"""Programs that run beside the tests and are stopped whatever happens."""

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.other_browsers.installing import virtual_screen
from tests.waiting import GUARD


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], said: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a session of its own, so that its children end with it."""
    with said.open("wb") as output:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(GUARD)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen without a window manager. X chooses a free display and tells its number."""
    program = virtual_screen()
    assert program is not None
    told, tells = os.pipe()
    process = subprocess.Popen(
        [program, "-displayfd", str(tells), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
        pass_fds=(tells,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        with os.fdopen(told) as number:
            display = number.readline().strip()
        assert display, "Xvfb did not start"
        yield f":{display}"
    finally:
        process.terminate()
        process.wait(GUARD)
