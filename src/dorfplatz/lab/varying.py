"""Options that may be drawn anew for each of many games."""

from collections.abc import Callable
from random import Random
from typing import Final

from dorfplatz.core.contract import Options
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.lab.hamlet.modifiers import with_drawn_modifiers

VARYING: Final[dict[str, Callable[[Options, Random], Options]]] = {
    HAMLET.name: with_drawn_modifiers,
}


def drawn_options(game: str, options: Options, seed: str) -> Options:
    return VARYING[game](options, Random(f"{seed}/options"))
