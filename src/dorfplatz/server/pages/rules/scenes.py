"""Small scenes for the rules, put together from the drawings of the games.

A scene is made of pieces of SVG; numbers may stand in it, words may not. Lengths are about pixels
on a phone.
"""

from typing import Final

from markupsafe import Markup

from dorfplatz.server.pages.rendering import static, symbol
from dorfplatz.server.pages.rules.sheet import Drawing

NOTHING: Final = Markup("")


def scene(width: int, height: int, *pieces: Markup) -> Drawing:
    return Drawing(width, height, NOTHING.join(pieces))


def put(
    name: str,
    x: float,
    y: float,
    width: float,
    height: float | None = None,
    *,
    css: str = "",
    file: str = "",
) -> Markup:
    """A drawing, with its upper left corner there."""
    address = f"{static(file)}#{name}" if file else symbol(name)
    return Markup('<use href="{}" x="{:g}" y="{:g}" width="{:g}" height="{:g}"{}/>').format(
        address, x, y, width, width if height is None else height, _classed(css)
    )


def figure(seat: int, x: float, y: float, width: float = 20) -> Markup:
    """A wooden figure of Bohemian Villages."""
    return put(f"figure-{seat}", x, y, width, width * 7 / 6, css=f"seat-{seat}")


def die(face: int, x: float, y: float, size: float = 30) -> Markup:
    return put(f"die-{face}", x, y, size)


def house(number: int, x: float, y: float, size: float = 48) -> Markup:
    """A building of Bohemian Villages with its number."""
    return put(f"k{number}", x, y, size) + badge(str(number), x + 7, y + 7)


def badge(number: str, x: float, y: float, css: str = "badge") -> Markup:
    """A number in a disc."""
    return Markup('<g class="{}"><circle cx="{:g}" cy="{:g}" r="8.5"/>{}</g>').format(
        css, x, y, number_at(number, x, y + 4)
    )


def coins(amount: str, x: float, y: float, size: float = 24) -> Markup:
    """A coin and how many of them."""
    return put("coin", x, y, size) + number_at(amount, x + size + 3, y + size * 0.68, "number left")


def number_at(number: str, x: float, y: float, css: str = "number") -> Markup:
    return Markup('<text class="{}" x="{:g}" y="{:g}">{}</text>').format(css, x, y, number)


def arrow(x: float, y: float, length: float = 26, css: str = "") -> Markup:
    """From left to right."""
    return Markup('<path class="arrow{}" d="M{:g} {:g}h{:g}m-6-5l6 5-6 5"/>').format(
        f" {css}" if css else "", x, y, length
    )


def bow(start: tuple[float, float], end: tuple[float, float], rise: float = 34) -> Markup:
    """An arrow in a bow, down to its end."""
    (x, y), (to_x, to_y) = start, end
    line = Markup('<path class="arrow" d="M{:g} {:g}Q{:g} {:g} {:g} {:g}m-7-4l7 5 3-8"/>')
    return line.format(x, y, (x + to_x) / 2, min(y, to_y) - rise, to_x, to_y)


def tick(x: float, y: float) -> Markup:
    return Markup('<path class="arrow yes" d="M{:g} {:g}l6 7 12-15"/>').format(x - 8, y)


def cross(x: float, y: float) -> Markup:
    return Markup('<path class="arrow no" d="M{:g} {:g}l12 12m0-12l-12 12"/>').format(x - 6, y - 6)


def ground(x: float, y: float, width: float, height: float = 12) -> Markup:
    """Grass that buildings stand on."""
    return Markup('<path class="meadow" d="M{:g} {:g}q{:g} {:g} {:g} 0v{:g}h{:g}z"/>').format(
        x, y, width / 2, -height, width, height, -width
    )


def box(x: float, y: float, width: float, height: float, css: str = "box") -> Markup:
    return Markup('<rect class="{}" x="{:g}" y="{:g}" width="{:g}" height="{:g}" rx="8"/>').format(
        css, x, y, width, height
    )


def group(css: str, *pieces: Markup) -> Markup:
    return Markup('<g class="{}">{}</g>').format(css, NOTHING.join(pieces))


def _classed(css: str) -> Markup:
    return Markup(' class="{}"').format(css) if css else NOTHING
