"""Headings of columns that several tables about bots have."""

from typing import Final

from dorfplatz.core.text import Text

BOT: Final = Text("simulate.bot", "Bot")
SHARE: Final = Text("simulate.share", "Wins per seat")
INTERVAL: Final = Text("simulate.interval", "Interval (95 %)")
