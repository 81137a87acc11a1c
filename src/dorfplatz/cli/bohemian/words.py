"""The texts of cli.bohemian."""

from typing import Final

from dorfplatz.cli import words as cli_words
from dorfplatz.core.text import Message, Text
from dorfplatz.games.bohemian.events import Why
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.bohemian import words as bohemian_words

# The villages as a table: a row for each village, a column for each number
VILLAGE: Final = bohemian_words.VILLAGE
BOARD_LEGEND: Final = (
    Text("board.free", "· free"),
    Text("board.active", "+ active inn"),
    Text("board.value", "7· worth 7"),
    Text("board.in-reach", "highlighted: in reach of the dice"),
    Text("board.kicked-out", "✗■ would be kicked out"),
)

# The village boards, the coins and the tiles as a table
SIDE: Final = Text("components-table.side", "Side")
NAME: Final = bohemian_words.VILLAGE
BUILDINGS: Final = Text("components-table.buildings", "Buildings (*: our reconstruction)")
SETUP: Final = Text(
    "components-table.setup", "{seats} players: {figures} figures each; left out: {boards}"
)
NONE: Final = Text("components-table.none", "none")
COMPONENTS_COINS: Final = Text("components-table.coins", "{pieces} coins worth {worth}: {each}")
TILES: Final = Text(
    "components-table.tiles", "{kind}: at most {found} visible at once, {tiles} tiles in the box"
)
FITS: Final = cli_words.FITS

# Answers to “? Nenbrad inn”
WHICH: Final = Text(
    "explain.which", "Which building? Write its village and its name, for example “{example}”."
)

# What the commands and options that only Bohemian Villages has are for
HELP: Final[dict[str, Text | Message]] = {
    "train": Text(
        "help.train", "Train the evaluations of bots by self-play; it can be interrupted."
    ),
    "train seed": Text("help.train-seed", "The same seed gives the same training."),
    "train games": Text("help.train-games", "How many games the network learns from."),
    "train jobs": Text("help.train-jobs", "How many games are played at once."),
    "train out": Text(
        "help.train-out", "The folder for results and checkpoints; from these training goes on."
    ),
    "train weights": Text(
        "help.weights", "Tune the weights of greedy instead of training a network."
    ),
    "train generations": Text("help.generations", "With --weights: how many generations."),
    "train learn_on": Text("help.learn-on", "Begin with the network that comes with Dorfplatz."),
    "train cluster": Text(
        "help.cluster", "Play the games on a cluster by Ray; RAY_ADDRESS says on which."
    ),
}

# What people type: buildings and moves in the notation, or in the words of their own language
WORDS: Final = {
    "bishop": Text("word.bishop", "bishop"),
    "special": Text("word.special", "special"),
    "reroll": Text("word.reroll", "reroll"),
    "end": Text("word.end", "end"),
    "collect": Text("word.collect", "collect"),
    "throw": Text("word.throw", "throw"),
}
"""Words of the notation, and what people may type for them."""

# Everything about the players at a glance, and how near the end is
PLAYER: Final = showing_words.PLAYER
PLAYERS_COINS: Final = showing_words.COINS
NOW: Final = showing_words.NOW
HAND: Final = Text("players.hand", "Hand")
FARMS: Final = Text("players.farms", "Farms")
CHURCHES: Final = Text("players.churches", "Church")
HALLS: Final = Text("players.halls", "Halls")
INNS: Final = Text("players.inns", "Inns")
SHOPS_OWNED: Final = bohemian_words.SOURCES[Why.SHOPS]
FLOUR: Final = Text("players.flour", "Flour")
GLASS: Final = bohemian_words.SOURCES[Why.GLASS]
PLAYERS_LEGEND: Final = (
    Text("players.legend-now", "Now: coins if the game ended now"),
    Text("players.legend-hand", "Hand: figures to place"),
    Text("players.legend-buildings", "Halls: town halls"),
    Text("players.legend-inns", "Inns: all (active)"),
    Text("players.legend-shops", "Shops: numbers 2 3 4 5"),
    Text("players.legend-bishop", "† bishop"),
    Text("players.legend-tile", "↻ special-action tile"),
)
BANK: Final = Text("players.bank", "In the bank: {bank} coins. Special-action tiles left: {tiles}.")
END: Final = Text(
    "players.end",
    "The game ends when somebody starts a turn without a figure in hand or when the bank is empty.",
)

# The command that trains the evaluations of bots by self-play
WRITTEN: Final = Text("train.written", "The result is in {file}, how it was made beside it.")
KEPT: Final = Text(
    "train.kept", "What was reached is kept in {file}; the same command goes on from there."
)

# Training with its progress on the screen, checkpoints on the way and a picture at the end
TRAINING: Final = Text("train.training", "Training")
GOES_ON: Final = Text("train.goes-on", "Going on from {file}.")
REPORT: Final = Text(
    "train.report",
    "{games} games: loss {share_loss} (wins) and {score_loss} (coins); wins {tuned} against tuned "
    "weights, {oldest} against itself some time ago",
)
GENERATION: Final = Text(
    "train.generation", "Generation {number}: wins {share} against the weights by hand"
)
TITLE: Final = Text("train.title", "{seats} players")
LOSS: Final = Text("train.loss", "loss of win shares")
AGAINST_TUNED: Final = Text("train.against-tuned", "wins against tuned weights")
AGAINST_ITSELF: Final = Text("train.against-itself", "wins against itself some time ago")
AGAINST_HAND: Final = Text("train.against-hand", "wins against the weights by hand")

# All that a person sees of a game of Bohemian Villages
PROMPT: Final = Text("play.prompt", "Number, u, ?, hint, l, h or q")
PLAY_HELP: Final = Text(
    "play.help",
    "a number: make that choice, or write the move, such as “3+4 Nenbrad glass”\n"
    "u: take back your last move, back to the last roll\n"
    "? Nenbrad inn: explain a building\n"
    "hint: what a strong bot would do, and why\n"
    "l: what has happened so far\n"
    "h: this help\n"
    "q: stop and keep the game",
)
