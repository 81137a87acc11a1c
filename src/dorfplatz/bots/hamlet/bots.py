"""The bots of Hamlet."""

from typing import Final

from dorfplatz.bots.game_bots import GameBots, uniform
from dorfplatz.bots.hamlet.steward import Steward
from dorfplatz.games.hamlet.game import HAMLET

HAMLET_BOTS: Final = GameBots(
    name=HAMLET.name,
    bots={"uniform": uniform(HAMLET), "steward": lambda _seconds: Steward()},
    usual="steward",
)
