"""All bots by name, from weakest to strongest, for each game."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.hamlet.steward import Steward
from dorfplatz.bots.uniform import Uniform
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text, shortened
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.hamlet.game import HAMLET

AnyBot = Bot[Any, Any]

SECONDS: Final = 1.0
"""How long a bot may think about a move, if nothing else is said."""

PLAIN: Final = ("uniform", "greedy", "steward")
"""They need nothing but the standard library; all others think in the kernel."""
_USUAL: Final = {BOHEMIAN.name: "greedy", HAMLET.name: "steward"}
"""Plays where nobody says which bot should: it is always there, and quick."""

UNKNOWN_BOT: Final = Text("roster.unknown-bot", "There is no bot “{found}”; there are: {known}.")
NOT_INSTALLED: Final = Text(
    "roster.not-installed",
    "The bot “{found}” needs the extra “bots”, which is not installed; it comes with: "
    "pip install 'dorfplatz[bots]'",
)


def _thinking(kind: str, *settings: float) -> AnyBot:
    """A bot that thinks in the kernel, which is imported no sooner."""
    players = import_module("dorfplatz.bots.bohemian.players")
    player: AnyBot = getattr(players, kind)(*settings)
    return player


ROSTER: Final[dict[str, dict[str, Callable[[float], AnyBot]]]] = {
    BOHEMIAN.name: {
        "uniform": lambda _seconds: Uniform(BOHEMIAN),
        "apprentice": lambda _seconds: _thinking("apprentice"),
        "greedy": lambda _seconds: Greedy(),
        "tuned": lambda _seconds: _thinking("tuned"),
        "journeyman": lambda _seconds: _thinking("journeyman"),
        "master": lambda _seconds: _thinking("master"),
        "mayor": partial(_thinking, "mayor"),
    },
    HAMLET.name: {
        "uniform": lambda _seconds: Uniform(HAMLET),
        "steward": lambda _seconds: Steward(),
    },
}
"""Each is made for so many seconds of thinking; those that need no time ignore them."""


def usual(game: str) -> str:
    return _USUAL[game]


def bot(game: str, name: str, seconds: float = SECONDS) -> AnyBot:
    check(game, name)
    return ROSTER[game][name](seconds)


@cache
def lasting(game: str, name: str, seconds: float = SECONDS) -> AnyBot:
    """The same bot every time in this process, so that it remembers its plan for a turn."""
    return bot(game, name, seconds)


def available(game: str) -> tuple[str, ...]:
    """Those whom nothing is missing that they need, from weakest to strongest."""
    return tuple(name for name in ROSTER[game] if name in PLAIN or _is_installed())


def thinking_bots(game: str) -> tuple[str, ...]:
    """Those of them that think in the kernel, which must be compiled."""
    return tuple(name for name in available(game) if name not in PLAIN)


def check(game: str, name: str) -> None:
    """Refuse a bot that cannot play here; none is made for it, which may take long."""
    if name not in ROSTER[game]:
        raise Malformed(UNKNOWN_BOT, found=shortened(name), known=available(game))
    if name not in available(game):
        raise Malformed(NOT_INSTALLED, found=name)


@cache
def _is_installed() -> bool:
    """The extra that the kernel needs; it is not imported."""
    return all(find_spec(module) is not None for module in ("numba", "numpy", "platformdirs"))
