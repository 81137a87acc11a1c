"""Small foreign programs, most of them ill-behaved, and a table for them."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from dorfplatz.bots.engines.foreign import Limits
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import AnyTable, Table, new_record

LIMITS = Limits(start=60, ready=60, grace=0.1, stop=0.1, farewell=0.15)
"""As long as it may take to start a program on a busy machine, and no longer for what shall be
noticed."""
AT_LEISURE = 60
"""Seconds for a move that is sure to come."""
HURRIED = 0.05
"""Seconds for one that will not."""
SOON = 30
"""Seconds, on a busy machine; ill-behaved programs would sleep for longer."""

PROGRAM = """
import os, signal, subprocess, sys, time

def say(*words):
    print(*words, flush=True)

moves = []
{before}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "dorfplatz-engine":
        {hello}
    elif word == "isready":
        {isready}
    elif word == "position":
        moves = []
    elif word == "legal":
        moves.append(rest)
    elif word == "go":
        {go}
    elif word == "stop":
        {stop}
    elif word == "quit":
        {quit}
    {after}
"""
POLITE = {
    "before": "",
    "hello": 'say("id name Tiny"); say("ready")',
    "isready": 'say("readyok")',
    "go": 'say("bestmove", moves[0])',
    "stop": "pass",
    "quit": "break",
    "after": "",
}


def program(folder: Path, **parts: str) -> list[str]:
    """The command of a polite program, some parts of which do something else."""
    path = folder / f"engine-{len(list(folder.iterdir()))}.py"
    path.write_text(PROGRAM.format(**{**POLITE, **parts}), "utf-8")
    return [sys.executable, "-IS", str(path)]


def table(game: str = "bohemian") -> AnyTable:
    """The first choice of a game of engines."""
    automas = find(game).automas()
    kinds = ("engine", *(automas.values() or ("engine",)))
    players = tuple(Player(kind, f"{kind} {number}") for number, kind in enumerate(kinds))
    return Table(course_of(new_record(find(game), players, {})), RandomSource("engine"))


def legal(course: AnyCourse) -> list[str]:
    return [course.game.write(course.state, move) for move in course.game.legal(course.state)]


def is_there(process: int) -> bool:
    """Whether a process is there, be it only to be buried."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def dies(process: int, seconds: float = 10) -> bool:
    """Whether it is dead soon; not everywhere somebody buries orphans."""
    until = time.monotonic() + seconds
    while _lives(process) and time.monotonic() < until:
        time.sleep(0.02)
    return not _lives(process)


def _lives(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    with suppress(OSError):
        return status.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    return is_there(process)
