"""Words that only plain pages use."""

from typing import Final

from dorfplatz.core.text import Text

POSITION: Final = Text("plain.position", "The table")
TOTALS: Final = Text("plain.totals", "Totals")
