"""Sentences about a table, whatever the game."""

from typing import Final

from dorfplatz.core.text import Text

UNDONE: Final = Text("play.undone", "{who} takes a move back.")
NOW_BOT: Final = Text("play.now-bot", "A bot plays on for {who}.")
NOW_PERSON: Final = Text("play.now-person", "{who} is back and plays again.")
