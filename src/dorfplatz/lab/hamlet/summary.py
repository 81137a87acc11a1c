"""What many games of Hamlet show together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import TypeVar

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, Ending
from dorfplatz.lab.hamlet.tally import Tally
from dorfplatz.lab.simulation import Outcome
from dorfplatz.lab.summary import interval

Key = TypeVar("Key")
Counted = tuple[Outcome, Tally]
"""A game, as every game is counted and as Hamlet is."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of each game: its mean, its spread (the standard deviation), its ends."""

    mean: float
    spread: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Wins:
    """How often the person wins."""

    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Filled:
    """A church order: the share of games in which each seat fills it, and when on average."""

    by_person: float
    by_botrik: float
    round: float


def figure(numbers: Iterable[int]) -> Figure:
    found = list(numbers)
    return Figure(fmean(found), pstdev(found), min(found), max(found))


def scores(games: Sequence[Counted], seat: Seat) -> Figure:
    return figure(outcome.totals[seat] for outcome, _ in games)


def wins(games: Sequence[Counted]) -> Wins:
    share = fmean(outcome.winners == (PERSON,) for outcome, _ in games)
    return Wins(len(games), share, *interval(share, len(games)))


def by_modifier(games: Sequence[Counted]) -> dict[Modifier | None, Wins]:
    """For games with each modifier, whatever else was chosen; None: with none at all."""
    found = {each: [game for game in games if each in game[1].modifiers] for each in Modifier}
    plain = [game for game in games if not game[1].modifiers]
    return {each: wins(some) for each, some in ((None, plain), *found.items()) if some}


def endings(games: Sequence[Counted]) -> dict[Ending, float]:
    """The share of games that ended so."""
    return {each: fmean(tally.ending is each for _, tally in games) for each in Ending}


def points(games: Sequence[Counted]) -> dict[tuple[Seat, Why], float]:
    """Where each seat's points come from in a game."""
    return _means((tally.points for _, tally in games), [(s, why) for s in SEATS for why in Why])


def orders(games: Sequence[Counted]) -> dict[str, Filled]:
    """All that were ever filled."""
    names = sorted({order for _, tally in games for order in tally.orders})
    return {order: _filled(games, order) for order in names}


def succeeded(games: Sequence[Counted]) -> dict[Action, float]:
    """How often in a game."""
    return _means((tally.succeeded for _, tally in games), list(Action))


def failed(games: Sequence[Counted]) -> dict[tuple[Action, Failure], float]:
    """How often in a game, for all that ever failed, in the order of the actions."""
    known = {each for _, tally in games for each in tally.failed}
    order = [(action, why) for action in Action for why in Failure if (action, why) in known]
    return _means((tally.failed for _, tally in games), order)


def _means(counts: Iterable[Mapping[Key, int]], keys: Sequence[Key]) -> dict[Key, float]:
    """In a game; what was not counted did not happen."""
    games = list(counts)
    return {key: fmean(game.get(key, 0) for game in games) for key in keys}


def _filled(games: Sequence[Counted], order: str) -> Filled:
    found = [tally.orders[order] for _, tally in games if order in tally.orders]
    seats = [seat for seat, _ in found]
    return Filled(
        by_person=seats.count(PERSON) / len(games),
        by_botrik=seats.count(BOTRIK) / len(games),
        round=fmean(at for _, at in found),
    )
