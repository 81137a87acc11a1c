"""The pictures of Hamlet: all are there, small, and coloured by the palette alone."""

import re
from pathlib import Path
from xml.etree import ElementTree

from dorfplatz import server
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.kinds import Award, Milestone, Resource
from dorfplatz.games.hamlet.moves import Action

STATIC = Path(server.__file__).parent / "static"
ART = (STATIC / "hamlet/art.svg").read_text()
PALETTE = (STATIC / "palette.css").read_text()
SVG = "{http://www.w3.org/2000/svg}"

COMPONENTS = standard()
SIGNS = """
fine villager donkey flag bridge path tree-1 tree-2 tree-3 rock-1 rock-2 rock-3 tuft flower
gold star blueprint support-open support-covered bowl marker botrik
act-beg act-lead act-donkey turn-left turn-right zoom-in zoom-out fit play pause next skip
pencil share book offline dice-pad
"""
OWNED = ("timber", "brick", "flour", "milk", "villager", "donkey", "flag")


def symbols() -> dict[str, ElementTree.Element]:
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(ART)}


def wanted() -> set[str]:
    """The names of all pictures that the pages may ask for."""
    named = {kind.value for kinds in (Resource, Milestone, Award) for kind in kinds}
    actions = {f"act-{action.value}" for action in Action}
    orders = {f"order-{order}" for order in COMPONENTS.orders}
    return {*COMPONENTS.tiles, *named, *actions, *orders, *SIGNS.split()}


def variables(rules: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", rules))


def block(selector: str) -> dict[str, str]:
    """What the first rule with exactly this selector sets."""
    found = re.search(rf"^\s*{re.escape(selector)} \{{([^}}]*)\}}", PALETTE, re.MULTILINE)
    assert found, selector
    return variables(found[1])


def test_every_place_and_every_sign_has_a_picture_and_nothing_else_has() -> None:
    assert set(symbols()) == wanted()


def test_no_picture_is_there_twice() -> None:
    assert len(symbols()) == len(ElementTree.fromstring(ART))


def test_every_picture_says_how_large_it_is() -> None:
    sizes = {name: symbol.attrib["viewBox"] for name, symbol in symbols().items()}
    assert all(sizes[tile] == "0 0 64 64" for tile in COMPONENTS.tiles)
    assert all(sizes[piece] == "0 0 24 30" for piece in ("villager", "donkey", "flag"))
    assert all(re.fullmatch(r"0 0 \d+ \d+", size) for size in sizes.values())


def test_the_pictures_are_small() -> None:
    assert len(ART.encode()) < 66_000


def test_the_pictures_are_drawn_with_plain_shapes_only() -> None:
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(ART).iter()}
    assert tags <= {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
    assert "style=" not in ART


def test_colours_come_from_the_palette() -> None:
    painted = set(re.findall(r'(?:fill|stroke)="([^"]*)"', ART))
    named = {paint for paint in painted if paint.startswith("var(")}
    assert painted - named <= {"none", "currentColor", "#fff"}
    assert set(re.findall(r"var\((--[\w-]+)", ART)) <= set(variables(PALETTE))


def test_what_belongs_to_a_player_has_the_colour_of_the_seat() -> None:
    for name in OWNED:
        text = ElementTree.tostring(symbols()[name], encoding="unicode")
        assert "var(--seat," in text, name
        assert "var(--seat-line," in text, name


def test_whatever_has_a_colour_by_day_has_the_same_two_nights() -> None:
    asked = block(":root:not([data-theme=light])")
    assert set(block(":root")) == set(asked)
    assert block(":root[data-theme=dark]") == asked
