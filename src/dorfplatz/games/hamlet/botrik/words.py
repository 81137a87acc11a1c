"""The texts of games.hamlet.botrik."""

from typing import Final

from dorfplatz.core.text import Text

# Botrik's turn: one action with each villager, primary actions first, then along his row
NO_ANSWER: Final = Text(
    "hamlet.refusal.no-answer", "“{answer}” is not open to Botrik; choose: {answers}."
)
