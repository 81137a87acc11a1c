"""The texts of games."""

from typing import Final

from dorfplatz.core.text import Text

# All games, by the names that records and commands use
UNKNOWN_GAME: Final = Text(
    "catalogue.unknown-game", "There is no game “{found}”; there is: {known}."
)
OTHER_RULES: Final = Text(
    "catalogue.other-rules",
    "The game was played with rules {found} of “{game}”; this version of Dorfplatz knows {known}.",
)
