"""How a game of Bohemian Villages is told."""

from typing import Final

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import End, Move
from dorfplatz.showing.bohemian import words
from dorfplatz.showing.bohemian.choices import action
from dorfplatz.showing.bohemian.growth import history
from dorfplatz.showing.bohemian.luck import dice_counts
from dorfplatz.showing.bohemian.plans import deeds
from dorfplatz.showing.game_showing import GameShowing


def ends_turn(move: Move) -> bool:
    return isinstance(move, End)


BOHEMIAN_SHOWING: Final = GameShowing(
    name=BOHEMIAN.name,
    title=words.GAME_BOHEMIAN,
    about=words.GAME_BOHEMIAN_IS,
    winner=words.WINNER,
    winners=words.WINNERS,
    growth=words.CURVE_SAYS,
    history=history,
    dice_counts=dice_counts,
    ends_turn=ends_turn,
    action=action,
    plan=deeds,
)
