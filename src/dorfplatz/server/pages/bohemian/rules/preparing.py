"""Bohemian Villages: what it is about, what lies on the table, and the setup."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian import box
from dorfplatz.games.bohemian.components import Components, Printed, Side
from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages import words as of_pages
from dorfplatz.server.pages.bohemian.rules import pictures
from dorfplatz.server.pages.rules import words
from dorfplatz.server.pages.rules.sheet import (
    Cell,
    Chapter,
    Grid,
    Paragraph,
    Picture,
    Points,
    Said,
)
from dorfplatz.showing.bohemian import words as bohemian_words

LEAD: Final = (
    Text(
        "rules.bohemian.lead",
        "You roll four dice, add them up to one or two totals, and send your figures into the "
        "buildings with these numbers.",
    ),
    Text(
        "rules.bohemian.lead-more",
        "Some buildings pay at once, some in every turn, some only at the end, and often somebody "
        "else wants your place; whoever has the most coins at the end wins.",
    ),
)
KNOWN: Final = Text(
    "rules.bohemian.known",
    "The rulebook does not list what the village boards show. Of the {sides} sides the names of "
    "{names} are published, and some buildings of {village}; all else on the boards is our "
    "reconstruction and has a * in the list. If you own the game, you can write down your own "
    "boards and play with them.",
)
TABLE_SHOWN: Final = Text(
    "rules.bohemian.table-shown",
    "Figures in five colours, four dice, a coin, the bank, flour, glass, the lamp of an active "
    "inn, a special-action tile and the bishop.",
)
BOARDS: Final = Text(
    "rules.bohemian.boards",
    "{boards} village boards with two sides. Each shows a few buildings, and every building has a "
    "number from {lowest} to {highest}.",
)
FIGURES: Final = Text("rules.bohemian.figures", "{figures} wooden figures in each of five colours.")
COINS: Final = Text(
    "rules.bohemian.coins", "{dice} dice, and {pieces} coins worth {worth} in all: the bank."
)
TILES: Final = Text(
    "rules.bohemian.tiles",
    "{flour} flour tiles, {glass} glass tiles, {inns} inn tiles, {special} special-action tiles, "
    "and the bishop.",
)
VILLAGES: Final = Text("rules.bohemian.villages", "The villages")
VILLAGES_ARE: Final = Text("rules.bohemian.villages-are", "All villages; a * marks what is ours")
SIDE: Final = Text("rules.bohemian.side", "Side")
VILLAGE: Final = bohemian_words.VILLAGE
BUILDINGS: Final = Text("rules.bohemian.buildings-shown", "Buildings")
LIST: Final = Text("rules.bohemian.list", "{all}")
PRINTED: Final = Text("rules.bohemian.printed", "{kind}{value}{mark}")

LAY_OUT: Final = Text(
    "rules.bohemian.lay-out",
    "Lay out the village boards that your number of players uses, each with a random side up.",
)
TAKE_FIGURES: Final = Text(
    "rules.bohemian.take-figures",
    "Everybody takes figures of one colour, as many as the table says.",
)
LAY_TILES: Final = Text(
    "rules.bohemian.lay-tiles",
    "Lay ready as many flour tiles as there are flour mills to be seen, as many glass tiles as "
    "glass factories, and as many inn tiles as inns.",
)
LAY_REST: Final = Text(
    "rules.bohemian.lay-rest",
    "The coins, the special-action tiles and the bishop lie beside the villages. Nobody has "
    "anything yet.",
)
WHO_BEGINS: Final = Text(
    "rules.bohemian.who-begins", "Draw who begins. After that it goes around clockwise."
)
BY_PLAYERS: Final = Text("rules.bohemian.by-players", "By number of players")
PLAYERS: Final = Text("rules.bohemian.players", "Players")
FIGURES_EACH: Final = Text("rules.bohemian.figures-each", "Figures each")
LEFT_OUT: Final = Text("rules.bohemian.left-out", "Boards left in the box")
NONE: Final = Text("rules.bohemian.none", "none")


def about(components: Components) -> Chapter:
    sides = [side for board in components.boards for side in board.sides]
    names = sum("name" in side.known for side in sides)
    best = max(sides, key=lambda side: len(side.known))
    known = message(KNOWN, sides=len(sides), names=names, village=best.name)
    said: tuple[Said, ...] = (words.UNOFFICIAL, known, of_pages.BUY)
    return Chapter("about", words.ABOUT, tuple(Paragraph(each) for each in said))


def table(components: Components) -> Chapter:
    most = box.TILES_AT_MOST
    lying = (
        message(
            BOARDS, boards=len(components.boards), lowest=min(Kind).value, highest=max(Kind).value
        ),
        message(FIGURES, figures=box.FIGURES),
        message(
            COINS,
            dice=DICE,
            pieces=sum(pieces for _, pieces in components.coins),
            worth=components.bank,
        ),
        message(
            TILES,
            flour=most[Kind.MILL],
            glass=most[Kind.GLASS],
            inns=most[Kind.INN],
            special=box.SPECIAL_TILES,
        ),
    )
    parts = (Picture(TABLE_SHOWN, pictures.material()), Points(lying))
    return Chapter("table", words.TABLE, parts)


def villages(components: Components) -> Chapter:
    rows = tuple(
        (side.letter, _marked(side.name, side, "name"), message(LIST, all=_buildings(side)))
        for board in components.boards
        for side in board.sides
    )
    grid = Grid(VILLAGES_ARE, (SIDE, VILLAGE, BUILDINGS), rows)
    return Chapter("villages", VILLAGES, (grid,))


def _buildings(side: Side) -> tuple[Message, ...]:
    return tuple(_printed(side, printed) for printed in side.buildings)


def _printed(side: Side, printed: Printed) -> Message:
    value = f" {printed.value}" if printed.value else ""
    mark = _marked("", side, printed.kind.word)
    return message(PRINTED, kind=KINDS[printed.kind], value=value, mark=mark)


def _marked(name: str, side: Side, word: str) -> str:
    return name if word in side.known else f"{name}*"


def setup(components: Components) -> Chapter:
    steps = (LAY_OUT, TAKE_FIGURES, LAY_TILES, LAY_REST, WHO_BEGINS)
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (str(seats), str(used.figures), ", ".join(used.without) or NONE)
        for seats, used in components.setups
    )
    grid = Grid(BY_PLAYERS, (PLAYERS, FIGURES_EACH, LEFT_OUT), rows)
    return Chapter("setup", words.SETUP, (Points(steps, numbered=True), grid))
