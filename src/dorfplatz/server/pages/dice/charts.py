"""How often something fell, as columns, each with a mark where it was to be expected."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

HEIGHT: Final = 130
WIDTH: Final = 28
STEP: Final = 38


@dataclass(frozen=True, slots=True)
class Column:
    label: str
    amount: str
    x: int
    y: int
    height: int
    mark: int
    """How high the expected number is drawn."""

    @property
    def top(self) -> int:
        """Where there is room for the number: above the column and the mark."""
        return min(self.y, self.mark)


def columns(
    labels: Sequence[str],
    counts: Sequence[int],
    expected: Sequence[float],
    amounts: Sequence[str],
) -> tuple[Column, ...]:
    """`amounts` say the counts in words."""
    most = max(1.0, *counts, *expected)

    def height(amount: float) -> int:
        return round(HEIGHT * amount / most)

    return tuple(
        Column(label, amount, place * STEP, HEIGHT - tall, tall, HEIGHT - height(due))
        for place, (label, amount, due) in enumerate(zip(labels, amounts, expected, strict=True))
        for tall in [height(counts[place])]
    )
