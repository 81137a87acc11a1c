"""Hamlet: what it is about, what lies on the table, and the setup."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.botrik.markers import IN_THE_BOWL
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import Milestone, Role
from dorfplatz.games.hamlet.moves import SECONDARY, Colour
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages import words as of_pages
from dorfplatz.server.pages.hamlet.rules import pictures
from dorfplatz.server.pages.rules import words
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Picture, Points, Said

LEAD: Final = (
    Text(
        "rules.hamlet.lead",
        "You and Botrik build one village together, tile by tile, around a church that is not "
        "finished yet.",
    ),
    Text(
        "rules.hamlet.lead-more",
        "Send your villagers to work, let your donkeys carry what they need, and lay the places so "
        "that the village grows your way: with more points than Botrik when the church is done, "
        "you win.",
    ),
)
SOURCES: Final = Text(
    "rules.hamlet.sources",
    "Botrik’s rulebook was at hand, in German, and it is the authority for all he does. The "
    "rulebook of the base game was not: its rules come from reviews and photographs. So every "
    "place below says how sure we are: known (printed on a component, or two sources), probable "
    "(one source, or it follows) or ours (designed so that the game plays).",
)
COUNTED: Final = Text(
    "rules.hamlet.counted",
    "Of the {tiles} places {known} are known in every respect. Probable is that the round is "
    "finished at the end, and begging. Ours is that a new donkey moves only from the next turn on, "
    "and what is said with the final scoring.",
)
TABLE_SHOWN: Final = Text(
    "rules.hamlet.table-shown",
    "A villager, a donkey and a flag; wood, stone and wheat; timber, brick, flour and milk; gold, "
    "a point, a blueprint, a bridge, a path, a milestone, an award and Botrik’s bowl.",
)
TILES: Final = Text(
    "rules.hamlet.tiles",
    "{tiles} place tiles: {start} for the start, {bag} in the bag, and {stacks} more in four "
    "stacks, one for each good, that wait.",
)
RAWS: Final = Text(
    "rules.hamlet.raws", "For all: {raws} tokens each of the raw materials wood, stone and wheat."
)
YOURS: Final = Text(
    "rules.hamlet.yours",
    "For each side: {villagers} villagers, {roads} roads, {goods} tokens of each of the goods "
    "timber, brick, flour and milk, and flags. You also have {donkeys} donkeys; Botrik needs none.",
)
CARDS: Final = Text(
    "rules.hamlet.cards",
    "{sales} sale tiles in three tiers, {orders} church orders, {milestones} milestones, {awards} "
    "awards, and gold. Points are written ★.",
)
BOARD: Final = Text(
    "rules.hamlet.board",
    "For Botrik: his board, {actions} action tiles, {markers} markers in three colours, a bowl, "
    "and his support tile.",
)
START_SHOWN: Final = Text(
    "rules.hamlet.start-shown",
    "The start: the Church in the middle, Quarry, Woodcutter, Farm, Market and Town Hall around "
    "it, two raw materials on each of three places, a villager of each side and your donkey on the "
    "Church.",
)
LAY_START: Final = Text(
    "rules.hamlet.lay-start",
    "Lay the Church in the middle and Quarry, Woodcutter, Farm, Market and Town Hall around it, "
    "each joined to it by a road.",
)
LAY_RAWS: Final = Text(
    "rules.hamlet.lay-raws",
    "Put {raws} stone on the Quarry, {raws} wood on the Woodcutter and {raws} wheat on the Farm. "
    "Each of them has {spaces} spaces.",
)
LAY_PIECES: Final = Text(
    "rules.hamlet.lay-pieces",
    "Put a villager and a donkey of yours and a villager of Botrik’s on the Church. You get {gold} "
    "gold; Botrik’s {botrik} gold lies on his support tile, which is open.",
)
LAY_ROWS: Final = Text(
    "rules.hamlet.lay-rows",
    "Draw {row} place tiles from the bag: the row of blueprints at the Town Hall. {sales} sale "
    "tiles of the first tier lie open at the Market.",
)
LAY_BOTRIK: Final = Text(
    "rules.hamlet.lay-botrik",
    "Lay Botrik’s action tiles in a row, in any order. A red, a blue and a yellow marker lie on "
    "the circles above the first three; the others, {red} red, {blue} blue and {yellow} yellow, go "
    "into the bowl.",
)
PLAYERS: Final = Text(
    "rules.hamlet.players",
    "The printed game is for one to four people. Here one person plays against Botrik, with the "
    "setup for two and these changes. You begin; then you take turns.",
)


def about(components: Components) -> Chapter:
    tiles = components.tiles.values()
    known = sum(all(mark == "known" for _, mark in tile.marks) for tile in tiles)
    counted = message(COUNTED, tiles=len(tiles), known=known)
    said: tuple[Said, ...] = (words.UNOFFICIAL, SOURCES, counted, of_pages.BUY)
    return Chapter("about", words.ABOUT, tuple(Paragraph(each) for each in said))


def table(components: Components) -> Chapter:
    supplies, markers = components.supplies, sum(IN_THE_BOWL.values()) + len(IN_THE_BOWL)
    lying = (
        message(TILES, **_stacks(tuple(components.tiles.values()))),
        message(RAWS, raws=supplies.raws),
        message(
            YOURS,
            villagers=supplies.villagers,
            roads=supplies.roads,
            goods=supplies.goods,
            donkeys=supplies.donkeys,
        ),
        message(
            CARDS,
            sales=len(components.sales),
            orders=len(components.orders),
            milestones=len(Milestone),
            awards=len(components.awards),
        ),
        message(BOARD, actions=len(SECONDARY), markers=markers),
    )
    return Chapter("table", words.TABLE, (Picture(TABLE_SHOWN, pictures.material()), Points(lying)))


def _stacks(tiles: tuple[Tile, ...]) -> dict[str, int]:
    start, bag = (sum(tile.stack == stack for tile in tiles) for stack in ("start", "bag"))
    all_tiles = len(tiles)
    return {"tiles": all_tiles, "start": start, "bag": bag, "stacks": all_tiles - start - bag}


def setup(components: Components) -> Chapter:
    supplies, bowl = components.supplies, IN_THE_BOWL
    spaces = max(
        tile.spaces
        for place, tile in components.tiles.items()
        if place in components.start and tile.role is Role.PRODUCTION
    )
    steps = (
        LAY_START,
        message(LAY_RAWS, raws=supplies.start_raws, spaces=spaces),
        message(LAY_PIECES, gold=supplies.start_gold, botrik=supplies.botrik_gold),
        message(LAY_ROWS, row=supplies.row, sales=supplies.open_sales),
        message(
            LAY_BOTRIK, red=bowl[Colour.RED], blue=bowl[Colour.BLUE], yellow=bowl[Colour.YELLOW]
        ),
    )
    parts = (
        Paragraph(PLAYERS),
        Picture(START_SHOWN, pictures.start(components)),
        Points(steps, numbered=True),
    )
    return Chapter("setup", words.SETUP, parts)
