"""How a game of Bohemian Villages is told."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import End, Move
from dorfplatz.showing.bohemian.choices import action
from dorfplatz.showing.bohemian.growth import history
from dorfplatz.showing.bohemian.luck import dice_counts
from dorfplatz.showing.bohemian.plans import deeds
from dorfplatz.showing.game_showing import GameShowing


def ends_turn(move: Move) -> bool:
    return isinstance(move, End)


BOHEMIAN_SHOWING: Final = GameShowing(
    name=BOHEMIAN.name,
    title=Text("web.game-bohemian", "Bohemian Villages"),
    about=Text(
        "web.game-bohemian-is",
        "Roll four dice, move your figures into the buildings with their totals, kick others out "
        "and collect coins. For 2 to 5.",
    ),
    winner=Text("transcript.winner", "{who} wins with {total} coins."),
    winners=Text("transcript.winners", "{who} share the win with {total} coins each."),
    growth=Text(
        "web.curve-says",
        "A line for each player: coins after every turn, then with the final scoring.",
    ),
    history=history,
    dice_counts=dice_counts,
    ends_turn=ends_turn,
    action=action,
    plan=deeds,
)
