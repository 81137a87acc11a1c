"""A server at a port of its own, for programs in processes of their own. Run as a module with the
path of the database, and the port if it is to be one. With every SIGUSR1 an hour passes for it."""

import signal
import socket
import sys

from dorfplatz.server.api import stream
from dorfplatz.server.serve import run
from tests.server.support import Clock, settings


def main(database: str, port: str = "0") -> None:
    door = socket.create_server(("127.0.0.1", int(port)))
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    stream.PING_EVERY = 0.1
    clock = Clock()
    signal.signal(signal.SIGUSR1, lambda *_: clock.pass_by(3600))
    run(settings(database, streams=8), door, lambda: print(address, flush=True), clock)


if __name__ == "__main__":
    main(*sys.argv[1:])
