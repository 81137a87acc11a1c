"""The texts of lab."""

from typing import Final

from dorfplatz.core.text import Text

# Finished games as JSON lines: the first says what is played, each further one is a game
NO_LEDGER: Final = Text("ledger.none", "This is no file with games of the arena.")
OTHER_SETTINGS: Final = Text(
    "ledger.other-settings",
    "The games in it belong to other settings ({differences}). Take the same, or another file.",
)
DIFFERENCE: Final = Text("ledger.difference", "{setting}: there {there}, here {here}")
NO_GAME: Final = Text("ledger.no-game", "Line {line}: this is no game of the arena.")
