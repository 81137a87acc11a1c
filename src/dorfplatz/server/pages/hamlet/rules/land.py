"""Real tiles, drawn as they lie: for the rules about laying them."""

from collections.abc import Iterable, Mapping
from typing import Final

from markupsafe import Markup

from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.lattice import ends, shape, turns
from dorfplatz.games.hamlet.land.village import Contact, Spot, Village
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.art import ART
from dorfplatz.server.pages.hamlet.ground import Point, at, corners
from dorfplatz.server.pages.hamlet.pieces import laid as placed_on
from dorfplatz.server.pages.hamlet.tiles import Ground, ground, scenery
from dorfplatz.server.pages.rules.scenes import NOTHING, put
from dorfplatz.server.pages.rules.sheet import Drawing

Laid = Mapping[str, tuple[Tile, Spot]]

MARGIN: Final = 6
TALL: Final = ("tree", "rock")
"""What grows along edges; grass and flowers would only be in the way here."""


def landscape(
    name: str, laid: Laid, *pieces: Markup, over: Markup = NOTHING, wide: float = 320
) -> Drawing:
    """Some tiles as they lie, with pieces on them and something over all of it; `name` is one of
    its own for each scene."""
    (left, top), (right, bottom) = _bounds(laid.values())
    scale = wide / (right - left)
    lands = NOTHING.join(_land(name, *each) for each in laid.values())
    houses = NOTHING.join(_house(*each) for each in laid.values())
    content = Markup('<g transform="scale({:.4f}) translate({:.1f} {:.1f})">{}</g>').format(
        scale, -left, -top, lands + houses + NOTHING.join(pieces)
    )
    return Drawing(round(wide), round((bottom - top) * scale), content + over)


def stand(laid: Laid, place: str, kind: str, slot: int, seat: int = 0) -> Markup:
    """A villager or a donkey at a place."""
    x, y = placed_on(*laid[place]).slots[slot]
    return put(kind, x - 9, y - 20, 18, 22.5, css=f"seat-{seat}", file=ART)


def lying(laid: Laid, place: str, kind: str, space: int) -> Markup:
    """A resource on one of the spaces of a place."""
    x, y = placed_on(*laid[place]).spaces[space]
    return put(kind, x - 8, y - 8, 16, file=ART)


def touching(contacts: Iterable[Contact], css: str) -> Markup:
    """The edges along which two tiles touch, as a bold line."""
    return NOTHING.join(_edge(contact.edge, css) for contact in contacts)


def best_way(village: Village, tile: Tile) -> tuple[Spot, tuple[Contact, ...]]:
    """A way to lay a tile where a road meets a road, and most edges touch their like."""

    def rank(way: tuple[Spot, tuple[Contact, ...]]) -> tuple[bool, int]:
        _, contacts = way
        roads = any(contact.own is contact.other is Segment.ROAD for contact in contacts)
        return roads, sum(contact.is_alike for contact in contacts)

    return max(village.spots_for(tile), key=rank)


def forbidden_way(village: Village, tile: Tile, place: str) -> tuple[Spot, tuple[Contact, ...]]:
    """A way to lay a tile against one place that only a cut road forbids."""
    for sixths in turns(tile.walk):
        ground_there = shape(tile.walk, sixths)
        for number, _ in ground_there.edges:
            for side, (owner, _) in village.sides.items():
                if owner != place or (side - number) % 3:
                    continue
                spot = Spot((side - number) // 3, sixths)
                contacts = village.touching(tile.walk, spot)
                if _is_free(village, tile, spot) and _cuts(contacts) and len(contacts) > 1:
                    return spot, contacts
    raise LookupError(place)


def _is_free(village: Village, tile: Tile, spot: Spot) -> bool:
    triangles = shape(tile.walk, spot.sixths).triangles
    return not any(each + 2 * spot.point in village.triangles for each in triangles)


def cuts(contact: Contact) -> bool:
    """Whether a road touches something else than a road."""
    return (contact.own is Segment.ROAD) != (contact.other is Segment.ROAD)


def _cuts(contacts: Iterable[Contact]) -> bool:
    return any(map(cuts, contacts))


def _bounds(laid: Iterable[tuple[Tile, Spot]]) -> tuple[Point, Point]:
    points = [point for tile, spot in laid for point in corners(tile.walk, spot)]
    across, down = [x for x, _ in points], [y for _, y in points]
    high = 14  # for roofs that reach over the upper edge
    return (min(across) - MARGIN, min(down) - high), (max(across) + MARGIN, max(down) + MARGIN)


def _land(name: str, tile: Tile, spot: Spot) -> Markup:
    x, y = at(spot.point)
    printed = _printed(f"{name}-{tile.id}", ground(tile))
    turned = Markup('<g transform="translate({:.1f} {:.1f}) rotate({})">{}</g>').format(
        x, y, -60 * spot.sixths, printed
    )
    stamps = (
        put(stamp.name, stamp.x - 8, stamp.y - 10, 16, file=ART)
        for stamp in scenery(tile.walk, spot, tile.spaces)
        if stamp.name.startswith(TALL)
    )
    return turned + NOTHING.join(stamps)


def _printed(clip: str, lines: Ground) -> Markup:
    ground_lines = {"forest": lines.forest, "rock": lines.rock}
    all_lines = {**ground_lines, "verge": lines.roads, "lane": lines.roads}
    drawn = NOTHING.join(_line(css, path) for css, path in all_lines.items() if path)
    return Markup(
        '<clipPath id="{clip}"><path d="{outline}"/></clipPath><path class="turf" d="{outline}"/>'
        '<g clip-path="url(#{clip})">{drawn}</g><path class="border" d="{outline}"/>'
    ).format(clip=clip, outline=lines.outline, drawn=drawn)


def _line(css: str, path: str) -> Markup:
    return Markup('<path class="{}" d="{}"/>').format(css, path)


def _house(tile: Tile, spot: Spot) -> Markup:
    lay = placed_on(tile, spot)
    x, y = lay.foot
    house = put(tile.id, x - lay.size / 2, y - lay.size, lay.size, file=ART)
    return house + NOTHING.join(map(_space, lay.spaces))


def _space(point: Point) -> Markup:
    return Markup('<circle class="space" cx="{:.1f}" cy="{:.1f}" r="7"/>').format(*point)


def _edge(number: int, css: str) -> Markup:
    (x, y), (to_x, to_y) = (at(corner) for corner in ends(number))
    return Markup('<path class="{}" d="M{:.1f} {:.1f}L{:.1f} {:.1f}"/>').format(
        css, x, y, to_x, to_y
    )
