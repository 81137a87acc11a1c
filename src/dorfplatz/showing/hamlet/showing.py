"""How a game of Hamlet is told."""

from typing import Final

from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import End, Move
from dorfplatz.games.hamlet.reasons import Failed, Weighed
from dorfplatz.showing.game_showing import GameShowing
from dorfplatz.showing.hamlet.choosing.choices import action, detail
from dorfplatz.showing.hamlet.growth import history
from dorfplatz.showing.hamlet.words import CURVE_SAYS, GAME_HAMLET, GAME_HAMLET_IS


def ends_turn(move: Move) -> bool:
    return isinstance(move, End)


HAMLET_SHOWING: Final = GameShowing(
    name=HAMLET.name,
    title=GAME_HAMLET,
    about=GAME_HAMLET_IS,
    growth=CURVE_SAYS,
    asides=(Failed, Weighed),
    has_rounds=True,
    history=history,
    ends_turn=ends_turn,
    action=action,
    detail=detail,
)
