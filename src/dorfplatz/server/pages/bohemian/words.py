"""Words that only the page of Bohemian Villages uses."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.events import Why
from dorfplatz.server.pages import words as pages_words
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.bohemian import words as bohemian_words

VILLAGES: Final = Text("web.villages", "Villages")
DICE: Final = pages_words.DICE
DIE: Final = Text("web.die", "die showing {face}")
USED_DIE: Final = Text("web.used-die", "die showing {face}, used")

FIRST_MOVE: Final = Text("web.first-move", "Make your first move.")
SECOND_MOVE: Final = Text("web.second-move", "Make a second move, or end your turn.")
NOTHING_LEFT: Final = Text("web.nothing-left", "Nothing is left to do: end your turn, or undo.")
NOTHING_TO_CHOOSE: Final = Text("web.nothing-to-choose", "Nothing to choose from right now.")
NO_MOVE: Final = Text("web.no-move", "No move is possible with these dice.")
COLLECT_FIRST: Final = Text("web.collect-first", "Collect your income before you roll.")
THROW: Final = Text("web.throw", "Roll the dice.")

FREE_WORD: Final = Text("web.free", "free")
FREE: Final = Text("web.house-free", "{number} {kind}, {village}: free.")
TAKEN: Final = Text("web.house-taken", "{number} {kind}, {village}: {owner} lives here.")
WORTH: Final = Text("web.house-worth", "Worth {value}.")
ACTIVE: Final = Text("web.house-active", "The inn is active.")
MOVE_IN: Final = Text("web.house-move-in", "Move in with {ways}.")
KICK: Final = Text("web.house-kick", "Kick {owner} out with {ways}.")
WHICH_DICE: Final = Text("web.which-dice", "Which dice?")
WOULD_KICK: Final = Text("web.would-kick", "kicks {owner} out")

COINS: Final = showing_words.COINS
NOW: Final = Text("web.now", "If the game ended now")
HAND: Final = Text("web.hand", "Figures in hand")
FARMS: Final = bohemian_words.SOURCES[Why.FARM]
CHURCHES: Final = bohemian_words.SOURCES[Why.CHURCHES]
HALLS: Final = bohemian_words.SOURCES[Why.TOWN_HALLS]
INNS: Final = Text("web.inns", "Inns (active ones)")
SHOPS: Final = Text("web.shops", "Shops, and what their sets pay")
FLOUR: Final = Text("web.flour", "Flour tiles")
GLASS: Final = Text("web.glass", "Glass tiles")
EXTRAS: Final = Text("web.extras", "Bishop and special-action tile")
HAS_BISHOP: Final = Text("web.has-bishop", "has the bishop")
HAS_TILE: Final = Text("web.has-tile", "has a special-action tile")
PLAYER: Final = Text("web.player", "Player")

FIGURES_LEFT: Final = Text(
    "web.figures-left",
    "{who} has the fewest figures: {figures}. Whoever starts a turn without one ends the game.",
)
BANK_LEFT: Final = Text(
    "web.bank-left", "{bank} of {all} coins are in the bank. An empty bank ends the game."
)
TILES_LEFT: Final = Text("web.tiles-left", "Special-action tiles left: {tiles}.")
BISHOP_FREE: Final = Text("web.bishop-free", "Nobody has the bishop yet.")

ACCOUNTS: Final = Text("web.accounts", "Where the coins came from, and what would score now")
AS_TABLE: Final = Text("web.as-table", "The villages as a table")
VILLAGE: Final = bohemian_words.VILLAGE

WINNER: Final = Text("web.winner", "{who} wins with {coins} coins.")
WINNERS: Final = Text("web.winners", "A shared win: {who} have {coins} coins each.")
CURVE: Final = Text("web.curve", "Coins over the game")
BARS_SAY: Final = Text("web.bars-say", "A bar for each player, made of the sources named below.")
