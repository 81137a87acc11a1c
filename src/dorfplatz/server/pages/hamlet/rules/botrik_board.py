"""Botrik: his support tile, his markers and his row."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.botrik.markers import IN_THE_BOWL
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.moves import Colour
from dorfplatz.server.pages.hamlet.rules import botrik_pictures as pictures
from dorfplatz.server.pages.rules.sheet import Paragraph, Picture, Points, Rule

SUPPORT: Final = Text("rules.hamlet.support", "His support tile")
SUPPORT_IS: Final = Text(
    "rules.hamlet.support-is",
    "His friends help him out. While the tile is open it pays him 1 gold, once a turn at most:",
)
SUPPORT_PAYS: Final = (
    Text("rules.hamlet.support-hire", "if his first villager of the turn cannot hire;"),
    Text(
        "rules.hamlet.support-order",
        "if his first villager skips hiring, because all are in the village, and cannot fill an "
        "order;",
    ),
    Text("rules.hamlet.support-all", "if a villager fails at everything;"),
    Text("rules.hamlet.support-bowl", "if the last marker of the bowl has been drawn."),
)
SUPPORT_COVERED: Final = Text(
    "rules.hamlet.support-covered",
    "It is covered when he hires or fills the gold order, and then pays nothing. When the bowl is "
    "empty it is opened again. Gold on a covered tile can still be spent.",
)
SUPPORT_SHOWN: Final = Text(
    "rules.hamlet.support-shown",
    "The open tile brings a gold; a villager is hired for {price} gold; the tile is covered.",
)
MARKERS: Final = Text("rules.hamlet.markers", "His markers and his row")
MARKERS_ARE: Final = (
    Text(
        "rules.hamlet.markers-draw",
        "A marker is drawn from the bowl. He begins with the action under the circle of its "
        "colour. With a full bowl that is the first circle in {red} of {all} cases, the second in "
        "{blue}, the third in {yellow}.",
    ),
    Text(
        "rules.hamlet.markers-along",
        "If that action fails he goes on to the right, and from the end of the row to its "
        "beginning, until one succeeds.",
    ),
    Text(
        "rules.hamlet.markers-end",
        "The tile of the action that succeeded goes to the end of the row, and the others move up. "
        "So he will not soon do it again.",
    ),
    Text(
        "rules.hamlet.markers-fail",
        "If all fail, the nearest villager goes to the Church, and open support pays a gold.",
    ),
    Text(
        "rules.hamlet.markers-bowl",
        "The marker is put aside. When the bowl is empty all six go back, support is opened, and "
        "it pays a gold unless it has in this turn.",
    ),
)
MARKERS_SHOWN: Final = Text(
    "rules.hamlet.markers-shown",
    "Botrik’s row of five action tiles, make goods, produce, build a place, build a road and buy a "
    "blueprint. Circles with a marker each lie over the first three; six markers lie in the bowl.",
)
ROW_SHOWN: Final = Text(
    "rules.hamlet.row-shown",
    "The second tile, produce, has succeeded: it moves to the end of the row, and the tiles after "
    "it move up.",
)


def support(components: Components) -> Rule:
    shown = message(SUPPORT_SHOWN, price=components.supplies.botrik_villager_price)
    parts = (
        Picture(shown, pictures.support(components)),
        Paragraph(SUPPORT_IS),
        Points(SUPPORT_PAYS),
        Paragraph(SUPPORT_COVERED),
    )
    return Rule("botrik-support", SUPPORT, parts)


def markers() -> Rule:
    draw, *others = MARKERS_ARE
    bowl = {colour.value: IN_THE_BOWL[colour] for colour in Colour}
    drawn = message(draw, all=sum(bowl.values()), **bowl)
    parts = (
        Picture(MARKERS_SHOWN, pictures.row()),
        Points((drawn, *others), numbered=True),
        Picture(ROW_SHOWN, pictures.row_after()),
    )
    return Rule("botrik-markers", MARKERS, parts)
