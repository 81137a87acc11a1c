"""The texts of cli.hamlet."""

from typing import Final

from dorfplatz.cli import words as cli_words
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.games.hamlet.state import Ending
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.hamlet import words as hamlet_words
from dorfplatz.showing.hamlet.choosing import words as choosing_words

NO_SPACE: Final = Text("hamlet.failure.no-space", "no empty space")
# The tiles, the sales, the orders and the supplies as tables
TILE: Final = Text("hamlet.components-table.tile", "Place")
SIZE: Final = Text("hamlet.components-table.size", "Size")
COST: Final = Text("hamlet.components-table.cost", "Cost")
REWARD: Final = Text("hamlet.components-table.reward", "Reward")
USE: Final = Text("hamlet.components-table.use", "Use")
PRODUCES: Final = Text("hamlet.components-table.produces", "{spaces} × {kinds}")
MAKES: Final = Text("hamlet.components-table.makes", "{spaces} × {raw} → {good}")
MARKS: Final = Text(
    "hamlet.components-table.marks",
    "Not marked: known. ~ probable. * ours. Size: triangles.",
)
SALE: Final = Text("hamlet.components-table.sale", "Sale of tier {tier}: {words}{mark}")
COMPONENTS_ORDER: Final = Text(
    "hamlet.components-table.order", "Church order, {order}: {words}{mark}"
)
AWARD: Final = Text("hamlet.components-table.award", "Award, {award}: {points}★{mark}")
SUPPLY: Final = Text("hamlet.components-table.supply", "{what}: {found}{mark}")
FITS: Final = cli_words.FITS
SUPPLIES: Final = {
    "villagers": Text("hamlet.supplies.villagers", "Villagers of each player"),
    "donkeys": Text("hamlet.supplies.donkeys", "Donkeys of each player"),
    "roads": Text("hamlet.supplies.roads", "Roads of each player"),
    "raws": Text("hamlet.supplies.raws", "Tokens of each raw material"),
    "goods": Text("hamlet.supplies.goods", "Tokens of each good for each player"),
    "start_raws": Text("hamlet.supplies.start-raws", "Raw materials on each place of the start"),
    "row": Text("hamlet.supplies.row", "Blueprints in the row"),
    "open_sales": Text("hamlet.supplies.open-sales", "Open sale tiles"),
    "hand": Text("hamlet.supplies.hand", "Blueprints in hand, at most"),
    "villager_prices": Text("hamlet.supplies.villager-prices", "Gold for the 2nd villager and on"),
    "donkey_price": Text("hamlet.supplies.donkey-price", "Gold for a donkey"),
    "raw_price": Text("hamlet.supplies.raw-price", "Gold for a raw material by free trade"),
    "good_price": Text("hamlet.supplies.good-price", "Gold for a good by free trade"),
    "production_gold": Text("hamlet.supplies.production-gold", "Gold for producing"),
    "start_gold": Text("hamlet.supplies.start-gold", "Gold at the start"),
    "botrik_gold": Text("hamlet.supplies.botrik-gold", "Botrik’s gold at the start"),
    "botrik_villager_price": Text(
        "hamlet.supplies.botrik-villager-price", "Gold for each of Botrik’s villagers"
    ),
    "gold_per_point": Text("hamlet.supplies.gold-per-point", "Gold for a point at the end"),
    "rounds": Text("hamlet.supplies.rounds", "Rounds at most"),
}

# Answers to “? Sawmill”, “? 5” and the like
WHICH: Final = Text(
    "hamlet.explain.which",
    "What shall be explained? Write a place, a blueprint, a church order ({orders}), a sale tile "
    "({sales}), an action of Botrik’s ({actions}), a milestone or an award: for example “? "
    "{example}”.",
)
NO_WAY: Final = Text(
    "hamlet.explain.no-way", "There is no way {found} to lay it; there are 1 to {most}."
)

