"""All that is particular to a game where bots play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.uniform import Uniform
from dorfplatz.games.catalogue import GAMES, AnyGame

AnyBot = Bot[Any, Any]
Maker = Callable[[float], AnyBot]
"""Makes a bot for so many seconds of thinking; those that need no time ignore them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBots:
    name: str
    bots: Mapping[str, Maker]
    """By their names, from weakest to strongest."""
    usual: str
    """Plays where nobody says which bot should: it is always there, and quick."""
    kernel: frozenset[str] = frozenset()
    """Those that think in the kernel, which needs the extra “bots”."""
    compiling: str = ""
    """The module whose `is_cold` says whether that kernel has to be compiled first; imported no
    sooner than needed."""
    adviser: str = ""
    """The module whose `adviser` gives hints, if there is one; imported no sooner than needed."""


def uniform(game: AnyGame) -> Maker:
    return lambda _seconds: Uniform(game)


def plain(name: str) -> GameBots:
    """For a game without bots of its own: somebody who plays at random."""
    return GameBots(name=name, bots={"uniform": uniform(GAMES[name])}, usual="uniform")
