"""Simple scenes for your side of Hamlet: what becomes what, who carries, what is paid."""

from typing import Final

from markupsafe import Markup

from dorfplatz.games.hamlet.actions.using import worth_of
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import MADE_FROM, ROAD_COST, Resource
from dorfplatz.games.hamlet.state import Token
from dorfplatz.server.pages.hamlet.rules.pictures import draw
from dorfplatz.server.pages.rules.scenes import NOTHING, arrow, box, cross, group, number_at, scene
from dorfplatz.server.pages.rules.sheet import Drawing


def making() -> Drawing:
    """What becomes what."""
    rows = [
        piece
        for n, (good, raw) in enumerate(MADE_FROM.items())
        for piece in _becomes(raw, good, 8 + 156 * (n % 2), 6 + 42 * (n // 2))
    ]
    return scene(310, 86, *rows)


def _becomes(raw: Resource, good: Resource, x: float, y: float) -> tuple[Markup, ...]:
    made = group("seat-0", draw(good.value, x + 86, y, 32))
    return draw(raw.value, x, y, 32), arrow(x + 42, y + 16, 30), made


def paying() -> Drawing:
    """What a simple and a fine good bring their owner."""
    rows = NOTHING.join(_pays(4 + 44 * row, fine=fine) for row, fine in enumerate((False, True)))
    return scene(310, 92, rows)


def _pays(y: float, *, fine: bool) -> Markup:
    worth = str(worth_of(Token(Resource.BRICK, fine=fine)))
    good = group("seat-0", draw("brick", 40, y + 2, 36))
    seal = draw("fine", 62, y - 2, 18) if fine else NOTHING
    points = number_at(worth, 148, y + 26, "left") + draw("star", 160, y + 5, 30)
    gold = number_at(worth, 216, y + 26, "left") + draw("gold", 228, y + 5, 30)
    return good + seal + arrow(92, y + 20, 36) + points + gold


def transport() -> Drawing:
    """Wood can come along a chain of donkeys; a gap stops it."""
    good = _chain(4, donkeys=(1, 2), works=True)
    return scene(320, 178, good, _chain(94, donkeys=(1,), works=False))


CHAIN: Final = ("woodcutter", "church", "market", "sawmill")


def _chain(y: float, *, donkeys: tuple[int, ...], works: bool) -> Markup:
    road = Markup('<path class="way" d="M40 {0:g}H280"/>').format(y + 62)
    stops = NOTHING.join(_stop(place, 40 + 80 * n, y) for n, place in enumerate(CHAIN))
    beasts = NOTHING.join(draw("donkey", 50 + 80 * n, y + 44, 24, 30) for n in donkeys)
    wood = draw("wood", 52, y + 50, 22)
    last = 280 if works else 196
    way = arrow(74, y + 80, last - 80, "yes" if works else "no")
    end = NOTHING if works else cross(last + 14, y + 80)
    return (
        road
        + stops
        + group("seat-0", beasts, draw("villager", 290, y + 44, 24, 30))
        + wood
        + way
        + end
    )


def _stop(place: str, x: float, y: float) -> Markup:
    disc = Markup('<ellipse class="turf" cx="{:g}" cy="{:g}" rx="34" ry="15"/>').format(x, y + 60)
    return disc + draw(place, x - 30, y + 8, 50)


def blueprints(components: Components) -> Drawing:
    """The third of a row is taken: a gold goes on each before it."""
    offers = [tile.id for tile in components.tiles.values() if tile.stack == "bag"]
    row = offers[: components.supplies.row]
    taken, pieces = min(2, len(row) - 1), list[Markup]()
    for n, place in enumerate(row):
        x = 6 + 76 * n
        pieces += [
            box(x, 26, 68, 68, "chosen" if n == taken else "box"),
            draw(place, x + 6, 32, 56),
        ]
        pieces += [draw("gold", x + 12, 2, 28), number_at("+1", x + 56, 22)] if n < taken else []
    return scene(76 * len(row) + 6, 122, *pieces, _down(6 + 76 * taken + 34))


def _down(x: float) -> Markup:
    return Markup('<path class="arrow" d="M{:g} 98v18m-5-6l5 6 5-6"/>').format(x)


def roads() -> Drawing:
    """A bridge over rock, a path through forest, nothing between forest and rock."""
    over = (
        ("rock-2", "rock-1", "bridge", "wood"),
        ("tree-1", "tree-2", "path", "stone"),
        ("tree-2", "rock-3", "", ""),
    )
    return scene(320, 112, *(_crossing(6 + 106 * n, *each) for n, each in enumerate(over)))


def _crossing(x: float, left: str, right: str, work: str, raw: str) -> Markup:
    kinds = {"tree": "forest-floor", "rock": "rock-floor"}
    sides = (left, right)
    lands = NOTHING.join(
        box(x + 48 * n, 8, 46, 60, kinds[side[:4]]) for n, side in enumerate(sides)
    )
    stamps = NOTHING.join(
        draw(side, x + 4 + 48 * n + 19 * k, 12 + 25 * k, 20)
        for n, side in enumerate(sides)
        for k in range(2)
    )
    if not work:
        return lands + stamps + cross(x + 47, 38)
    cost = NOTHING.join(draw(raw, x + 22 + 26 * n, 80, 24) for n in range(ROAD_COST))
    return lands + stamps + draw(work, x + 29, 20, 36) + cost


def route() -> Drawing:
    """Seven places in a chain, one built road among its links."""
    places = ("hay-barn", "sawmill", "woodcutter", "church", "market", "guesthouse", "twin-mill")
    way = Markup('<path class="way" d="M24 52H296"/>')
    built = group("seat-0", Markup('<path class="own" d="M159 52h45"/>'))
    stops = NOTHING.join(draw(place, 6 + 45 * n, 12, 36) for n, place in enumerate(places))
    counts = NOTHING.join(number_at(str(n + 1), 24 + 45 * n, 74) for n in range(len(places)))
    return scene(320, 80, way, built, stops, counts)


SACK: Final = "M282 34q-4-8-2-12h28q2 4-2 12 12 14 6 32-20 6-36 0-6-18 6-32z"


def milestone() -> Drawing:
    """The first sawmill takes a seal, its goods turn fine, and four tiles go into the bag."""
    stack = NOTHING.join(draw("blueprint", 200 + 7 * n, 32 - 4 * n, 32) for n in range(4))
    fine = group("seat-0", draw("timber", 128, 24, 32)) + draw("fine", 146, 18, 16)
    return scene(
        320,
        80,
        draw("sawmill", 2, 10, 60),
        arrow(66, 40, 14),
        draw("carpenter", 86, 22, 36),
        fine,
        arrow(170, 40, 20),
        stack,
        arrow(258, 42, 12),
        Markup('<path class="sack" d="{}"/>').format(SACK),
    )
