"""Drawings of single things of Hamlet, and scenes with the real village."""

from functools import partial
from typing import Final

from markupsafe import Markup

from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import GOODS, RAWS
from dorfplatz.games.hamlet.land.village import Spot, Village
from dorfplatz.server.pages.hamlet.art import ART
from dorfplatz.server.pages.hamlet.rules.land import (
    Laid,
    best_way,
    cuts,
    forbidden_way,
    landscape,
    lying,
    stand,
    touching,
)
from dorfplatz.server.pages.rules.scenes import NOTHING, cross, group, put, scene, tick
from dorfplatz.server.pages.rules.sheet import Drawing

draw = partial(put, file=ART)

NEW: Final = "creamery"
BESIDE: Final = "market"
"""The place that is laid in the pictures of laying, and the one it is laid against."""


def icon(name: str, size: int = 32) -> Drawing:
    return scene(size, size, draw(name, 0, 0, size))


def piece_icon(name: str) -> Drawing:
    return scene(30, 30, group("seat-0", draw(name, 3, 0, 24, 30)))


def good_icon(name: str) -> Drawing:
    return scene(24, 24, group("seat-1", draw(name, 0, 0, 24)))


def material() -> Drawing:
    pieces = NOTHING.join(draw(name, 6 + 30 * n, 6, 24, 30) for n, name in enumerate(PIECES))
    raws = NOTHING.join(draw(raw.value, 116 + 30 * n, 9, 26) for n, raw in enumerate(RAWS))
    goods = NOTHING.join(draw(good.value, 214 + 25 * n, 10, 24) for n, good in enumerate(GOODS))
    rest = ("gold", "star", "blueprint", "bridge", "path", "carpenter", "chaplain", "bowl")
    others = NOTHING.join(draw(name, 6 + 39 * n, 50, 32) for n, name in enumerate(rest))
    return scene(320, 90, group("seat-0", pieces, goods), raws, others)


PIECES: Final = ("villager", "donkey", "flag")


def start(components: Components) -> Drawing:
    """The six places with what lies and stands there."""
    laid = _start(components)
    raws = (("quarry", "stone"), ("woodcutter", "wood"), ("farm", "wheat"))
    tokens = NOTHING.join(
        lying(laid, place, raw, space)
        for place, raw in raws
        for space in range(components.supplies.start_raws)
    )
    people = (
        stand(laid, "church", "villager", 0)
        + stand(laid, "church", "donkey", 1)
        + stand(laid, "church", "villager", 2, 1)
    )
    return landscape("start", laid, tokens, people)


def laying(components: Components) -> Drawing:
    """A tile laid against the village; edges that touch their like are bold."""
    village, tile = _village(components), components.tiles[NEW]
    spot, contacts = best_way(village, tile)
    marks = touching((each for each in contacts if each.is_alike), "touch")
    return _laid("laying", components, spot, marks, tick(20, 24))


def forbidden(components: Components) -> Drawing:
    """The same tile where its road would meet forest."""
    village, tile = _village(components), components.tiles[NEW]
    spot, contacts = forbidden_way(village, tile, BESIDE)
    marks = touching((each for each in contacts if cuts(each)), "touch no")
    return _laid("forbidden", components, spot, marks, cross(20, 24))


def _laid(name: str, components: Components, spot: Spot, marks: Markup, sign: Markup) -> Drawing:
    start = _start(components)
    shown = {place: start[place] for place in ("church", BESIDE)}
    return landscape(
        name, {**shown, NEW: (components.tiles[NEW], spot)}, marks, over=sign, wide=260
    )


def _village(components: Components) -> Village:
    village = Village()
    for tile, spot in _start(components).values():
        village = village.lay(tile, spot)
    return village


def _start(components: Components) -> Laid:
    return {place: (components.tiles[place], spot) for place, spot in components.start.items()}
