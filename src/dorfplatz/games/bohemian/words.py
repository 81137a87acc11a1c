"""The names of things, for sentences in every language; each used by several files."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.kinds import Kind

KINDS: Final = {
    Kind.BAKERY: Text("kind.bakery", "bakery"),
    Kind.BUTCHERY: Text("kind.butchery", "butchery"),
    Kind.DAIRY: Text("kind.dairy", "dairy"),
    Kind.TAILOR: Text("kind.tailor", "tailor"),
    Kind.MILL: Text("kind.mill", "flour mill"),
    Kind.GLASS: Text("kind.glass", "glass factory"),
    Kind.FARM: Text("kind.farm", "farm"),
    Kind.INN: Text("kind.inn", "inn"),
    Kind.TOWN_HALL: Text("kind.town-hall", "town hall"),
    Kind.CHURCH: Text("kind.church", "church"),
    Kind.MANOR: Text("kind.manor", "manor"),
}

# With the article, as the object of a sentence ("moves into the inn").
THE_KINDS: Final = {
    Kind.BAKERY: Text("the-kind.bakery", "the bakery"),
    Kind.BUTCHERY: Text("the-kind.butchery", "the butchery"),
    Kind.DAIRY: Text("the-kind.dairy", "the dairy"),
    Kind.TAILOR: Text("the-kind.tailor", "the tailor"),
    Kind.MILL: Text("the-kind.mill", "the flour mill"),
    Kind.GLASS: Text("the-kind.glass", "the glass factory"),
    Kind.FARM: Text("the-kind.farm", "the farm"),
    Kind.INN: Text("the-kind.inn", "the inn"),
    Kind.TOWN_HALL: Text("the-kind.town-hall", "the town hall"),
    Kind.CHURCH: Text("the-kind.church", "the church"),
    Kind.MANOR: Text("the-kind.manor", "the manor"),
}

BUILDING: Final = Text("building", "{the_kind} in {village}")


# Taking the bishop: two equal dice, from whoever has him
NOT_A_DOUBLE: Final = Text(
    "refusal.not-a-double", "The bishop takes exactly two equal dice; {dice} is no double."
)
BISHOP_AT_HAND: Final = Text("refusal.bishop-at-hand", "The bishop is with you already.")

# Counting a component file against the box: every complaint says what is wrong where
BOARD_COUNT: Final = Text(
    "components.board-count", "The box holds {expected} village boards, the file has {found}."
)
BOARD_NAME: Final = Text(
    "components.board-name",
    "Board “{board}”: a board is named by the letters of its two sides, such as “M/N”.",
)
BOARD_SIDES: Final = Text(
    "components.board-sides", "Board “{board}”: its sides must be {expected}, no more, no fewer."
)
LETTER_TWICE: Final = Text("components.letter-twice", "The letter {letter} is on two boards.")
NAME: Final = Text(
    "components.name",
    "{where}: “{name}” cannot be a name; use up to 40 letters, with single spaces, hyphens or "
    "apostrophes between them.",
)
NAME_TWICE: Final = Text("components.name-twice", "{where}: another village is called {name} too.")
NO_BUILDING: Final = Text(
    "components.no-building", "{where}: “{word}” is no building; the buildings are: {known}."
)
NO_VALUE: Final = Text(
    "components.no-value", "{where}: “{word}” needs the number printed on it, such as “{word} 6”."
)
VALUE: Final = Text(
    "components.value", "{where}: “{word}” has no number printed on it, so write none."
)
BUILDING_COUNT: Final = Text(
    "components.building-count",
    "{where}: a village has 1 to {most} buildings, this one has {found}.",
)
COINS: Final = Text("components.coins", "The box holds {expected} coins, the file has {found}.")

# What is printed on the cardboard: village boards, coins, and what each number of players uses
TILES: Final = Text(
    "components.tiles",
    "“{word}” can be visible {found} times at once, but the box holds only {most} tiles for it.",
)
ENDLESS: Final = Text(
    "components.endless",
    "{where}: there could be no flour mill, glass factory or farm on the table, and without one "
    "a game might never end.",
)

# Bohemian Villages behind the contract that all games share
NOT_NOW: Final = Text("refusal.not-now", "“{move}” is not possible at this moment.")
NOT_A_MOVE: Final = Text("refusal.not-a-move", "This is no move of Bohemian Villages.")
CANNOT_FALL: Final = Text("refusal.cannot-fall", "“{move}” is nothing that chance can do here.")
GAME_OVER: Final = Text("refusal.game-over", "The game is over.")

# Kicking out: only when no building of the kind is free, never one's own, and by kind
NEVER_KICKED_OUT: Final = Text(
    "refusal.never-kicked-out",
    "{owner} stands on {building}; from such a building nobody is ever kicked out.",
)
SHOP_KEPT: Final = Text(
    "refusal.shop-kept",
    "{owner} stands on {building}; you keep a shop of this kind yourself, so you cannot kick "
    "anyone out of another.",
)

# Moves as a person writes them: `3+4 Nenbrad glass`, `5+5 bishop`, `reroll 1 1`, `end`
UNREADABLE: Final = Text(
    "refusal.unreadable",
    "“{text}” is no move. Moves look like: 3+4 Nenbrad glass · 5+5 bishop · 1+4 special · "
    "reroll 1 1 · end.",
)

# What a table may choose before the game: income, first player, village sides, components
SEATS: Final = Text(
    "options.seats", "Bohemian Villages is for {least} to {most} players, not {found}."
)
UNKNOWN: Final = Text("options.unknown", "There is no option “{option}”; the options are: {known}.")
INCOME: Final = Text("options.income", "Income is “automatic” or “claimed”, not “{found}”.")
FIRST: Final = Text(
    "options.first", "The first player is “drawn” or a seat from 0 to {last}, not “{found}”."
)
SIDES: Final = Text(
    "options.sides",
    "The sides are “drawn” or one letter for each of the boards {boards}, not “{found}”.",
)

# Placing a figure: a total of dice, a building with that number, and room in it
NO_SUCH_BUILDING: Final = Text(
    "refusal.no-such-building", "There is no building “{building}” on the table."
)
SINGLE_DIE: Final = Text(
    "refusal.single-die", "A single die makes no total; use at least two dice."
)
TOTAL_TOO_HIGH: Final = Text(
    "refusal.total-too-high",
    "{dice} makes {total}; no building has a number above {highest}.",
)
WRONG_TOTAL: Final = Text(
    "refusal.wrong-total",
    "{dice} makes {total}; moving into {building} takes {number}.",
)
NO_FIGURE: Final = Text("refusal.no-figure", "You have no figure left to place.")
OWN_FIGURE: Final = Text("refusal.own-figure", "Your own figure stands on {building} already.")
FREE_ONE_LEFT: Final = Text(
    "refusal.free-one-left",
    "{owner} stands on {building}; nobody is kicked out while a building of the same kind is free "
    "(in {free}).",
)

# Special-action tiles: taken with any two dice, spent to roll unused dice again
TWO_DICE: Final = Text(
    "refusal.special-two-dice", "A special-action tile takes exactly two dice, not {dice}."
)
TILE_AT_HAND: Final = Text(
    "refusal.tile-at-hand", "You have a special-action tile already; nobody may have two."
)
NO_TILE_LEFT: Final = Text("refusal.no-tile-left", "No special-action tile is left.")
TILE_SPENT: Final = Text(
    "refusal.tile-spent", "You spent a special-action tile this turn, so you cannot take one now."
)
NO_TILE: Final = Text("refusal.no-tile", "You have no special-action tile to roll again with.")
TOO_FEW_DICE: Final = Text(
    "refusal.too-few-dice", "Rolling again needs at least two unused dice: one alone is no total."
)

# The course of a turn: its start, income, the roll, and handing over
MUST_MOVE: Final = Text(
    "refusal.must-move", "A move is possible, so you must make one before you end your turn."
)
MUST_REROLL: Final = Text(
    "refusal.must-reroll",
    "No move is possible, but you have a special-action tile: use it to roll again.",
)
NO_INCOME: Final = Text("refusal.no-income", "No income is due.")

# Using dice: they must be there, and are gone afterwards
DICE_NOT_THERE: Final = Text(
    "refusal.dice-not-there", "You cannot use {asked}: your unused dice are {unused}."
)
NONE_UNUSED: Final = Text("refusal.none-unused", "All your dice are used.")

# What a table may choose before the game: income, first player, village sides, components
WEB_INCOME: Final = Text("web.income", "Income of inns and bishop")
HELP_INCOME: Final = Text("help.income", "Whether income is paid by itself or must be collected.")
WEB_FIRST: Final = Text("web.first", "Who begins")
HELP_FIRST: Final = Text(
    "help.first", "The seat that begins, counted from 0; “drawn” leaves it to chance."
)
WEB_SIDES: Final = Text("web.sides", "Sides of the village boards")
HELP_SIDES: Final = Text(
    "help.sides", "The letters of the village sides; “drawn” leaves them to chance."
)
AUTOMATIC: Final = Text("web.automatic", "is paid by itself")
CLAIMED: Final = Text("web.claimed", "must be collected before rolling")
