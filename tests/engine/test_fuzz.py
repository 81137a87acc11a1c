"""A program that says anything at all, at every moment."""

import os
import time
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dorfplatz.bots.engines.foreign import Engine, Limits
from dorfplatz.bots.engines.program import Failure
from dorfplatz.games.catalogue import find
from tests.engine.foreign_programs import SOON, is_there, legal, table

EXAMPLES = int(os.environ.get("DORFPLATZ_FUZZ", "600")) // 40
LIMITS = Limits(start=0.3, ready=0.2, grace=0.05, stop=0.05, farewell=0.05)
SHELL = """
cat {0}/hello
while read -r word rest; do
  case $word in isready) cat {0}/isready;; go) cat {0}/go;; quit) exit;; esac
done
"""
COURSE = table().course

MOVE = f"bestmove {legal(COURSE)[0]}"

right = st.sampled_from(["ready", "readyok", MOVE, "id name A", "info text x", "error x"])
wrong = st.sampled_from(["bestmove", "bestmove end", "info share x", "ready ok", "option", "game"])
lines = (right | wrong | st.text(max_size=9)).map(lambda line: f"{line}\n".encode())
talk = st.lists(lines | st.binary(max_size=9), max_size=5).map(b"".join)


def then(expected: str) -> st.SearchStrategy[bytes]:
    """Mostly what is expected, with anything before it; else anything."""
    last = f"\n{expected}\n".encode()
    return st.tuples(talk, st.sampled_from([last, last, last, b""])).map(b"".join)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(hello=then("ready"), isready=then("readyok"), go=then(MOVE))
def test_whatever_a_program_says_nobody_is_held_up(
    tmp_path: Path, hello: bytes, isready: bytes, go: bytes
) -> None:
    for name, said in (("hello", hello), ("isready", isready), ("go", go)):
        (tmp_path / name).write_bytes(said)
    engine, begin = Engine(["sh", "-c", SHELL.format(tmp_path)], LIMITS), time.monotonic()
    engine.start()
    assert engine._program is not None
    process = engine._program._process.pid
    try:
        engine.introduce()
        engine.prepare(find("bohemian"), {})
        assert engine.choose(COURSE, 0.05).move in legal(COURSE)
    except Failure as failure:
        print(failure)
    finally:
        engine.end()
    assert not is_there(process)
    assert time.monotonic() - begin < SOON
