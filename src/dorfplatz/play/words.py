"""The texts of play."""

from typing import Final

from dorfplatz.core.text import Text

# Dice that one can check: every draw follows from the server's secret and people's numbers
NOT_CHECKABLE: Final = Text(
    "dice.not-checkable", "This game was played without dice that can be checked."
)
NOT_SHOWN: Final = Text(
    "dice.not-shown",
    "The secret of these dice is not shown yet: they can be checked when the game is over.",
)
OTHER_SECRET: Final = Text(
    "dice.other-secret",
    "The secret of the dice is not the one whose hash was published before the game.",
)
OTHER_DRAW: Final = Text(
    "dice.other-draw", "Here stands “{found}”, but secret and numbers lead to “{expected}”."
)

# A table: a record being played, with people and bots on its seats and a source for its dice
MOVED_ON: Final = Text(
    "table.moved-on", "The table has moved on since then: please look again and choose anew."
)
