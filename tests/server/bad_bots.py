"""What can go wrong with a bot. Each stands in for the function that workers run."""

import os
import time
from unittest.mock import patch

from dorfplatz.bots import roster
from dorfplatz.games.bohemian.moves import Roll
from dorfplatz.server.thinking import think


def raises(_text: str, _kind: str) -> str:
    raise RuntimeError("I cannot decide")


class Cheat:
    """Rolls sixes for itself."""

    def choose(self, _state: object, _random: object) -> Roll:
        return Roll((6, 6, 6, 6))


def answers_nonsense(text: str, kind: str) -> str:
    with patch.object(roster, "bot", lambda *_: Cheat()):
        return think(text, kind)


def hangs(_text: str, _kind: str) -> str:
    time.sleep(600)
    return "end"


def dies(_text: str, _kind: str) -> str:
    os._exit(3)


def hangs_if_told_to(text: str, kind: str) -> str:
    """As the kind of bot says."""
    return hangs(text, kind) if kind == "hanging" else think(text, kind)
