"""How a game of Hamlet is told."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import End, Move
from dorfplatz.games.hamlet.reasons import Failed, Weighed
from dorfplatz.showing.game_showing import GameShowing
from dorfplatz.showing.hamlet.choosing.choices import action, detail
from dorfplatz.showing.hamlet.growth import history


def ends_turn(move: Move) -> bool:
    return isinstance(move, End)


HAMLET_SHOWING: Final = GameShowing(
    name=HAMLET.name,
    title=Text("web.game-hamlet", "Hamlet"),
    about=Text(
        "web.game-hamlet-is",
        "Build a village tile by tile, carry goods with donkeys, and finish the church. For one, "
        "against Botrik, who plays by himself and says why.",
    ),
    growth=Text(
        "hamlet.web.curve-says", "A line for each side: points after every turn, then at the end."
    ),
    asides=(Failed, Weighed),
    has_rounds=True,
    history=history,
    ends_turn=ends_turn,
    action=action,
    detail=detail,
)
