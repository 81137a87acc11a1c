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

# For whom the draws are guaranteed
GUARANTEED: Final = Text(
    "dice.guaranteed",
    "Guaranteed for {who}, if the number in the dice is the one that their own browser gave.",
    "Guaranteed for {who}, if the numbers in the dice are those that their own browsers gave.",
    "people",
)
GUARANTEED_FOR_NOBODY: Final = Text(
    "dice.guaranteed-for-nobody",
    "Guaranteed for nobody: no person’s number is in the dice, the secret alone decides.",
)
NUMBER_DROPPED: Final = Text(
    "dice.number-dropped",
    "Not guaranteed for {who}: their number was sealed in round {round} and then left out.",
)
WITHOUT_NUMBER: Final = Text(
    "dice.without-number", "Not guaranteed for {who}: no number of theirs is in the dice."
)

# A table: a record being played, with people and bots on its seats and a source for its dice
MOVED_ON: Final = Text(
    "table.moved-on", "The table has moved on since then: please look again and choose anew."
)
