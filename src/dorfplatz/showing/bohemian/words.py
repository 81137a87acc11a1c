"""The texts of showing.bohemian."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.showing import words as showing_words

# Said in several places
VILLAGE: Final = Text("web.village", "Village")

# Where every coin came from
SOURCES: Final = {
    Why.INNS: Text("source.inns", "Inns"),
    Why.BISHOP: Text("source.bishop", "Bishop"),
    Why.FARM: Text("source.farm", "Farms"),
    Why.MANOR: Text("source.manor", "Manors"),
    Why.FLOUR: Text("source.flour", "Flour"),
    Why.GLASS: Text("source.glass", "Glass"),
    Why.TOWN_HALLS: Text("source.town-halls", "Town halls"),
    Why.SHOPS: Text("source.shops", "Shops"),
    Why.CHURCHES: Text("source.churches", "Churches"),
    Why.GOODS: Text("source.goods", "Flour and glass left over"),
}
WHERE_FROM: Final = Text("finale.where-from", "Where the coins came from")
TOTAL: Final = showing_words.TOTAL

# What the moves of a player are called
BISHOP: Final = Text("menu.bishop", "take the bishop")
SPECIAL: Final = Text("menu.special", "take a special-action tile")
REROLL: Final = Text("menu.reroll", "spend the tile, roll again")
END: Final = showing_words.END_TURN
PASS: Final = Text("menu.pass", "pass: no move is possible")
COLLECT: Final = Text(
    "menu.collect", "collect {coins} coin of income", "collect {coins} coins of income", "coins"
)
THROW: Final = Text("menu.throw", "roll the dice")

# Why one may or may not move into a building, and what it brings
FREE: Final = Text("explain.free", "{village}, {kind} ({number}): free.")
TAKEN: Final = Text("explain.taken", "{village}, {kind} ({number}): {owner} lives here.")
PRINTED: Final = Text(
    "explain.printed",
    "The number {value} is printed on it.",
)
REACHED: Final = Text("explain.reached", "Your dice reach it with {ways}.")
NOT_REACHED: Final = Text(
    "explain.not-reached", "Your dice do not reach it: {dice} cannot make {number}."
)
MAY_KICK: Final = Text("explain.may-kick", "None of the kind is free, so you may kick {owner} out.")
SHOP: Final = Text(
    "explain.shop",
    "Shops pay at the end: 1, 5, 12 or 20 coins for a set of 1, 2, 3 or 4 different ones. When all "
    "of a kind are taken, somebody who keeps none of that kind can kick another out.",
)
RULES: Final = {
    Kind.BAKERY: SHOP,
    Kind.BUTCHERY: SHOP,
    Kind.DAIRY: SHOP,
    Kind.TAILOR: SHOP,
    Kind.MILL: Text(
        "explain.mill",
        "It gives a flour tile. When the last flour mill is taken, each tile pays 2 coins and all "
        "figures on mills go home. Nobody is kicked out.",
    ),
    Kind.GLASS: Text(
        "explain.glass",
        "It gives a glass tile. When the last glass factory is taken, each tile pays 3 coins and "
        "all figures on factories go home. Nobody is kicked out.",
    ),
    Kind.FARM: Text(
        "explain.farm",
        "It pays at once a coin for each of your farms, this one included. When all farms are "
        "taken, others can be kicked out.",
    ),
    Kind.INN: Text(
        "explain.inn",
        "Once three other buildings of the village are occupied it is active for good: a coin "
        "before each of your rolls. When all inns are taken, others can be kicked out.",
    ),
    Kind.TOWN_HALL: Text(
        "explain.town-hall",
        "At the end it pays what is printed on it if its whole village is occupied. Whoever has no "
        "town hall loses 5 coins. When all are taken, others can be kicked out.",
    ),
    Kind.CHURCH: Text(
        "explain.church",
        "At the end the most churches pay 10 coins, the second most 6; a tie for the most pays 6 "
        "each. With the bishop each of your churches pays a coin before each of your rolls. When "
        "all are taken, others can be kicked out.",
    ),
    Kind.MANOR: Text(
        "explain.manor", "It pays at once what is printed on it. Nobody is kicked out."
    ),
}

# The score pad: what everyone counts at the end of a printed game, what it pays, and why
NO_TOWN_HALL: Final = Text("pad.no-town-hall", "no town hall")
TOWN_HALLS: Final = Text("pad.town-halls", "{town_halls} held; full villages pay {printed}")
MOST: Final = Text("pad.most", "{churches}: the most")
SECOND: Final = Text("pad.second", "{churches}: second most")
TIED: Final = Text("pad.tied", "{churches}: a tie for the most")
TOO_FEW: Final = Text("pad.too-few", "{churches}: not enough")
SET: Final = Text("pad.set", "{shops}: {coins}")
HALF: Final = Text("pad.half", "half of {sum}")

# What the moves of a plan are called, with their dice and their places
MOVE_IN: Final = Text("plan.move-in", "{ways}: {kind} in {village}")
KICK: Final = Text("plan.kick", "{ways}: {kind} in {village}, kicking {owner} out")
WITH: Final = Text("plan.with", "{ways}: {action}")

# How a game of Bohemian Villages is told
GAME_BOHEMIAN: Final = Text("web.game-bohemian", "Bohemian Villages")
GAME_BOHEMIAN_IS: Final = Text(
    "web.game-bohemian-is",
    "Roll four dice, move your figures into the buildings with their totals, kick others out "
    "and collect coins. For 2 to 5.",
)
WINNER: Final = Text("transcript.winner", "{who} wins with {total} coins.")
WINNERS: Final = Text("transcript.winners", "{who} share the win with {total} coins each.")
CURVE_SAYS: Final = Text(
    "web.curve-says",
    "A line for each player: coins after every turn, then with the final scoring.",
)
