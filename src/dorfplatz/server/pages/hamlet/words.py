"""Words that only the page of Hamlet uses."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words
from dorfplatz.showing.hamlet import words as hamlet_words

TO_BOTRIK: Final = Text("hamlet.web.to-botrik", "To Botrik’s board")
CARDS: Final = Text("hamlet.web.cards", "On the table")
HAND: Final = Text("hamlet.web.hand", "Blueprints of {who}")
NONE_IN_HAND: Final = Text("hamlet.web.none-in-hand", "None: take one at the Town Hall.")
OFFERS: Final = Text("hamlet.web.offers", "Blueprints at the Town Hall")
SALES: Final = Text("hamlet.web.sales", "Wanted at the Market")
ORDERS: Final = Text("hamlet.web.orders", "Orders of the Church")
MILESTONES: Final = Text("hamlet.web.milestones", "Milestones and awards")
GOLD_ON_IT: Final = Text("hamlet.web.gold-on-it", "{gold} gold lies on it")
FILLED_BY: Final = Text("hamlet.web.filled-by", "filled by {who}")
HELD_BY: Final = Text("hamlet.web.held-by", "{who} has it")
LEADS: Final = Text("hamlet.web.leads", "{who} is ahead")
NOW: Final = Text("hamlet.web.now", "Points if the game ended now")
VILLAGERS: Final = Text("hamlet.web.villagers", "Villagers: still to act / in all")
GOODS: Final = Text("hamlet.web.goods", "Own goods not in the village")
TURN_HINT: Final = Text(
    "hamlet.web.turn-hint", "Pick a villager, a place or a blueprint, or choose from the list."
)
LAY_HINT: Final = Text("hamlet.web.lay-hint", "Choose where the new place lies.")
PAY_HINT: Final = Text("hamlet.web.pay-hint", "Choose what you use.")
ASK_HINT: Final = Text("hamlet.web.ask-hint", "Botrik leaves a choice to you.")
WINNER: Final = Text("hamlet.web.winner", "{who} wins with {points} points.")
CURVE: Final = Text("hamlet.web.curve", "Points over the game")
BARS_SAY: Final = Text(
    "hamlet.web.bars-say", "A bar for each side, made of the sources named below."
)
ACCOUNTS: Final = Text(
    "hamlet.web.accounts", "Where the points came from, and what would score now"
)


# The words of Botrik's board and of his turn
BOARD: Final = Text("hamlet.botrik.board", "Botrik’s board")
PRIMARY: Final = Text("hamlet.botrik.primary", "First, in this order")
ROW: Final = Text("hamlet.botrik.row", "Then along his row")
CIRCLE: Final = Text("hamlet.botrik.circle", "circle {number}, {colour}")
DRAWN: Final = Text("hamlet.botrik.drawn", "his marker has been drawn")
BOWL: Final = Text("hamlet.botrik.bowl", "Bowl")
IN_BOWL: Final = Text("hamlet.botrik.in-bowl", "{count} {colour}")
SUPPORT: Final = hamlet_words.SUPPORT
OPEN: Final = hamlet_words.OPEN
COVERED: Final = hamlet_words.COVERED
READY: Final = Text("hamlet.botrik.ready", "{ready} of {all} have not acted")
BOTRIK_HAND: Final = Text("hamlet.botrik.hand", "Blueprints in hand")
NO_HAND: Final = hamlet_words.NO_BLUEPRINT
TURN: Final = Text("hamlet.botrik.turn", "Botrik’s turn, step by step")
VILLAGER: Final = Text("hamlet.botrik.villager", "Villager {number} of {count}")
WHY: Final = Text("hamlet.botrik.why", "why?")
THERE_WAS: Final = Text("hamlet.botrik.there-was", "There was, of what is needed:")
CANDIDATES: Final = Text("hamlet.botrik.candidates", "{candidates}.")
LEFT: Final = Text("hamlet.botrik.left", "{by}: {left}")
DECIDED: Final = Text("hamlet.botrik.decided", "{by}: {left}. That decides.")
BY_PERSON: Final = Text("hamlet.botrik.by-person", "{who} chose: {chosen}")
BY_ORDER: Final = Text("hamlet.botrik.by-order", "still equal, so the first: {chosen}")
RULE: Final = Text("hamlet.botrik.rule", "What he goes by: {action}")
PACE: Final = Text("hamlet.botrik.pace", "Pace")
PACES: Final = {
    "once": pages_words.AT_ONCE,
    "quick": pages_words.QUICK,
    "normal": pages_words.NORMAL,
    "slow": pages_words.SLOW,
    "hand": Text("hamlet.botrik.pace-hand", "by hand"),
}
PAUSE: Final = pages_words.PAUSE
PLAY: Final = Text("hamlet.botrik.play", "Go on")
NEXT: Final = Text("hamlet.botrik.next", "Next step")
SKIP: Final = Text("hamlet.botrik.skip", "To the end")
AGAIN: Final = Text("hamlet.botrik.again", "Play again")

# The words around the choices of the person
NOTHING_LEFT: Final = Text(
    "hamlet.choices.nothing-left", "Nothing is left to do: end your turn, or undo."
)
ONLY_DONKEYS: Final = Text(
    "hamlet.choices.only-donkeys",
    "All your villagers have acted: lead donkeys, or end your turn.",
)
LEFT_OPEN: Final = Text(
    "hamlet.choices.left-open",
    "Botrik’s rules leave this open, so you decide; whatever you choose is right.",
)
WILL_USE: Final = Text("hamlet.choices.will-use", "You will pay: {uses}.")
TURN_LEFT: Final = Text("hamlet.laying.turn-left", "Turn to the left")
TURN_RIGHT: Final = Text("hamlet.laying.turn-right", "Turn to the right")
POINT: Final = Text(
    "hamlet.laying.point", "Turn the tile, then point at a place on the map; a click lays it."
)
TAP_AGAIN: Final = Text("hamlet.laying.tap-again", "Tap again to lay it.")
CHOOSING_TURNED: Final = Text("hamlet.laying.turned", "Turned {degrees}°; ways to lay it: {count}.")
PICK_PLACE: Final = Text(
    "hamlet.choices.pick-place", "Pick one of the marked places: there a villager can act."
)
PICK_WHERE_TO: Final = Text(
    "hamlet.choices.pick-where-to", "Pick one of the marked places: the donkey goes there."
)
PICK_SITE: Final = Text(
    "hamlet.choices.pick-site", "Pick one of the marked places: next to it you build."
)

# What the person may do in a turn
COUNTED: Final = Text("hamlet.choices.counted", "{what} ({count})")
AT_BARN: Final = Text("hamlet.choices.barn", "produce at {place}")

# The ways to lay a tile as choices, named by what they touch: the best first, alike together
OTHERS: Final = Text("hamlet.choices.other-ways", "Other ways")
AT: Final = Text("hamlet.choices.lies-at", "{place}, {lies}")
WAYS_TURNED: Final = Text("hamlet.choices.lies-turned", "{direction}, turned {degrees}°")
DIRECTIONS: Final = (
    Text("hamlet.direction.right", "right"),
    Text("hamlet.direction.lower-right", "lower right"),
    Text("hamlet.direction.below", "below"),
    Text("hamlet.direction.lower-left", "lower left"),
    Text("hamlet.direction.left", "left"),
    Text("hamlet.direction.upper-left", "upper left"),
    Text("hamlet.direction.above", "above"),
    Text("hamlet.direction.upper-right", "upper right"),
)
"""On the map, an eighth of a circle to the right after the other."""

# One choice of the person's: its button, what it would use, and what it is about on the map
BRINGS: Final = Text("hamlet.choices.brings", "brings {what}")
NO_ROAD: Final = Text("hamlet.choices.no-road", "no road can meet there")

# What is to be seen at one place of the village, and the same in words
NAME: Final = Text("hamlet.map.name", "{place}.")
GOOD_OF: Final = Text("hamlet.map.good-of", "{kind} of {owner}")
FINE_OF: Final = Text("hamlet.map.fine-of", "fine {kind} of {owner}")
BUILT_BY: Final = Text("hamlet.map.built-by", "{who} built it.")
HERE: Final = Text("hamlet.map.here", "Here: {pieces}.")
TOKEN_VILLAGERS: Final = Text(
    "hamlet.map.villagers", "{count} villager of {who}", "{count} villagers of {who}", "count"
)
DONKEYS: Final = Text(
    "hamlet.map.donkeys", "{count} donkey of {who}", "{count} donkeys of {who}", "count"
)
DONE: Final = Text("hamlet.map.done", "{pieces} (done for this turn)")
BUILT: Final = Text("hamlet.map.built", "Built: {roads}.")
ROAD_TO: Final = Text("hamlet.map.road-to", "{work} of {who} to {place}")

# The village as a map: the ground under each place, everything on it, and the roads between
VILLAGE: Final = Text("hamlet.map.village", "The village")
ZOOM_IN: Final = Text("hamlet.map.zoom-in", "Closer")
ZOOM_OUT: Final = Text("hamlet.map.zoom-out", "Further away")
FIT: Final = Text("hamlet.map.fit", "Show all")
