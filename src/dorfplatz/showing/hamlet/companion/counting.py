"""What is counted at the end, in words."""

from typing import Final

from dorfplatz.core.text import Text

COUNT: Final = Text("companion.count", "Count what both have on the table.")
YOU: Final = Text("companion.you", "You")
BOTRIK: Final = Text("companion.botrik", "Botrik")
NOBODY: Final = Text("companion.nobody", "nobody")
COVERED: Final = Text("companion.support-covered", "covered")
OPEN: Final = Text("companion.support-open", "open")

ROUND: Final = Text("companion.field-round", "Round")
VILLAGERS: Final = Text("companion.field-villagers", "Botrik’s villagers in the village")
GOLD: Final = Text("companion.field-gold", "Gold on his support tile")
SUPPORT: Final = Text("companion.field-support", "Support")
BLUEPRINTS: Final = Text("companion.field-blueprints", "Blueprints in his hand")
MARKERS: Final = Text("companion.field-markers", "Markers in the bowl: {colour}")
ROW: Final = Text("companion.field-row", "His action row")
ROADS: Final = Text("companion.field-roads", "Roads he has built")
ORDERS: Final = Text("companion.field-orders", "Church orders he has filled")

TRACK: Final = Text("companion.count-track", "Points on the track")
SITE_POINTS: Final = Text("companion.count-site-points", "Points for your special sites")
FLAGS: Final = Text("companion.count-flags", "Flags on special sites")
BUILT: Final = Text("companion.count-roads", "Roads built")
PLANNER: Final = Text("companion.count-planner", "Who has the milestone Planner")
PLACES: Final = Text(
    "companion.count-places", "Places on the longest route with an own road and none of the other’s"
)
FILLED: Final = Text("companion.count-orders", "Church orders")
SALES: Final = Text("companion.count-sales", "Sale tiles")
LEFT: Final = Text("companion.count-gold", "Gold left")
SIMPLE: Final = Text("companion.count-simple", "Simple goods of his in the village")
FINE: Final = Text("companion.count-fine", "Fine goods of his in the village")

IN_PLAY: Final = Text("companion.in-play", "in play")
TOTAL: Final = Text("companion.total", "Total")
YOU_WIN: Final = Text("companion.you-win", "You win: {yours} to {his} points!")
BOTRIK_WINS: Final = Text(
    "companion.botrik-wins", "Botrik wins: you have {yours} points, he has {his}."
)
