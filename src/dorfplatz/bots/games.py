"""The bots of each game."""

from typing import Final

from dorfplatz.bots.bohemian.bots import BOHEMIAN_BOTS
from dorfplatz.bots.game_bots import plain
from dorfplatz.bots.hamlet.bots import HAMLET_BOTS
from dorfplatz.core.registry import Registry

GAME_BOTS: Final = Registry("bots", BOHEMIAN_BOTS, HAMLET_BOTS, plain=plain)
