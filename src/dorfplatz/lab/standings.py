"""How each kind of bot did: its share of the wins and its lead in points, for one seat of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from dorfplatz.lab.intervals import Estimate, mean_of, share_of
from dorfplatz.lab.simulation import Outcome
from dorfplatz.lab.summary import seatings, seats_of

Games = Sequence[Sequence[Outcome]]
"""Block by block."""


@dataclass(frozen=True, slots=True)
class Standing:
    name: str
    games: int
    share: Estimate
    margin: Estimate
    """Own total less the mean of the others'."""


def standings(blocks: Games, kinds: Sequence[str]) -> list[Standing]:
    """Against whoever they met: in a round robin the interval also holds how unlike the opponents
    were, so it is rather too wide."""
    return [_standing(kind, games_of(blocks, kind)) for kind in kinds]


def games_of(blocks: Games, kind: str) -> list[list[Outcome]]:
    """Those in which a kind of bot took part."""
    taken = ([game for game in block if kind in game.bots] for block in blocks)
    return [block for block in taken if block]


def share_in(game: Outcome, kind: str) -> float:
    """Of the win, for one seat of this kind; a tie is shared."""
    return fmean(each.share for each in seatings(game, seats_of(game, kind)))


def margin_in(game: Outcome, kind: str) -> float:
    """For one seat of this kind."""
    others = len(game.totals) - 1
    total = sum(game.totals)
    own = fmean(game.totals[seat] for seat in seats_of(game, kind))
    return own - (total - own) / others


def _standing(kind: str, blocks: list[list[Outcome]]) -> Standing:
    """The share of all seats of a kind can reach 1, so the interval is that of theirs."""
    seats = len(seats_of(blocks[0][0], kind))
    shares = share_of([[share_in(game, kind) * seats for game in block] for block in blocks])
    return Standing(
        name=kind,
        games=sum(map(len, blocks)),
        share=shares.times(1 / seats),
        margin=mean_of([[margin_in(game, kind) for game in block] for block in blocks]),
    )
