"""Errors like those of people: near misses are common and blunders rare, and over a game they cost
a set number of coins a turn."""

from typing import Final

import numpy as np

from dorfplatz.bots.bohemian.features import Floats

APPRENTICE_LOSES: Final = {2: 4.0, 3: 1.6, 4: 1.15, 5: 1.1}
JOURNEYMAN_LOSES: Final = {2: 0.8, 3: 0.35, 4: 0.12, 5: 0.12}
"""Coins a turn, by the number of players: among many a turn is worth less."""

COOLEST: Final = 0.01
HOTTEST: Final = 100.0
HALVINGS: Final = 20


def chances(leads: Floats, loses: float) -> Floats:
    """How likely each plan is taken, so that on average so many coins of lead are lost; where not
    so much can be lost by taking just anything, anything is taken."""
    losses = leads.max() - leads
    cool, hot = COOLEST, HOTTEST
    for _ in range(HALVINGS):
        middle = (cool * hot) ** 0.5
        if float(_chances(losses, middle) @ losses) < loses:
            cool = middle
        else:
            hot = middle
    return _chances(losses, hot)


def _chances(losses: Floats, heat: float) -> Floats:
    """A plan that loses `heat` coins more is taken e times less often."""
    weights = np.exp(-losses / np.float32(heat))
    return np.asarray(weights / weights.sum(), np.float32)
