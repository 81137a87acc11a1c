"""Is one bot better than another? A sequential test, which stops as soon as it is sure.

The generalised sequential probability ratio test for a mean whose variation is not known, over
blocks of games. Held against each other are "its share of the wins is even" and "it is so much more
than even"; with the usual bounds each error has a chance of about 5 %.
"""

from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

ERROR: Final = 0.05
"""How often a bot that is even may be called better, and one that is so much better not."""
BOUND: Final = log((1 - ERROR) / ERROR)


class Verdict(Enum):
    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


@dataclass(slots=True)
class Trial:
    """Takes the blocks one after the other, in their order: those that end first would not do."""

    even: float
    """The share of a bot that is as good as the others."""
    lead: float
    """So much more would be better."""
    blocks: int = 0
    _from_even: float = 0.0
    """Sum of squared distances."""
    _from_better: float = 0.0

    def add(self, share: float) -> None:
        """The share of one block."""
        self.blocks += 1
        self._from_even += (share - self.even) ** 2
        self._from_better += (share - self.even - self.lead) ** 2

    @property
    def evidence(self) -> float:
        """Logarithm of how much likelier the blocks are if it is better. One game's variation is
        added, so that a few equal blocks do not decide."""
        game = self.even * (1 - self.even)
        return self.blocks / 2 * log((game + self._from_even) / (game + self._from_better))

    @property
    def verdict(self) -> Verdict:
        if self.evidence >= BOUND:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if self.evidence <= -BOUND else Verdict.OPEN
