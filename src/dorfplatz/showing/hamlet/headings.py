"""What things on the table are called, wherever they are shown."""

from typing import Final

from dorfplatz.core.text import Text

PLAYER: Final = Text("hamlet.sides.player", "Player")
POINTS: Final = Text("hamlet.sides.points", "Points")
NOW: Final = Text("hamlet.sides.now", "Now")
GOLD: Final = Text("hamlet.sides.gold", "Gold")
VILLAGERS: Final = Text("hamlet.sides.villagers", "Villagers")
DONKEYS: Final = Text("hamlet.sides.donkeys", "Donkeys")
ROADS: Final = Text("hamlet.sides.roads", "Roads")
SITES: Final = Text("hamlet.sides.sites", "Sites")
SALES: Final = Text("hamlet.sides.sales", "Sales")
ORDERS_FILLED: Final = Text("hamlet.sides.orders", "Orders")
ROUND: Final = Text("hamlet.table.round", "Round {round} of at most {most}")
BAG: Final = Text(
    "hamlet.table.bag", "{tiles} tile in the bag", "{tiles} tiles in the bag", "tiles"
)
SUPPLY: Final = Text("hamlet.table.supply", "supply: {raws}")

BLUEPRINTS: Final = Text("hamlet.table.blueprints", "Blueprints")
NO_BLUEPRINT: Final = Text("hamlet.table.no-blueprint", "none")
ROW: Final = Text("hamlet.table.row", "Row")
ASKED: Final = Text("hamlet.table.sales", "Market")
ORDERED: Final = Text("hamlet.table.orders", "Church")
MILESTONE: Final = Text("hamlet.table.milestones", "Milestones")
BOTRIKS_ROW: Final = Text("hamlet.table.botriks-row", "Botrik")
MODIFIED: Final = Text("hamlet.table.modifiers", "Modifiers")
LAST_TURN: Final = Text("hamlet.table.last-turn", "His last turn")
SUPPORT_OPEN: Final = Text("hamlet.table.support-open", "support open")
SUPPORT_COVERED: Final = Text("hamlet.table.support-covered", "support covered")
BOWL: Final = Text("hamlet.table.bowl", "bowl: {markers}")
