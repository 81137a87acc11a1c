"""The bots of Bohemian Villages."""

from functools import partial
from importlib import import_module
from typing import Final

from dorfplatz.bots.bohemian.greedy import Greedy
from dorfplatz.bots.game_bots import AnyBot, GameBots, uniform
from dorfplatz.games.bohemian.game import BOHEMIAN


def _thinking(kind: str, *settings: float) -> AnyBot:
    """A bot that thinks in the kernel, which is imported no sooner."""
    players = import_module("dorfplatz.bots.bohemian.players")
    player: AnyBot = getattr(players, kind)(*settings)
    return player


BOHEMIAN_BOTS: Final = GameBots(
    name=BOHEMIAN.name,
    bots={
        "uniform": uniform(BOHEMIAN),
        "apprentice": lambda _seconds: _thinking("apprentice"),
        "greedy": lambda _seconds: Greedy(),
        "tuned": lambda _seconds: _thinking("tuned"),
        "journeyman": lambda _seconds: _thinking("journeyman"),
        "master": lambda _seconds: _thinking("master"),
        "mayor": partial(_thinking, "mayor"),
    },
    usual="greedy",
    kernel=frozenset({"apprentice", "tuned", "journeyman", "master", "mayor"}),
    compiling="dorfplatz.games.bohemian.kernel.compiling",
    adviser="dorfplatz.bots.bohemian.advising",
)
