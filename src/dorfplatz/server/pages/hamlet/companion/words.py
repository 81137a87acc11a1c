"""The words around the companion's questions."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import DECLARED
from dorfplatz.server.pages.hamlet import words as hamlet_words

TITLE: Final = Text("companion.title", "Botrik at your table")
IS: Final = Text(
    "companion.is",
    "For the printed game: this page keeps Botrik’s board, draws for him, and leads you through "
    "his turns by short questions.",
)
SET_UP: Final = Text(
    "companion.set-up",
    "Set the game up for two as usual. Botrik’s donkeys stay in the box. You begin, with 3 gold. "
    "His board with its action tiles, markers and gold is kept here.",
)
OWN_ORDER: Final = Text("companion.own-order", "in your own order")
TILE: Final = Text("companion.tile", "Tile {number}")
NO_TILE: Final = Text("companion.no-tile", "none")
BEGIN: Final = Text("companion.begin", "Begin")
GO_ON: Final = Text("companion.go-on", "Go on with your game")
BOARD: Final = hamlet_words.BOARD
BOWL: Final = Text("companion.bowl", "In the bowl: {count} {colour}")
CIRCLE: Final = Text("companion.circle", "Circle {number}, {colour}")
GOLD: Final = Text("companion.gold-there", "Gold: {count}")
SUPPORT_OPEN: Final = Text("companion.is-open", "Support is open")
SUPPORT_COVERED: Final = Text("companion.is-covered", "Support is covered")
VILLAGERS: Final = Text("companion.villagers-there", "Villagers: {count}")
BLUEPRINTS: Final = Text("companion.blueprints-there", "Blueprints: {count}")
ROADS: Final = Text("companion.roads-there", "Roads: {count}")
TO_DO: Final = Text("companion.to-do", "Do this on the table:")
HIS_LIST: Final = Text("companion.his-list", "His list, from the top")
EVEN: Final = Text("companion.even", "equal")
DECIDES: Final = Text("companion.decides", "decides")
DRAW_NOW: Final = Text("companion.draw-now", "Draw a marker")
BY_HAND: Final = Text("companion.by-hand", "Or one that you drew from your own bowl:")
PUT_RIGHT: Final = Text("companion.put-right", "Put the board right")
PUT_RIGHT_IS: Final = Text(
    "companion.put-right-is", "The table is always right. Change here what is different there."
)
SCORE: Final = Text("companion.score", "Score")
NEW_GAME: Final = Text("companion.new-game", "New game")
OTHER_DEVICE: Final = Text("companion.other-device", "Go on on another device")
LINK: Final = Text("companion.link", "Link to this moment of the game")
NO_NETWORK: Final = Text("companion.no-network", "This page works without a network now.")
POINTS_OF: Final = Text("companion.points-of", "Where the points are from")
SENSELESS: Final = Text(
    "companion.senseless", "This address is no game with Botrik that can be understood."
)
BOTRIKS_ROW: Final = next(option.label for option in DECLARED if option.name == "row")
