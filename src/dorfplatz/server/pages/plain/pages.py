"""The pages of a game that has none of its own."""

from dorfplatz.server.pages.game_page import GamePages
from dorfplatz.server.pages.plain.page import PlainPage


def plain(name: str) -> GamePages:
    return GamePages(name=name, face=PlainPage(), start="plain-game/start.html")