# Ways to lay a tile, as choices: the best at length, the others by their numbers
WAYS: Final = Text("hamlet.laying.ways", "Ways")
LAYING_POINTS: Final = Text("hamlet.laying.points", "Pays now")
ROADS: Final = Text("hamlet.laying.joined", "Roads meet")
TOUCHES: Final = Text("hamlet.laying.touches", "Also touches")
FOREST: Final = Text("hamlet.laying.forest", "Forest")
ROCK: Final = Text("hamlet.laying.rock", "Rock")
OTHERS: Final = Text("hamlet.laying.others", "Other ways:")
LAYING_LEGEND: Final = Text(
    "hamlet.laying.legend",
    "Forest, Rock: edges where like touches like. “? 5” shows way 5 on the map.",
)

# What the person may do, as numbered choices
MENU_LEGEND: Final = (Text("hamlet.legend.from", "build … from Farm=: roads can meet there"),)

# What places are called on a terminal, and what people type: names, short names, moves
WORDS: Final = {
    "produce": Text("hamlet.word.produce", "produce"),
    "make": Text("hamlet.word.make", "make"),
    "sell": choosing_words.SELL,
    "order": Text("hamlet.word.order", "order"),
    "take": Text("hamlet.word.take", "take"),
    "hire": Text("hamlet.word.hire", "hire"),
    "villager": sentences_words.WHY[Why.VILLAGER],
    "donkey": sentences_words.WHY[Why.DONKEY],
    "build": Text("hamlet.word.build", "build"),
    "from": Text("hamlet.word.from", "from"),
    "lay": Text("hamlet.word.lay", "lay"),
    "use": Text("hamlet.word.use", "use"),
    "fine": Text("hamlet.word.fine", "fine"),
    "beg": Text("hamlet.word.beg", "beg"),
    "choose": Text("hamlet.word.choose", "choose"),
    "end": Text("hamlet.word.end", "end"),
}
"""Words of the notation, and what people may type for them."""

# The village as a map: outlines by what lies along them, names, spaces, and who is where
PICTURE_LEGEND: Final = (
    Text("hamlet.legend.forest", ".: edge with forest"),
    Text("hamlet.legend.rock", "_/\\ edge with rock"),
    Text("hamlet.legend.road", "= road"),
    Text("hamlet.legend.built", "● ■ on an edge: a road you / Botrik built"),
    Text("hamlet.legend.spaces", "2/3: 2 of 3 spaces are full"),
)

# The places as a table: everything that the map shows, and more
PLACE: Final = TILE
LYING: Final = Text("hamlet.places.lying", "Lies there")
HERE: Final = Text("hamlet.places.here", "Who")
JOINED: Final = Text("hamlet.places.joined", "Joined to")
APART: Final = Text("hamlet.places.apart", "no road to the Church")
FREE: Final = Text("hamlet.places.free", "{free} free")
FINE: Final = Text("hamlet.places.fine", "fine {good}")

# Both sides at a glance, and how far the game has come
SIDES_LEGEND: Final = (Text("hamlet.legend.now", "Now: points if the game ended now"),)

# How villagers, donkeys, flags and points are shown; each is explained in the legend
SIGNS_LEGEND: Final = (
    Text("hamlet.legend.you", "● you"),
    Text("hamlet.legend.botrik", "■ Botrik"),
    Text("hamlet.legend.resting", "○ □ villagers that have acted"),
    Text("hamlet.legend.donkeys", "♞ your donkeys (♘ has moved)"),
    Text("hamlet.legend.flag", "⚑● your special site, ⚑■ Botrik’s"),
    Text("hamlet.legend.points", "★ points"),
)

