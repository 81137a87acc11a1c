"""Hamlet on a terminal."""

from typing import Final

from dorfplatz.cli.game_terminal import Cardboard, GameTerminal
from dorfplatz.cli.hamlet.components import shown
from dorfplatz.cli.hamlet.face import HamletFace
from dorfplatz.cli.hamlet.help import HELP
from dorfplatz.cli.hamlet.simulated import show
from dorfplatz.games.hamlet.cardboard import components
from dorfplatz.games.hamlet.game import HAMLET

HAMLET_TERMINAL: Final = GameTerminal(
    name=HAMLET.name,
    face=HamletFace(),
    seats=2,
    bots="steward",
    show=show,
    components=Cardboard(components.standard, components.read, shown),
    help=HELP,
)
