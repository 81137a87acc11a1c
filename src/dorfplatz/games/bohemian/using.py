"""Using dice: they must be there, and are gone afterwards."""

from dorfplatz.core.refusal import Illegal
from dorfplatz.games.bohemian.dice import without
from dorfplatz.games.bohemian.moves import Dice
from dorfplatz.games.bohemian.naming import sum_of
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import DICE_NOT_THERE, NONE_UNUSED


def rest_of_dice(state: State, used: Dice) -> Dice:
    """What stays unused; refused if the dice are not there."""
    rest = without(state.dice, used)
    if rest is None:
        if not state.dice:
            raise Illegal(NONE_UNUSED)
        raise Illegal(DICE_NOT_THERE, asked=sum_of(used), unused=sum_of(state.dice))
    return rest


def use_all_but(state: State, rest: Dice) -> None:
    """A move was made; these dice are left."""
    state.dice = rest
    state.moves_made += 1
