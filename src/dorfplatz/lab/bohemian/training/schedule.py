"""How training changes as it goes on: bold at first, careful at the end."""

from dataclasses import dataclass
from typing import Final

LAST_RATE: Final = 3e-5
FIRST_RATE: Final = 1e-3
FIRST_TRUST: Final = 0.95
LAST_TRUST: Final = 0.8
FIRST_WANDERING: Final = 0.1
LATER_WANDERING: Final = 0.02
"""A share of turns is anything, so that strange positions are seen too."""


@dataclass(frozen=True, slots=True)
class Pace:
    """At one moment of training."""

    rate: float
    trust: float
    wandering: float


def pace(progress: float) -> Pace:
    """From 0, a new network, to 1; a trained one that learns on begins half-way."""
    return Pace(
        rate=FIRST_RATE * (1 - progress) + LAST_RATE,
        trust=max(LAST_TRUST, FIRST_TRUST - (FIRST_TRUST - LAST_TRUST) * 2 * progress),
        wandering=FIRST_WANDERING if progress < 0.1 else LATER_WANDERING,
    )