# What many simulated games against Botrik showed
SIDE: Final = Text("hamlet.simulated.side", "Side")
SIMULATED_POINTS: Final = hamlet_words.HEADING_POINTS
SPREAD: Final = Text("hamlet.simulated.spread", "Spread")
RANGE: Final = Text("hamlet.simulated.range", "From – to")
WINS: Final = showing_words.SHARE
MODIFIER: Final = Text("hamlet.simulated.modifier", "Modifier")
GAMES: Final = showing_words.GAMES
BOT_WINS: Final = Text("hamlet.simulated.bot-wins", "Wins against Botrik")
LENGTH: Final = Text("hamlet.simulated.length", "Length of a game")
MEAN: Final = Text("hamlet.simulated.mean", "Mean")
ROUNDS: Final = Text("hamlet.simulated.rounds", "rounds")
DECISIONS: Final = Text("hamlet.simulated.decisions", "decisions of the person")
ASKED: Final = Text("hamlet.simulated.asked", "… and for Botrik")
IDLE: Final = Text("hamlet.simulated.idle", "villagers for whom Botrik had nothing to do")
SIMULATED_ORDER: Final = Text("hamlet.simulated.order", "Church order")
IN_ROUND: Final = Text("hamlet.simulated.in-round", "In round")
ACTION: Final = Text("hamlet.simulated.action", "Botrik’s action")
SUCCEEDED: Final = Text("hamlet.simulated.succeeded", "Succeeded")
FAILED: Final = Text("hamlet.simulated.failed", "Failed")
FAILURE: Final = Text("hamlet.simulated.failure", "Why Botrik failed")
IN_A_GAME: Final = Text("hamlet.simulated.in-a-game", "In a game")
ENDED: Final = {
    Ending.CHURCH: Text(
        "hamlet.simulated.ended-church",
        "{share} of the games ended because all church orders were filled.",
    ),
    Ending.ROUNDS: Text(
        "hamlet.simulated.ended-rounds", "{share} of the games ended because it was the last round."
    ),
}
FAILURES: Final = {
    Failure.GOLD: Text("hamlet.failure.gold", "not enough gold"),
    Failure.ENOUGH_VILLAGERS: Text(
        "hamlet.failure.enough-villagers", "skipped: all villagers are in the village"
    ),
    Failure.ORDERS: Text("hamlet.failure.orders", "not enough for any order"),
    Failure.SALES: Text("hamlet.failure.sales", "not enough for any sale"),
    Failure.NO_SPACE: NO_SPACE,
    Failure.NO_RAWS: Text("hamlet.failure.no-raws", "the supply has run out"),
    Failure.HAND_FULL: Text("hamlet.failure.hand-full", "the hand is full"),
    Failure.ROW_EMPTY: Text("hamlet.failure.row-empty", "no blueprint is left"),
    Failure.NO_WORKSHOP: NO_SPACE,
    Failure.NO_MATERIAL: Text("hamlet.failure.no-material", "no raw material"),
    Failure.NO_TOKENS: Text("hamlet.failure.no-tokens", "no goods tokens left"),
    Failure.NO_BLUEPRINT: Text("hamlet.failure.no-blueprint", "no blueprint in hand"),
    Failure.COST: Text("hamlet.failure.cost", "not enough for any blueprint"),
    Failure.NO_SPOT: Text("hamlet.failure.no-spot", "no room"),
    Failure.NO_EDGE: Text("hamlet.failure.no-edge", "nowhere to build"),
    Failure.ROAD_COST: Text("hamlet.failure.road-cost", "not enough for any road"),
}

# What lies open on the table: blueprints, milestones, sales, orders, and Botrik's board
TABLE_LEGEND: Final = (
    Text("hamlet.legend.row", "Row: blueprints, with the gold on them"),
    Text("hamlet.legend.church", "Church: open orders, and who filled the others"),
    Text("hamlet.legend.circles", "①②③ where in his row Botrik begins: red, blue, yellow"),
)

# All that a person sees of a game of Hamlet
PROMPT: Final = Text("hamlet.play.prompt", "Number, u, ?, m, p, t, l, h or q")
HELP: Final = Text(
    "hamlet.play.help",
    "a number: make that choice, or write the move, such as “build Sawmill from Market”\n"
    "u: take back your last move, back to the last draw\n"
    "? Sawmill, ? 3: explain a place, a blueprint, an order, a choice …\n"
    "m: the map, p: the places as a table, t: the table, Enter: your choices again\n"
    "l: what has happened so far\n"
    "h: this help\n"
    "q: stop and keep the game",
)

# What options mean where Hamlet means something of its own by them
SIMULATE_MODIFIERS: Final = Text(
    "help.simulate-modifiers",
    "Hamlet: what makes the game easier ({easier}) or harder ({harder}), with commas "
    "between; “random” draws some for each game.",
)
