"""What can go wrong with a bot. Each stands in for the function that workers run."""

import os
import signal
import time
from pathlib import Path
from typing import Final
from unittest.mock import patch

from dorfplatz.bots import roster
from dorfplatz.bots.choosing import choose
from dorfplatz.games.bohemian.moves import Roll


def raises(_text: str, _kind: str, _seconds: float) -> str:
    raise RuntimeError("I cannot decide")


class Cheat:
    """Rolls sixes for itself."""

    def choose(self, _state: object, _random: object) -> Roll:
        return Roll((6, 6, 6, 6))


def answers_nonsense(text: str, kind: str, seconds: float) -> str:
    with patch.object(roster, "bot", lambda *_: Cheat()):
        return choose(text, kind, seconds)


def hangs(_text: str, _kind: str, _seconds: float) -> str:
    time.sleep(600)
    return "end"


def dies(_text: str, _kind: str, _seconds: float) -> str:
    os._exit(3)


GATE: Final = "DORFPLATZ_TEST_GATE"
"""The name of a file, by which tests tell workers what to do."""


def hangs_if_told_to(text: str, kind: str, seconds: float) -> str:
    """Only one kind of bot, which tells that it has begun."""
    if kind != "uniform":
        return choose(text, kind, seconds)
    Path(os.environ[GATE]).touch()
    return hangs(text, kind, seconds)


def waits_at_the_gate() -> None:
    """A preparation that takes until the test says so."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)


def dies_once(text: str, kind: str, seconds: float) -> str:
    """At the first thought of all."""
    try:
        Path(os.environ[GATE]).touch(exist_ok=False)
    except FileExistsError:
        return choose(text, kind, seconds)
    os._exit(3)


def stops_itself_once(text: str, kind: str, seconds: float) -> str:
    """At the first thought of all, until somebody wakes or kills it."""
    try:
        Path(os.environ[GATE]).touch(exist_ok=False)
    except FileExistsError:
        return choose(text, kind, seconds)
    os.kill(os.getpid(), signal.SIGSTOP)
    return choose(text, kind, seconds)


def greedy(text: str, _kind: str, seconds: float) -> str:
    """Whatever bot is asked for."""
    return choose(text, "greedy", seconds)
