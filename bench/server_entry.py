"""The real server for the benchmark, at any free port of this machine alone, with limits out of the
way: `python -m bench.server_entry DATABASE [PROFILE]`. It says on one line where it listens."""

import cProfile
import socket
import sys
from contextlib import suppress

from dorfplatz.server.serve import run
from dorfplatz.server.settings import Rate, Settings

NO_LIMIT = Rate(10**9, 1e9)


def settings(database: str) -> Settings:
    return Settings(
        database,
        tables=NO_LIMIT,
        tables_of_address=NO_LIMIT,
        moves=NO_LIMIT,
        pages=NO_LIMIT,
        open_tables=10**9,
        streams=10**9,
        streams_of_address=10**9,
    )


def main(database: str, profile: str | None = None) -> None:
    door = socket.create_server(("127.0.0.1", 0), backlog=4096)

    def opened() -> None:
        print(door.getsockname()[1], flush=True)

    watch = cProfile.Profile()
    with suppress(KeyboardInterrupt):
        if profile is None:
            run(settings(database), door, opened)
        else:
            watch.runcall(run, settings(database), door, opened)
    if profile is not None:
        watch.dump_stats(profile)


if __name__ == "__main__":
    main(*sys.argv[1:])
