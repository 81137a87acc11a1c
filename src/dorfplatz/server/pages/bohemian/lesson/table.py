"""The table of the first game: four villages and five figures each, so that it is soon over."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dorfplatz.core.record import Player
from dorfplatz.games.bohemian.components import Components, Setup, standard, write

FRIEND: Final = "Lenka"
LENKA: Final = Player("greedy", FRIEND)
"""Nothing asks what kind of bot she is: her moves stand in the script."""

SETUP: Final = Setup(figures=5, without=("A/B", "E/F", "K/L", "O/P", "S/T"))


def options() -> Mapping[str, str]:
    """The villages are as always; only fewer of them, and fewer figures."""
    return {"components": write(_components())}


def _components() -> Components:
    shipped = standard()
    setups = tuple((seats, SETUP if seats == 2 else setup) for seats, setup in shipped.setups)
    return replace(shipped, setups=setups)
