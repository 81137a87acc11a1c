"""What was acknowledged survives whoever wrote it: a process is killed in the middle of writing."""

import signal
import subprocess
import sys
from random import Random

import pytest

from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredTable

HEADER = "dorfplatz 1\ngame bohemian 1\n\n"
WRITER = """
import sys
from itertools import count
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition

store = Store.open(sys.argv[1])
start = store.record("t").count("chance: ")
print("ready", flush=True)
while True:
    lines = tuple(f"chance: {number}" for number in range(start, start + 1 + start % 3))
    store.append([Addition("t", start, lines, False)])
    print(*lines, sep="\\n", flush=True)
    start += len(lines)
"""


@pytest.mark.parametrize("kills", [2, pytest.param(30, marks=pytest.mark.outer)])
def test_what_was_acknowledged_survives_a_kill_at_any_moment(database: str, kills: int) -> None:
    """The next process also finds the lock free: it died with the one before."""
    store = Store.open(database)
    store.create(StoredTable("t", "bohemian", "host", False, {}, (), header=HEADER))
    store.close()
    random = Random(kills)
    acknowledged: list[str] = []
    for _ in range(kills):
        acknowledged += killed_writer(database, random.randrange(1, 60))
    again = Store.open(database)
    text = again.record("t")
    again.close()
    assert text is not None
    found = text.removeprefix(HEADER).splitlines()
    assert found == [f"chance: {number}" for number in range(len(found))]
    assert set(acknowledged) <= set(found)


def killed_writer(database: str, lines: int) -> list[str]:
    """The lines that a writer had acknowledged when it was killed, after so many at least."""
    command = [sys.executable, "-c", WRITER, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        printed = "".join(writer.stdout.readline() for _ in range(lines))
        writer.send_signal(signal.SIGKILL)
        printed += writer.stdout.read()
    assert writer.returncode == -signal.SIGKILL
    return printed[: printed.rfind("\n") + 1].splitlines()
