"""The texts of games.hamlet."""

from typing import Final

from dorfplatz.core.text import Text

# Hamlet against Botrik behind the contract that all games share
NOT_NOW: Final = Text("hamlet.refusal.not-now", "“{move}” is not possible at this moment.")
NOT_A_MOVE: Final = Text("hamlet.refusal.not-a-move", "This is no move of Hamlet.")
CANNOT_FALL: Final = Text(
    "hamlet.refusal.cannot-fall", "“{move}” is nothing that chance can do here."
)
GAME_OVER: Final = Text("hamlet.refusal.game-over", "The game is over.")

# Moves as a person writes them: `produce farm`, `build sawmill from market`, `lay 3,-2,1`, `end`
UNREADABLE: Final = Text(
    "hamlet.refusal.unreadable",
    "“{text}” is no move. Moves look like: produce farm · make sawmill 1 · sell milk · "
    "order raw · take sawmill · hire donkey farm · build sawmill from market · path farm market · "
    "donkey church farm · end.",
)

# What may be chosen before the game: modifiers, who decides for Botrik, his row, components
SEATS: Final = Text(
    "hamlet.options.seats", "Hamlet is played by one person against Botrik: two seats, not {found}."
)
UNKNOWN: Final = Text(
    "hamlet.options.unknown", "There is no option “{option}”; the options are: {known}."
)
MODIFIER: Final = Text(
    "hamlet.options.modifier", "There is no modifier “{found}”; the modifiers are: {known}."
)
CONTRARY: Final = Text(
    "hamlet.options.contrary", "“{one}” and “{other}” cannot be chosen together."
)
CHOICES: Final = Text(
    "hamlet.options.choices",
    "Where Botrik’s rules leave something open, the choice is “asked” or “fixed”, not “{found}”.",
)
ROW: Final = Text(
    "hamlet.options.row",
    "Botrik’s row is “drawn” or his five action tiles in some order ({known}), not “{found}”.",
)

# The person's turn: donkeys move, villagers act, in any order; then Botrik's turn begins
CAN_ACT: Final = Text(
    "hamlet.refusal.can-act",
    "Begging is only for those whose villagers can do nothing else.",
)

# What may be chosen before the game: modifiers, who decides for Botrik, his row, components
MODIFIERS: Final = Text("web.modifiers", "Make it easier or harder")
LEFT_OPEN: Final = Text("web.left-open", "Where Botrik’s rules leave something open")
HELP_CHOICES: Final = Text(
    "help.choices",
    "Hamlet: whether you are asked where Botrik’s rules leave something open, or the first "
    "possibility is taken.",
)
BOTRIKS_ROW: Final = Text("web.botriks-row", "Botrik’s action row")
HELP_ROW: Final = Text(
    "help.row", "Hamlet: Botrik’s five actions in their order; “drawn” leaves it to chance."
)
HELP_MODIFIERS: Final = Text(
    "help.modifiers",
    "Hamlet: what makes the game easier ({easier}) or harder ({harder}), with commas between.",
)
ASKED: Final = Text("web.asked", "I am asked")
FIXED: Final = Text("web.fixed", "the first possibility is taken")
