"""The words that the pages of rules have in common."""

from typing import Final

from dorfplatz.core import words as core_words
from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words
from dorfplatz.showing import words as showing_words

ALL_RULES: Final = pages_words.RULES
ALL_RULES_IS: Final = Text(
    "rules.all-is", "Both games explained, rule by rule, in our own words and pictures."
)
RULES_OF: Final = Text("rules.of", "The rules of {game}")
READ: Final = Text("rules.read", "Read the rules")
OTHER: Final = Text("rules.other", "The rules of the other game: {game}")
CONTENTS: Final = Text("rules.contents", "Contents")
SEE: Final = Text("rules.see", "See also:")
TONES: Final = {
    "example": Text("rules.example", "Example"),
    "ours": Text("rules.ours", "Ours"),
}
TO_RULE: Final = Text("rules.to-rule", "Rule: {heading} – in a new tab")
TOP: Final = Text("rules.top", "Back to the top")
NO_RULES: Final = Text("rules.no-game", "There are no rules here for a game “{game}”.")

ABOUT: Final = Text("rules.about", "About this page")
UNOFFICIAL: Final = Text(
    "rules.unofficial",
    "This is an unofficial rendering by people who like the game. Nobody who made or publishes it "
    "has checked this page. Words and pictures are our own; if the printed rulebook says "
    "otherwise, the rulebook is right.",
)
QUESTIONS: Final = Text("rules.questions", "Questions and rulings")
QUESTIONS_ARE: Final = Text(
    "rules.questions-are",
    "Where the rulebook leaves something open we had to decide. These answers are ours, and you "
    "may agree on others at your own table.",
)


# Headings that both games have
TABLE: Final = Text("rules.table", "What lies on the table")
SETUP: Final = Text("rules.setup", "Setup")
END: Final = core_words.THE_END
SCORING: Final = Text("rules.scoring", "Final scoring")
EXAMPLE: Final = Text("rules.worked-example", "A worked example")
TOTAL: Final = showing_words.TOTAL
TURN: Final = Text("rules.turn", "Your turn")
