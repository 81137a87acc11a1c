"""The words of all guided first games."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words

END_YOUR_TURN: Final = Text("lesson.end-turn", "End your turn.")
INVITES: Final = Text("lesson.invites", "First time here? Learn it in five minutes")
FIRST_GAME: Final = Text("lesson.first-game", "Your first game")
TITLE: Final = Text("lesson.title", "Step {number} of {last} – your first game")
SAYS: Final = Text("lesson.says", "{friend} explains")
STEP: Final = Text("lesson.step", "Step {number} of {last}")
GO_ON: Final = pages_words.GO_ON
BACK: Final = Text("lesson.back", "Back")
SKIP: Final = Text("lesson.skip", "Skip")
LEAVE: Final = Text("lesson.leave", "Leave")
SHOW: Final = Text("lesson.show", "Show me where")
ON_THE_LIST: Final = Text(
    "lesson.on-the-list", "Without scripts you choose from the list; the pictures only explain."
)
AGAIN: Final = Text("lesson.again", "Once more from the beginning")
REAL_GAME: Final = Text("lesson.real-game", "Now a real game")

OTHER: Final = Text(
    "lesson.other",
    "That is allowed, too, and in a real game it is up to you. Here please try what I ask you for.",
)

NO_STEP: Final = Text("lesson.no-step", "The first game has no such step; it has 1 to {last}.")
