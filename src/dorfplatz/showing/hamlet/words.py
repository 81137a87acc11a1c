"""The texts of showing.hamlet."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.showing import words as showing_words

# Said in several places
SALES: Final = Text("hamlet.sides.sales", "Sales")
BOTRIK: Final = Text("companion.botrik", "Botrik")
YOU: Final = Text("companion.you", "You")
SUPPORT: Final = Text("companion.field-support", "Support")
COVERED: Final = Text("companion.support-covered", "covered")
OPEN: Final = Text("companion.support-open", "open")

# Where every point came from
SOURCES: Final = {
    Why.PLACE: Text("hamlet.source.place", "Places built"),
    Why.GOODS: Text("hamlet.source.goods", "Own goods used"),
    Why.SALE: SALES,
    Why.ORDER: Text("hamlet.source.order", "Church orders"),
    Why.INSTEAD: Text("hamlet.source.instead", "In place of gold"),
    Why.IGNORED: Text("hamlet.source.ignored", "For gold not paid"),
    Why.SITES: Text("hamlet.source.sites", "Special sites"),
    Why.PLANNER: sentences_words.MILESTONES[Milestone.PLANNER],
    Why.ROUTE: Text("hamlet.source.route", "Longest own route"),
    Why.CHAPLAIN: sentences_words.AWARDS[Award.CHAPLAIN],
    Why.MERCHANT: sentences_words.AWARDS[Award.MERCHANT],
    Why.LANDSCAPER: sentences_words.AWARDS[Award.LANDSCAPER],
    Why.GOLD: Text("hamlet.source.gold", "Gold left"),
    Why.GOODS_LEFT: Text("hamlet.source.goods-left", "Goods left in the village"),
}
"""All that ever brings points, in play and at the end."""
WHERE_FROM: Final = Text("hamlet.finale.where-from", "Where the points came from")
TOTAL: Final = showing_words.TOTAL

# What things on the table are called, wherever they are shown
PLAYER: Final = showing_words.PLAYER
HEADING_POINTS: Final = Text("hamlet.sides.points", "Points")
NOW: Final = showing_words.NOW
HEADING_GOLD: Final = Text("hamlet.sides.gold", "Gold")
VILLAGERS: Final = Text("hamlet.sides.villagers", "Villagers")
DONKEYS: Final = Text("hamlet.sides.donkeys", "Donkeys")
ROADS: Final = Text("hamlet.sides.roads", "Roads")
SITES: Final = Text("hamlet.sides.sites", "Sites")
ORDERS_FILLED: Final = Text("hamlet.sides.orders", "Orders")
ROUND: Final = Text("hamlet.table.round", "Round {round} of at most {most}")
BAG: Final = Text(
    "hamlet.table.bag", "{tiles} tile in the bag", "{tiles} tiles in the bag", "tiles"
)
SUPPLY: Final = Text("hamlet.table.supply", "supply: {raws}")
BLUEPRINTS: Final = Text("hamlet.table.blueprints", "Blueprints")
NO_BLUEPRINT: Final = Text("hamlet.table.no-blueprint", "none")
ROW: Final = Text("hamlet.table.row", "Row")
ASKED: Final = sentences_words.PLACES["market"]
ORDERED: Final = sentences_words.PLACES["church"]
MILESTONE: Final = Text("hamlet.table.milestones", "Milestones")
BOTRIKS_ROW: Final = BOTRIK
MODIFIED: Final = Text("hamlet.table.modifiers", "Modifiers")
LAST_TURN: Final = Text("hamlet.table.last-turn", "His last turn")
SUPPORT_OPEN: Final = Text("hamlet.table.support-open", "support open")
SUPPORT_COVERED: Final = Text("hamlet.table.support-covered", "support covered")
BOWL: Final = Text("hamlet.table.bowl", "bowl: {markers}")

# What things cost and bring, in short
REWARD_POINTS: Final = Text("hamlet.points", "{points}★")
REWARD_GOLD: Final = Text("hamlet.some-gold", "{gold} gold")
BOTH: Final = sentences_words.AND
PAYS: Final = Text("hamlet.pays", "{cost} → {reward}")
NOTHING: Final = Text("hamlet.nothing", "nothing")
PRICED: Final = Text("hamlet.priced", "{what} ({cost} → {reward})")

# How a game of Hamlet is told
GAME_HAMLET: Final = Text("web.game-hamlet", "Hamlet")
GAME_HAMLET_IS: Final = Text(
    "web.game-hamlet-is",
    "Build a village tile by tile, carry goods with donkeys, and finish the church. For one, "
    "against Botrik, who plays by himself and says why.",
)
CURVE_SAYS: Final = Text(
    "hamlet.web.curve-says", "A line for each side: points after every turn, then at the end."
)
