"""Modifiers drawn for each game, so that many games show what each of them does."""

from random import Random
from typing import Final

from dorfplatz.core.contract import Options
from dorfplatz.games.hamlet.options import NONE, Modifier

LIKELY: Final = 0.25
"""Each is chosen as often: one or two in most games."""
CONTRARY: Final = (Modifier.ONE_POINT_SITES, Modifier.FIVE_POINT_SITES)


def with_drawn_modifiers(options: Options, random: Random) -> Options:
    drawn = [each for each in Modifier if random.random() < LIKELY]
    if {*CONTRARY} <= {*drawn}:
        drawn.remove(random.choice(CONTRARY))
    return {**options, "modifiers": ",".join(each.value for each in drawn) or NONE}
