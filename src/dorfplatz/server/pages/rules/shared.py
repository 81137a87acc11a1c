"""Headings that both games have."""

from typing import Final

from dorfplatz.core.text import Text

TABLE: Final = Text("rules.table", "What lies on the table")
SETUP: Final = Text("rules.setup", "Setup")
END: Final = Text("rules.end", "The end")
SCORING: Final = Text("rules.scoring", "Final scoring")
EXAMPLE: Final = Text("rules.worked-example", "A worked example")
TOTAL: Final = Text("rules.total", "Total")
TURN: Final = Text("rules.turn", "Your turn")
