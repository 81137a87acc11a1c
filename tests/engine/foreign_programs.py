"""Small foreign programs, most of them ill-behaved, and a table for them."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from dorfplatz.bots.engines.foreign import Limits
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import AnyTable, Table, new_record
from tests.waiting import GUARD, wait_until

NEVER = 0.02
"""Seconds to wait for what is sure not to come: how long that is makes no difference."""
PATIENT = Limits(start=GUARD, ready=GUARD, grace=GUARD, stop=GUARD, farewell=GUARD)
"""For programs that answer all they are asked, and leave."""
LIMITS = Limits(start=GUARD, ready=GUARD, grace=NEVER, stop=NEVER, farewell=NEVER)
"""Programs that are slow to start are waited for. What is asked of them is either answered, then
they are given `GUARD` seconds for it, or it is not, then they are given `NEVER`. A program that
sleeps does so for longer than the guard."""

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
    """Whether a process is there, be it only as a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def dies(process: int) -> bool:
    """Not everywhere somebody reaps orphans, so a zombie counts as dead."""
    wait_until(lambda: not _lives(process), f"the end of process {process}")
    return True


def _lives(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    with suppress(OSError):
        return status.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    return is_there(process)
