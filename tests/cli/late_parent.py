"""A fork server that the system lets run on only when the child it has just forked has ended."""

import os
from collections.abc import Callable

from tests.cli import fork_server


def serve(listening: int) -> Callable[[], None]:
    fork = os.fork

    def fork_and_come_late() -> int:
        child = fork()
        if child:
            os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        return child

    os.fork = fork_and_come_late
    return fork_server.serve(listening)
