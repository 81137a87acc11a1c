"""Taking the bishop: two equal dice, from whoever has him."""

from collections.abc import Sequence

from dorfplatz.core.refusal import Illegal
from dorfplatz.games.bohemian import using
from dorfplatz.games.bohemian.dice import bishop_moves
from dorfplatz.games.bohemian.events import BishopTaken, News
from dorfplatz.games.bohemian.moves import TakeBishop
from dorfplatz.games.bohemian.naming import sum_of
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import BISHOP_AT_HAND, NOT_A_DOUBLE


def moves(state: State) -> Sequence[TakeBishop]:
    return () if state.bishop == state.turn else bishop_moves(state.dice)


def take(state: State, move: TakeBishop, news: News) -> None:
    rest = using.rest_of_dice(state, move.dice)
    if len(move.dice) != 2 or move.dice[0] != move.dice[1]:
        raise Illegal(NOT_A_DOUBLE, dice=sum_of(move.dice))
    if state.bishop == state.turn:
        raise Illegal(BISHOP_AT_HAND)
    news.append(BishopTaken(state.turn, state.bishop, move.dice))
    state.bishop = state.turn
    using.use_all_but(state, rest)
