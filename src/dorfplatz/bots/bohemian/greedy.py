"""Looks at every way to use the dice of a turn and takes what is worth most, now and at the end.

What a position is worth is a guess in coins, made by hand: see `worths`. Re-rolls are not looked
into; spending the tile is held against what a die rolled again brings on average.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import GOODS, Kind
from dorfplatz.games.bohemian.moves import End, PlayerMove, Reroll
from dorfplatz.games.bohemian.state import Phase, State


@dataclass(frozen=True, slots=True)
class Weights:
    """What the guess is made of, in coins or in parts of what something will pay."""

    figures_per_turn: float = 1.2
    """How fast a hand empties: it tells how many turns are left."""
    shops: float = 0.8
    churches: float = 0.7
    goods: float = 0.5
    """Part of flour or glass that is sure; the rest comes as the others are taken."""
    quiet_inn: float = 0.4
    """Part of an inn that is sure while it is not active; the rest comes with its neighbours."""
    special_tile: float = 1.5
    bishop: float = 1.0
    """Even without a church."""
    reroll: float = 1.4
    """For each die."""


WEIGHTS: Final = Weights()


class Greedy:
    """Income is always collected; among equal turns the first in the order of moves is taken."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, state: State, _random: Random) -> PlayerMove:
        legal = BOHEMIAN.legal(state)
        if state.phase is not Phase.MOVES or len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda move: self._lead_after(state, move))

    def _lead_after(self, state: State, move: PlayerMove) -> float:
        """The best lead that the turn can still reach after a move."""
        if isinstance(move, End):
            return self._lead(state, state.turn)
        if isinstance(move, Reroll):
            spent = len(move.dice) * self._weights.reroll - self._weights.special_tile
            return self._lead(state, state.turn) + spent
        after, _ = BOHEMIAN.play(state, move)
        lead = self._lead(after, state.turn)
        if after.phase is not Phase.MOVES:
            return lead
        second = (move for move in BOHEMIAN.legal(after) if not isinstance(move, End | Reroll))
        return max([lead, *(self._lead_after(after, move) for move in second)])

    def _lead(self, state: State, seat: Seat) -> float:
        """How far a seat is ahead of the others' average."""
        all_worths = worths(state, self._weights)
        others = sum(all_worths) - all_worths[seat]
        return all_worths[seat] - others / (len(all_worths) - 1)


def worths(state: State, weights: Weights = WEIGHTS) -> list[float]:
    """What each seat will have in the end, roughly. When the next player has no figure the game is
    as good as over, and this is exact."""
    following = (state.turn + 1) % len(state.coins)
    if state.phase is Phase.OVER or not state.figures[following]:
        return [score.total for score in scoring.scores(state)]
    turns_left = min(state.figures) / weights.figures_per_turn
    held = scoring.holdings(state.board, state.occupants, state.coins)
    worth = [
        coins + weights.shops * shops + weights.churches * churches + tile * weights.special_tile
        for coins, shops, churches, tile in zip(
            state.coins, scoring.shops(held), scoring.churches(held), state.special, strict=True
        )
    ]
    if state.bishop is not None:
        churches = state.owned(state.bishop, Kind.CHURCH)
        worth[state.bishop] += weights.bishop + churches * turns_left
    for village in state.board.villages:
        _add_village(worth, state, village, turns_left, weights)
    _add_goods(worth, state, weights)
    return worth


def _add_village(
    worth: list[float],
    state: State,
    village: tuple[int, ...],
    turns_left: float,
    weights: Weights,
) -> None:
    """Inns by the turns they will pay, town halls by how full their village is."""
    occupied = sum(state.occupants[place] is not None for place in village)
    full = occupied / len(village)
    for place in village:
        owner = state.occupants[place]
        if owner is None:
            continue
        building = state.board.buildings[place]
        if building.kind is Kind.TOWN_HALL:
            worth[owner] += building.value * full * full - scoring.NO_TOWN_HALL / 2
        elif building.kind is Kind.INN:
            lively = min(1, weights.quiet_inn + (1 - weights.quiet_inn) * (occupied - 1) / 3)
            worth[owner] += turns_left * (1 if place in state.active else lively)


def _add_goods(worth: list[float], state: State, weights: Weights) -> None:
    """Flour and glass by how near their scoring is."""
    for kind, pays in GOODS.items():
        owners = [state.occupants[place] for place in state.board.of_kind[kind]]
        taken = len(owners) - owners.count(None)
        if taken:
            near = weights.goods + (1 - weights.goods) * taken / len(owners)
            for owner in owners:
                if owner is not None:
                    worth[owner] += pays * near
