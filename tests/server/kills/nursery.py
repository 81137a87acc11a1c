"""Servers by the hundred: everything is imported once, then each server is a fork. Run as a module;
each line on standard input is the address of a database, and a server of it is started. What it
says is its process id, then what the server says.

Bots think in the server itself: a worker process for each server would take longer than the rest.
"""

import os
import signal
import sys

from dorfplatz.bots import choosing
from dorfplatz.core.record import write
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.api import opened


async def choose(_: Thinker, course: AnyCourse, kind: str) -> str:
    return choosing.choose(write(course.record), kind, seconds=0.05)


def main() -> None:
    setattr(Thinker, "choose", choose)  # noqa: B010
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(line.strip())
        print(f"process {process}", flush=True)


def serve(database: str) -> None:
    """Never returns."""
    try:
        opened.main(database)
    finally:
        sys.stderr.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
