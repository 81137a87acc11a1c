"""Scenes for Botrik: his board, his row, his markers and his support."""

from functools import partial
from typing import Final

from markupsafe import Markup

from dorfplatz.games.hamlet.botrik.markers import CIRCLES, IN_THE_BOWL
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.server.pages.hamlet.art import ART
from dorfplatz.server.pages.rules.scenes import (
    NOTHING,
    arrow,
    badge,
    box,
    group,
    number_at,
    put,
    scene,
)
from dorfplatz.server.pages.rules.sheet import Drawing

draw = partial(put, file=ART)

ROW: Final = (Action.MAKE, Action.PRODUCE, Action.BUILD, Action.ROAD, Action.BLUEPRINT)
"""How the tiles lie in our pictures and in our example."""
SEATS: Final = {Colour.RED: 0, Colour.BLUE: 3, Colour.YELLOW: 1}
"""Whose colours the markers have."""
WIDE: Final = 62


def turn() -> Drawing:
    """Three primary actions, a marker, the row."""
    tried = NOTHING.join(
        box(70 + 58 * n, 6, 50, 50)
        + draw(f"act-{action.value}", 77 + 58 * n, 13, 36)
        + badge(str(n + 1), 72 + 58 * n, 10)
        for n, action in enumerate(PRIMARY)
    )
    then = draw("bowl", 256, 10, 44)
    return scene(320, 136, draw("botrik", 2, 4, 56), tried, arrow(240, 32, 14), then, _tiles(80, 0))


def row() -> Drawing:
    """Five tiles, three circles with markers, the bowl."""
    return scene(320, 150, _circles(24), _tiles(46, 0), _bowl(108))


def row_after() -> Drawing:
    """The second tile succeeded: it moves to the end, the others move up."""
    done = ROW[1]
    after = (*(action for action in ROW if action is not done), done)
    over = Markup('<path class="arrow" d="M99 66v14h187v-10m-5 6l5-6 5 6"/>')
    return scene(320, 160, _tiles(6, 0, chosen=done), over, _tiles(98, 0, after, chosen=done))


def support(components: Components) -> Drawing:
    """Open it pays; covered it does not."""
    price = components.supplies.botrik_villager_price
    opened = draw("support-open", 10, 8, 56) + draw("gold", 74, 20, 28) + number_at("+1", 112, 40)
    hired = group("seat-1", draw("villager", 160, 14, 32, 40))
    paid = draw("gold", 142, 60, 22) + number_at(f"−{price}", 180, 77)
    covered = draw("support-covered", 244, 8, 56)
    return scene(310, 90, opened, hired, paid, arrow(204, 36, 28), covered)


def _tiles(
    y: float, x: float, tiles: tuple[Action, ...] = ROW, chosen: Action | None = None
) -> Markup:
    return NOTHING.join(
        box(x + 6 + WIDE * n, y, 56, 54, "chosen" if action is chosen else "box")
        + draw(f"act-{action.value}", x + 15 + WIDE * n, y + 8, 38)
        for n, action in enumerate(tiles)
    )


def _circles(y: float) -> Markup:
    return NOTHING.join(
        Markup('<circle class="circle" cx="{0:g}" cy="{1:g}" r="17"/>').format(34 + WIDE * n, y)
        + _marker(colour, 34 + WIDE * n, y)
        for n, colour in enumerate(CIRCLES)
    )


def _bowl(y: float) -> Markup:
    kinds = [colour for colour, count in IN_THE_BOWL.items() for _ in range(count)]
    markers = NOTHING.join(_marker(colour, 116 + 30 * n, y + 20) for n, colour in enumerate(kinds))
    return draw("bowl", 40, y - 4, 48) + markers


def _marker(colour: Colour, x: float, y: float) -> Markup:
    """With the number of its circle, for those who do not see colours."""
    number = str(CIRCLES.index(colour) + 1)
    return group(
        f"counter seat-{SEATS[colour]}",
        draw("marker", x - 13, y - 13, 26),
        number_at(number, x, y + 3),
    )
