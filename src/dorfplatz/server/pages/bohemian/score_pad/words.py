"""The words of the score pad."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages import words as pages_words
from dorfplatz.server.pages.bohemian import words
from dorfplatz.showing.bohemian.pad import SHOP_COUNTS
from dorfplatz.showing.bohemian.words import SOURCES

SCORE_PAD: Final = pages_words.SCORE_PAD
PAD_IS: Final = Text(
    "pad.is", "For the printed game: enter what everyone has at the end, see who wins and why."
)
KEPT: Final = Text("pad.kept", "What you enter stays in this browser.")
OFFLINE: Final = Text("pad.offline", "The pad works without a connection, too.")
NAMES: Final = Text("pad.names", "Names")
WAY: Final = Text("pad.way", "How do you want to enter it?")
BY: Final = {
    "counts": Text("pad.by-counts", "Just the counts"),
    "houses": Text("pad.by-houses", "Who stands where"),
}
PRINTED: Final = Text("pad.printed", "Printed on those in full villages")
COINS: Final = Text("pad.coins", "Coins before the scoring")
MORE: Final = Text("pad.more", "one more")
LESS: Final = Text("pad.less", "one less")
SHOW: Final = Text("pad.show", "Show the result")
GO_ON: Final = pages_words.GO_ON
SIDES: Final = Text("pad.sides", "Which sides are on the table?")
BOARD: Final = Text("pad.board", "Board {board}")
NOT_UP: Final = Text("pad.not-up", "neither")
OURS: Final = Text(
    "pad.ours",
    "What the village boards show is our reconstruction. If yours show something else, enter just "
    "the counts.",
)
TAP: Final = Text("pad.tap", "Choose somebody, then tap the houses where they live.")
LINK: Final = Text("pad.link", "Link to this result")
SHARE: Final = Text("pad.share", "Share")
COPIED: Final = pages_words.LINK_COPIED
SAVE_PICTURE: Final = Text("pad.save-picture", "Save as a picture")
SAVE_TEXT: Final = Text("pad.save-text", "Save as text")
PRINT: Final = Text("pad.print", "Print")
EMPTY: Final = Text("pad.empty", "Empty the pad")
AS_COUNTS: Final = Text("pad.as-counts", "Go on with these counts")
EXAMPLES: Final = Text("pad.examples", "Examples")
SHOPS_EXAMPLE: Final = Text(
    "pad.shops-example", "Two bakeries and a butchery make two sets: 5 coins and 1."
)
CHURCHES_EXAMPLE: Final = Text(
    "pad.churches-example", "Two share the most churches: 6 coins each, and nothing for the next."
)
GOODS_EXAMPLE: Final = Text(
    "pad.goods-example", "A flour and a glass tile are left over: half of 5 coins, rounded down."
)
TOWN_HALL_EXAMPLE: Final = Text(
    "pad.town-hall-example", "Nenbrad is full, so its town hall pays; without one it costs 5 coins."
)

LABELS: Final = {
    "town_halls": SOURCES[Why.TOWN_HALLS],
    "printed": PRINTED,
    **{name: KINDS[kind] for name, kind in SHOP_COUNTS.items()},
    "churches": SOURCES[Why.CHURCHES],
    "flour": words.FLOUR,
    "glass": words.GLASS,
    "coins": COINS,
}
"""What is counted."""
TITLES: Final = {
    "coins": COINS,
    **{why.value: SOURCES[why] for why in (Why.TOWN_HALLS, Why.SHOPS, Why.CHURCHES, Why.GOODS)},
}
"""What pays."""

PLAYERS: Final = Text("pad.no-players", "“{found}” players cannot play: there are {few} to {many}.")
NUMBER: Final = Text("pad.no-number", "{who}, {what}: “{found}” is no number from 0 to {most}.")
FIGURES: Final = Text(
    "pad.figures", "{who} has only {most} figures, but {found} of them are counted."
)
NOTHING_PRINTED: Final = Text(
    "pad.nothing-printed", "{who} has no town hall that could pay {found} coins."
)
TILES: Final = Text(
    "pad.tiles", "{what}: {found} are counted, but there are only {most} in the box."
)
SIDE: Final = Text("pad.no-side", "“{found}” is no side of board {board}.")
IN_THE_BOX: Final = Text("pad.in-the-box", "With {players} players board {board} stays in the box.")
OWNER: Final = Text("pad.no-owner", "{where}: “{found}” is no player from 1 to {players}.")
