"""The texts of showing.hamlet.botriks_turn."""

from typing import Final

from dorfplatz.core.text import Text

# What something that was done used and brought, in short
USED: Final = Text("hamlet.outcome.used", "Used: {tokens}.")
CHANGED: Final = Text("hamlet.outcome.changed", "{who}: {changes}.")

# What the steps of Botrik's turn are about, and what he goes by in them
HIRED: Final = Text("hamlet.step.hired", "He has the gold for it. Then his support is covered.")
ONLY_ONE: Final = Text("hamlet.step.only-one", "It was the only possibility.")

# Botrik's turn as a short story: one step for each thing that he did or tried
STAYS: Final = Text("hamlet.step.stays", "A villager of {who} stays at {place}.")

# What the steps of Botrik's turn are about, and what he goes by in them
SKIPPED: Final = Text(
    "hamlet.step.skipped",
    "With all his villagers in the village he skips hiring. That is no failure.",
)
SUPPORT: Final = Text(
    "hamlet.step.support",
    "While his support is open it pays 1 gold in a turn: when his first villager fails to "
    "hire, or else to fill an order, or when all actions fail.",
)
MARKER: Final = Text(
    "hamlet.step.marker",
    "All primary actions failed. The colour of the marker leads to a circle; he tries the "
    "action under it, then those to the right, and from the end goes on at the beginning.",
)
NOTHING: Final = Text(
    "hamlet.step.nothing", "He has tried all actions of his row. No action tile moves."
)
WALKED: Final = Text(
    "hamlet.step.walked",
    "Of his villagers that have not acted, the nearest goes to where the action was done.",
)
MOVED: Final = Text(
    "hamlet.step.moved",
    "What he has done goes to the end of the row. No circle lies over it there, so it is less "
    "likely to come again soon.",
)
BOWL: Final = Text(
    "hamlet.step.bowl",
    "When the last marker is drawn all six go back. His support opens, and pays 1 gold if it "
    "has not in this turn.",
)
ASKS: Final = Text(
    "hamlet.step.asks", "All that is left is equal to him, so he leaves the choice to you."
)
