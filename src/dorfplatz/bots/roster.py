"""All bots by name, from weakest to strongest, for each game."""

from functools import cache
from importlib.util import find_spec
from typing import Final

from dorfplatz.bots.game_bots import AnyBot
from dorfplatz.bots.games import GAME_BOTS
from dorfplatz.bots.words import NOT_INSTALLED, UNKNOWN_BOT
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import GAMES, find

SECONDS: Final = 1.0
"""How long a bot may think about a move, if nothing else is said."""

PLAIN: Final = frozenset(
    bot for game in GAMES for bot in GAME_BOTS[game].bots if bot not in GAME_BOTS[game].kernel
)
"""They need nothing but the standard library; all others think in the kernel."""

ROSTER: Final = {game: GAME_BOTS[game].bots for game in GAMES}
"""How each is made, by game and name."""


def usual(game: str) -> str:
    return GAME_BOTS[game].usual


def bot(game: str, name: str, seconds: float = SECONDS) -> AnyBot:
    check(game, name)
    return ROSTER[game][name](seconds)


@cache
def lasting(game: str, name: str, seconds: float = SECONDS) -> AnyBot:
    """The same bot every time in this process, so that it remembers its plan for a turn."""
    return bot(game, name, seconds)


def available(game: str) -> tuple[str, ...]:
    """The bots whose extras are installed, from weakest to strongest."""
    return tuple(name for name in ROSTER[find(game).name] if name in PLAIN or _is_installed())


def thinking_bots(game: str) -> tuple[str, ...]:
    """Those of them that think in the kernel, which must be compiled."""
    return tuple(name for name in available(game) if name not in PLAIN)


def check(game: str, name: str) -> None:
    """Refuse a bot that cannot play here; none is made for it, which may take long."""
    if name not in ROSTER[find(game).name]:
        raise Malformed(UNKNOWN_BOT, found=shortened(name), known=available(game))
    if name not in available(game):
        raise Malformed(NOT_INSTALLED, found=name)


@cache
def _is_installed() -> bool:
    """The extra that the kernel needs; it is not imported."""
    return all(find_spec(module) is not None for module in ("numba", "numpy", "platformdirs"))
