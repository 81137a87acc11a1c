"""What many games show: scores, win shares with their intervals, turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from dorfplatz.lab.simulation import Outcome

Z95: Final = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Row:
    """How a kind of bot, or a place in the order of play, did; all figures for one seat of it."""

    name: str
    seats: int
    score: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Seating:
    """What one seat had in one game."""

    total: int
    share: float
    """Of the win: a tie is shared."""


def by_bot(games: Sequence[Outcome]) -> list[Row]:
    """Bots of one kind in a game count together, as their wins depend on each other."""
    kinds = dict.fromkeys(kind for game in games for kind in sorted(game.bots))
    return [_row(kind, [seatings(game, seats_of(game, kind)) for game in games]) for kind in kinds]


def by_order(games: Sequence[Outcome]) -> list[Row]:
    """The first to play, the second, and so on."""
    seats = len(games[0].bots)
    return [
        _row(str(place + 1), [seatings(game, [(game.first + place) % seats]) for game in games])
        for place in range(seats)
    ]


def turns_each(games: Sequence[Outcome]) -> float:
    return fmean(game.turns / len(game.bots) for game in games)


def interval(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of games."""
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 * sqrt(spread) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def seats_of(game: Outcome, kind: str) -> list[int]:
    return [seat for seat, bot in enumerate(game.bots) if bot == kind]


def seatings(game: Outcome, seats: Iterable[int]) -> list[Seating]:
    winners = game.winners
    return [Seating(game.totals[s], (s in winners) / len(winners)) for s in seats]


def _row(name: str, games: list[list[Seating]]) -> Row:
    share = fmean(fmean(each.share for each in seatings) for seatings in games)
    low, high = interval(share, len(games))
    score = fmean(each.total for seatings in games for each in seatings)
    return Row(name, len(games[0]), score, share, low, high)
