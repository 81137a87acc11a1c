"""Where points came from as bars, and how they grew as curves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat

WIDTH: Final = 600
BAR: Final = 22
GAP: Final = 8
HEIGHT: Final = 200


@dataclass(frozen=True, slots=True)
class Part:
    why: str
    amount: int
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Bar:
    seat: Seat
    total: int
    y: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What each seat got from one source."""

    why: str
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChartLine:
    seat: Seat
    points: str
    end_x: int
    end_y: int


@dataclass(frozen=True, slots=True)
class Curve:
    lines: tuple[ChartLine, ...]
    levels: tuple[tuple[int, int], ...]
    """Amounts and how high they are drawn."""


def bars(table: Sequence[Account]) -> tuple[Bar, ...]:
    """A bar for each seat; what was lost shortens nothing, it is in the table."""
    columns = list(zip(*(account.amounts for account in table), strict=True))
    scale = WIDTH / max(1, *(sum(max(0, each) for each in column) for column in columns))
    found = []
    for seat, column in enumerate(columns):
        parts, reached = list[Part](), 0
        for account, amount in zip(table, column, strict=True):
            if amount > 0:
                x = round(reached * scale)
                reached += amount
                parts.append(Part(account.why, amount, x, round(reached * scale) - x))
        found.append(Bar(Seat(seat), sum(column), seat * (BAR + GAP), tuple(parts)))
    return tuple(found)


def curve(history: Sequence[Sequence[int]]) -> Curve:
    """A line for each seat through what it had at each moment."""
    most = max(1, *map(max, history))
    least = min(0, *map(min, history))
    across = WIDTH / (len(history) - 1)

    def height(amount: int) -> int:
        return round(HEIGHT * (most - amount) / (most - least))

    lines = []
    for seat in range(len(history[0])):
        points = [(round(turn * across), height(row[seat])) for turn, row in enumerate(history)]
        drawn = " ".join(f"{x},{y}" for x, y in points)
        lines.append(ChartLine(Seat(seat), drawn, *points[-1]))
    step = next(size for size in (5, 10, 20, 50, 100, 1000) if most / size <= 6)
    return Curve(tuple(lines), tuple((each, height(each)) for each in range(0, most + 1, step)))
