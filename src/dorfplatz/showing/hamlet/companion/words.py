"""What the companion asks and says; what the game itself says stands in its own words."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.events import Why
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.hamlet import words as hamlet_words

YOUR_TURN: Final = Text("companion.your-turn", "Round {round}: your turn. Play it as usual.")
TO_BOTRIK: Final = Text("companion.to-botrik", "Botrik’s turn")
GAME_OVER: Final = Text("companion.game-over", "The game is over")
BEGINS: Final = Text("companion.begins", "Round {round}: Botrik’s turn.")
VILLAGER: Final = Text("companion.villager", "Villager {number} of {team}.")
TURN_OVER: Final = Text("companion.turn-over", "Botrik’s turn is over.")
DO_THIS: Final = Text("companion.do-this", "Is all of this done?")
DONE: Final = Text("companion.done", "Done, go on")
NONE: Final = Text("companion.none", "No")
ONE: Final = Text("companion.one", "Yes, exactly one")
SEVERAL: Final = Text("companion.several", "Yes, several")

AHEAD: Final = Text("companion.ahead", "{question} Is one alone ahead: {by}?")
ONE_AHEAD: Final = Text("companion.one-ahead", "Yes, one alone")
EQUAL: Final = Text("companion.equal", "No, several are equal")
DECIDED: Final = Text("companion.decided", "{question} Decided by: {by}.")
YOU_CHOOSE: Final = Text(
    "companion.you-choose", "{question} Several are still equal: you choose one for Botrik."
)

NO_GOLD: Final = Text("companion.no-gold", "Hire a villager: there are {gold} of {price} gold.")
HIRED: Final = Text(
    "companion.hired",
    "Put a new villager of Botrik’s where yours begin. It rests until his next turn.",
)
GOES_TO: Final = Text(
    "companion.goes-to", "The nearest of Botrik’s villagers that can still act goes to: {place}."
)
GOES_THERE: Final = Text(
    "companion.goes-there", "The nearest of Botrik’s villagers that can still act goes there."
)
GOES_BESIDE: Final = Text(
    "companion.goes-beside",
    "The nearest of Botrik’s villagers that can still act goes to the place it was laid against.",
)
GOES_ROAD: Final = Text(
    "companion.goes-road",
    "The nearest of Botrik’s villagers that can still act goes to where the road begins.",
)

ANY_ORDER: Final = Text(
    "companion.any-order",
    "Can Botrik deliver for an open church order? Resources must lie on connected places.",
)
NO_ORDER: Final = Text("companion.no-order", "Fill a church order: not enough for any.")
WHICH_ORDER: Final = Text("companion.which-order", "Which church order does he fill?")
USE_ORDER: Final = Text("companion.use-order", "Use what the order asks of Botrik.")
MARK_ORDER: Final = Text("companion.mark-order", "Put a marker of his on it. He gets its points.")
MARK_FOURTH: Final = Text(
    "companion.mark-fourth",
    "He gets its points. It is his fourth: a donkey stands for the missing marker.",
)
OWNERS: Final = Text(
    "companion.owners",
    "Whoever owns a good that is used gets its reward; Botrik gets 1★ in place of its gold.",
)

ANY_SALE: Final = Text(
    "companion.any-sale",
    "Does everything that an open sale tile asks for lie on connected places?",
)
NO_SALE: Final = Text("companion.no-sale", "Sell resources: not enough for any.")
USE_SALE: Final = Text("companion.use-sale", "Use what the sale tile asks for.")
TAKE_SALE: Final = Text(
    "companion.take-sale",
    "Lay the tile beside Botrik’s board and fill the Market again. He gets its points, and 1★ in "
    "place of its gold.",
)

DRAW: Final = Text("companion.draw", "No primary action is possible. Draw a marker for Botrik.")

ANY_PRODUCTION: Final = Text(
    "companion.any-production",
    "Is there a connected production place with an empty space, and raw material for it in the "
    "supply?",
)
NO_PRODUCTION: Final = Text(
    "companion.no-production", "Produce raw materials: there is no place for it."
)
FILL_SPACES: Final = Text(
    "companion.fill-spaces",
    "Fill its empty spaces from the supply, as far as it goes. A barn gets one of each kind if "
    "possible; what that leaves open you choose.",
)
PRODUCED: Final = Text(
    "companion.produced", "Botrik gets the reward of the place, but 1★ in place of its gold."
)

ANY_OFFER: Final = Text("companion.any-offer", "Do blueprints lie in the row?")
TAKE_OFFER: Final = Text(
    "companion.take-offer",
    "Lay it to the right of Botrik’s other blueprints. Put 1 gold from the supply on each tile "
    "that lay to its left, and fill the row.",
)
OFFER_GOLD: Final = Text(
    "companion.offer-gold",
    "If gold lay on it, that goes into the supply, and Botrik gets 1★, however much it was.",
)
LOSES_PASSED: Final = Text(
    "companion.loses-passed", "He loses 1★ for each tile that you put gold on."
)

ANY_WORKSHOP: Final = Text(
    "companion.any-workshop",
    "Is there a connected processing place with an empty space, its raw material on a connected "
    "place, and a token of Botrik’s for it?",
)
NO_WORKSHOP: Final = Text("companion.no-workshop", "Make goods: there is no place for it.")
USE_RAWS: Final = Text(
    "companion.use-raws",
    "Use its raw material for each empty space, as far as there is any and Botrik has tokens.",
)
PUT_GOODS: Final = Text(
    "companion.put-goods",
    "Put as many of Botrik’s goods there: fine ones if he has the milestone of that good, "
    "otherwise simple ones.",
)

ANY_BLUEPRINT: Final = Text(
    "companion.any-blueprint",
    "Can one of Botrik’s blueprints be built? What it costs must lie on connected places, gold "
    "apart, and it must fit somewhere.",
)
NO_BUILDING: Final = Text(
    "companion.no-building", "Build a place: no blueprint can be paid for and laid."
)
USE_COST: Final = Text("companion.use-cost", "Use what it costs. Gold is ignored.")
LAY: Final = Text(
    "companion.lay", "Lay it there. Botrik gets its points; a special site gets his flag."
)
LOSES_COST: Final = Text("companion.loses-cost", "If it costs gold, he loses as many points.")
MILESTONE: Final = Text(
    "companion.milestone",
    "If it is the first processing place of its good, he takes the milestone, with all that "
    "follows.",
)

ANY_ROAD: Final = Text(
    "companion.any-road",
    "May Botrik build a road somewhere, with the raw materials for it on connected places?",
)
NO_ROAD: Final = Text("companion.no-road", "Build a road: there is no place or no material for it.")
USE_ROAD: Final = Text("companion.use-road", "Use the raw materials that the road costs.")
BUILD_ROAD: Final = Text(
    "companion.build-road",
    "Put a road of Botrik’s there. If it is the first that anybody built, he takes the Planner.",
)


# What is counted at the end, in words
COUNT: Final = Text("companion.count", "Count what both have on the table.")
YOU: Final = hamlet_words.YOU
BOTRIK: Final = hamlet_words.BOTRIK
NOBODY: Final = showing_words.NOBODY
COVERED: Final = hamlet_words.COVERED
OPEN: Final = hamlet_words.OPEN
ROUND: Final = Text("companion.field-round", "Round")
VILLAGERS: Final = Text("companion.field-villagers", "Botrik’s villagers in the village")
GOLD: Final = Text("companion.field-gold", "Gold on his support tile")
SUPPORT: Final = hamlet_words.SUPPORT
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
FILLED: Final = hamlet_words.SOURCES[Why.ORDER]
SALES: Final = Text("companion.count-sales", "Sale tiles")
LEFT: Final = Text("companion.count-gold", "Gold left")
SIMPLE: Final = Text("companion.count-simple", "Simple goods of his in the village")
FINE: Final = Text("companion.count-fine", "Fine goods of his in the village")
IN_PLAY: Final = Text("companion.in-play", "in play")
TOTAL: Final = showing_words.TOTAL
YOU_WIN: Final = Text("companion.you-win", "You win: {yours} to {his} points!")
BOTRIK_WINS: Final = Text(
    "companion.botrik-wins", "Botrik wins: you have {yours} points, he has {his}."
)
