"""A server at a port of its own, for programs in processes of their own: not as patient as the one
that people use. Run as a module with the path of the database, and the port if it is to be one."""

import socket
import sys
from pathlib import Path

from dorfplatz.server.programs import stream
from dorfplatz.server.serve import run
from tests.server.support import settings


def main(database: str, port: str = "0") -> None:
    door = socket.create_server(("127.0.0.1", int(port)))
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    chosen = settings(Path(database), away_after=0.5, streams=8)
    stream.PING_EVERY = 0.1
    run(chosen, door, lambda: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
