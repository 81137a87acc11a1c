"""Special-action tiles: taken with any two dice, spent to roll unused dice again."""

from collections.abc import Sequence

from dorfplatz.core.refusal import Illegal
from dorfplatz.games.bohemian import using, words
from dorfplatz.games.bohemian.dice import reroll_moves, special_moves
from dorfplatz.games.bohemian.events import News, SpecialSpent, SpecialTaken
from dorfplatz.games.bohemian.moves import Reroll, TakeSpecial
from dorfplatz.games.bohemian.naming import sum_of
from dorfplatz.games.bohemian.state import Phase, State


def moves(state: State) -> Sequence[TakeSpecial]:
    if state.special[state.turn] or state.tile_spent or not state.special_left:
        return ()
    return special_moves(state.dice)


def rerolls(state: State) -> Sequence[Reroll]:
    if state.special[state.turn] and len(state.dice) >= 2:
        return reroll_moves(state.dice)
    return ()


def take(state: State, move: TakeSpecial, news: News) -> None:
    rest = using.rest_of_dice(state, move.dice)
    if len(move.dice) != 2:
        raise Illegal(words.TWO_DICE, dice=sum_of(move.dice))
    if state.special[state.turn]:
        raise Illegal(words.TILE_AT_HAND)
    if state.tile_spent:
        raise Illegal(words.TILE_SPENT)
    if not state.special_left:
        raise Illegal(words.NO_TILE_LEFT)
    state.special[state.turn] = True
    state.special_left -= 1
    news.append(SpecialTaken(state.turn, move.dice))
    using.use_all_but(state, rest)


def reroll(state: State, move: Reroll, news: News) -> None:
    """Not a move of its own; the tile leaves the game."""
    if not state.special[state.turn]:
        raise Illegal(words.NO_TILE)
    if len(state.dice) < 2:
        raise Illegal(words.TOO_FEW_DICE)
    state.dice = using.rest_of_dice(state, move.dice)
    state.special[state.turn] = False
    state.tile_spent = True
    state.to_roll = len(move.dice)
    state.phase = Phase.ROLL
    news.append(SpecialSpent(state.turn, move.dice))
