"""Bohemian Villages on a terminal."""

from typing import Final

from dorfplatz.cli.bohemian.components import shown
from dorfplatz.cli.bohemian.face import BohemianFace
from dorfplatz.cli.bohemian.train import train
from dorfplatz.cli.bohemian.words import HELP
from dorfplatz.cli.game_terminal import Cardboard, GameTerminal
from dorfplatz.cli.simulated import show
from dorfplatz.games.bohemian import components
from dorfplatz.games.bohemian.game import BOHEMIAN

BOHEMIAN_TERMINAL: Final = GameTerminal(
    name=BOHEMIAN.name,
    face=BohemianFace(),
    seats=4,
    bots="greedy,uniform",
    show=show,
    components=Cardboard(components.standard, components.read, shown),
    commands=(train,),
    help=HELP,
)
