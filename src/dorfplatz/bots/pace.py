"""How long bots wait before they move, so that people can follow."""

from random import Random
from typing import Final

FORCED: Final = 0.6
"""Seconds that a person takes where there is only one choice."""
AT_LEAST: Final = 1.2
"""Seconds, where there are several."""
FOR_EACH: Final = 0.04
"""Seconds more for each of them,"""
COUNTED: Final = 40
"""if there are no more than so many."""


def human(choices: int, random: Random) -> float:
    """Seconds that a person takes over so many choices, roughly: never the same twice."""
    usual = FORCED if choices == 1 else AT_LEAST + FOR_EACH * min(choices, COUNTED)
    return usual * random.uniform(0.7, 1.3)
