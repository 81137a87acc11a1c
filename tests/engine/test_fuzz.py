"""A program that says anything at all, at every moment."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dorfplatz.bots.engines.foreign import Engine
from dorfplatz.bots.engines.program import Failure
from dorfplatz.bots.engines.said_by_engine import BestMove, Ready, ReadyNow, Said, read
from dorfplatz.bots.engines.wire import Lines
from dorfplatz.games.catalogue import find
from tests.engine.foreign_programs import PATIENT, is_there, legal, table
from tests.waiting import GUARD

SHELL = """
while read -r word rest; do
  case $word in
    dorfplatz-engine) {hello};;
    isready) {isready};;
    go) {go};;
    quit) exit;;
  esac
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


def saying(said: bytes, answer: type[Said], path: Path) -> str:
    """In a shell. A program that has no answer ends: what is silent is waited for elsewhere."""
    path.write_bytes(said)
    answers = any(isinstance(read(line), answer) for line in Lines().feed(said) if line is not None)
    return f"cat {path}" if answers else f"cat {path}; exit"


def times(examples: int) -> settings:
    return settings(
        max_examples=examples, suppress_health_check=[HealthCheck.function_scoped_fixture]
    )


anything = given(hello=then("ready"), isready=then("readyok"), go=then(MOVE))


@times(15)
@anything
def test_whatever_a_program_says_nobody_is_held_up(
    tmp_path: Path, hello: bytes, isready: bytes, go: bytes
) -> None:
    play_with(tmp_path, hello, isready, go)


@pytest.mark.outer
@times(250)
@anything
def test_nor_by_many_of_them(tmp_path: Path, hello: bytes, isready: bytes, go: bytes) -> None:
    play_with(tmp_path, hello, isready, go)


def play_with(tmp_path: Path, hello: bytes, isready: bytes, go: bytes) -> None:
    """Says this when greeted, when asked whether it is ready, and when told to choose."""
    script = SHELL.format(
        hello=saying(hello, Ready, tmp_path / "hello"),
        isready=saying(isready, ReadyNow, tmp_path / "isready"),
        go=saying(go, BestMove, tmp_path / "go"),
    )
    engine = Engine(["sh", "-c", script], PATIENT)
    engine.start()
    assert engine._program is not None
    process = engine._program._process.pid
    try:
        engine.introduce()
        engine.prepare(find("bohemian"), {})
        assert engine.choose(COURSE, GUARD).move in legal(COURSE)
    except Failure as failure:
        print(failure)
    finally:
        engine.end()
    assert not is_there(process)
