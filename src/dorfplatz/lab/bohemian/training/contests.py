"""How strong a mind is against another: quick games inside the kernel, seats rotated."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from dorfplatz.bots.bohemian.matches import match
from dorfplatz.bots.bohemian.policy import Mind
from dorfplatz.bots.bohemian.starts import fresh
from dorfplatz.games.bohemian.kernel.chance import generator
from dorfplatz.lab.summary import Z95


@dataclass(frozen=True, slots=True)
class Contest:
    """One seat by a mind, the others by another, with the same dice on every seat in turn."""

    seats: int
    mind: Mind
    others: Mind
    seed: str


@dataclass(frozen=True, slots=True)
class Showing:
    """A mind's share of the wins, half the width of its 95 % interval, and its lead in coins."""

    share: float
    give: float
    lead: float


def hold(contest: Contest) -> tuple[float, float]:
    """One game on each seat: the mean share and lead."""
    random = Random(contest.seed)
    table, start = fresh(contest.seats, random)
    dice = random.getrandbits(63)
    games = [
        match(table, start, contest.mind, contest.others, seat, generator(dice), 1)
        for seat in range(contest.seats)
    ]
    return fmean(float(game[0]) for game in games), fmean(float(game[1]) for game in games)


def summed_up(contests: Iterable[tuple[float, float]]) -> Showing:
    shares, leads = zip(*contests, strict=True)
    return Showing(fmean(shares), Z95 * stdev(shares) / sqrt(len(shares)), fmean(leads))
