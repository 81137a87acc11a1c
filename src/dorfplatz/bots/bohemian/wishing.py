"""What a seat wishes for, read off many values at once."""

import numpy as np

from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.valuing import A_COIN


def leads_of(values: Floats, seats: int, seat: int) -> Floats:
    """How far a seat is ahead of the others' average, in coins; values are the last axis."""
    coins = values[..., seats : 2 * seats]
    others = (coins.sum(-1) - coins[..., seat]) / (seats - 1)
    return np.asarray(coins[..., seat] - others, np.float32)


def wishes_of(values: Floats, seats: int, seat: int) -> Floats:
    """As `valuing.wish` says it of one position."""
    return np.asarray(values[..., seat] + A_COIN * leads_of(values, seats, seat), np.float32)
