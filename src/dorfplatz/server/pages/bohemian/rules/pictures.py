"""Scenes for the rules of Bohemian Villages; what they show is what the rules say."""

from markupsafe import Markup

from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.moves import Dice
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM
from dorfplatz.games.bohemian.scoring import MOST_CHURCHES, SECOND_MOST_CHURCHES, SHOP_SETS
from dorfplatz.server.pages.rules.scenes import (
    NOTHING,
    arrow,
    bow,
    box,
    coins,
    die,
    figure,
    ground,
    group,
    house,
    put,
    scene,
)
from dorfplatz.server.pages.rules.sheet import Drawing


def icon(kind: Kind) -> Drawing:
    """A building beside the heading of its rule."""
    return scene(64, 64, put(f"k{kind.value}", 0, 0, 64))


def material() -> Drawing:
    """Figures, dice, coins, tiles and the bishop."""
    figures = NOTHING.join(figure(seat, 12 + 24 * seat, 14) for seat in range(5))
    dice = NOTHING.join(die(face, 150 + 36 * n, 12) for n, face in enumerate((1, 3, 4, 5)))
    tiles = ("coin", "bank", "flour", "glass", "inn-active", "tile")
    small = NOTHING.join(put(name, 12 + 42 * n, 58, 32) for n, name in enumerate(tiles))
    return scene(310, 102, figures, dice, small, put("bishop", 268, 54, 32, 38))


def turn() -> Drawing:
    """Income, a roll, two totals, two buildings."""
    dice = NOTHING.join(die(face, 58 + 26 * n, 16, 24) for n, face in enumerate((1, 3, 4, 5)))
    return scene(
        320,
        62,
        coins("+1", 4, 18, 22),
        dice,
        arrow(166, 28, 22),
        house(4, 196, 8, 46),
        figure(0, 228, 30, 18),
        house(9, 256, 8, 46),
        figure(0, 290, 30, 18),
    )


def totals(pairs: tuple[Dice, Dice]) -> Drawing:
    """Four dice, two totals, two buildings."""
    rows = NOTHING.join(_total(pair, 6 + 58 * row) for row, pair in enumerate(pairs))
    together = sorted((*pairs[0], *pairs[1]))
    rolled = NOTHING.join(
        die(face, 8 + 34 * (n % 2), 28 + 34 * (n // 2), 30) for n, face in enumerate(together)
    )
    return scene(310, 122, box(2, 20, 80, 78), rolled, arrow(88, 59, 22), rows)


def _total(pair: Dice, y: float) -> Markup:
    one, other = pair
    return NOTHING.join(
        (
            die(one, 122, y + 10),
            die(other, 158, y + 10),
            arrow(196, y + 25, 22),
            house(one + other, 230, y),
            figure(0, 266, y + 22),
        )
    )


def kicking() -> Drawing:
    """One figure takes the place of another, which goes home."""
    return scene(
        310,
        96,
        ground(52, 84, 150),
        house(4, 98, 26, 60),
        figure(0, 66, 54, 24),
        figure(3, 152, 54, 24),
        put("kick", 116, 60, 26),
        bow((174, 50), (246, 52)),
        put("hand", 236, 58, 28, css="soft-line"),
    )


def bishop() -> Drawing:
    """A double fetches the bishop, and he makes churches pay."""
    return scene(
        310,
        76,
        die(4, 6, 22, 32),
        die(4, 42, 22, 32),
        arrow(82, 38, 22),
        put("bishop", 114, 12, 42, 49),
        arrow(164, 38, 22),
        house(11, 194, 12, 50),
        figure(0, 228, 36, 18),
        coins("+1", 254, 26),
    )


def special() -> Drawing:
    """Two dice buy a tile; it rolls other dice again."""
    return scene(
        310,
        64,
        die(2, 6, 16, 32),
        die(5, 42, 16, 32),
        arrow(82, 32, 22),
        put("tile", 112, 12, 40),
        arrow(162, 32, 22),
        group("faded", die(1, 194, 16, 32), die(1, 230, 16, 32)),
        put("again", 272, 18, 28, css="soft-line"),
    )


def shop_sets() -> Drawing:
    """Sets of one to four different shops with what they pay."""
    rows = []
    for row, size in enumerate(range(1, len(SHOPS) + 1)):
        y = 4 + 44 * row
        rows += [put(f"k{shop.value}", 6 + 46 * n, y, 40) for n, shop in enumerate(SHOPS[:size])]
        rows += [arrow(200, y + 22, 24), coins(str(SHOP_SETS[size]), 236, y + 8, 26)]
    return scene(310, 182, *rows)


def goods(kind: Kind) -> Drawing:
    """All of the kind are taken: each tile pays, and the figures go home."""
    seats = (0, 3, 0)
    taken = [
        piece
        for n, seat in enumerate(seats)
        for piece in (house(kind.value, 6 + 58 * n, 14, 50), figure(seat, 40 + 58 * n, 40, 18))
    ]
    tile = {Kind.MILL: "flour", Kind.GLASS: "glass"}[kind]
    paid = [
        piece
        for row, (seat, tiles) in enumerate(((0, 2), (3, 1)))
        for piece in (
            figure(seat, 212, 6 + 36 * row, 20),
            put(tile, 238, 8 + 36 * row, 22),
            coins(str(tiles * GOODS[kind]), 264, 8 + 36 * row, 22),
        )
    ]
    return scene(310, 78, *taken, arrow(182, 40, 20), *paid)


def farms() -> Drawing:
    """The third farm pays three coins."""
    own = [
        piece
        for n in range(3)
        for piece in (house(8, 6 + 60 * n, 12, 52), figure(0, 42 + 60 * n, 38, 20))
    ]
    return scene(310, 74, *own, arrow(194, 40, 24), coins("3", 228, 26, 28))


def inn() -> Drawing:
    """An inn with three occupied buildings beside it is lit."""
    others = (Kind.GLASS, Kind.FARM, Kind.TOWN_HALL)[:ACTIVE_FROM]
    beside = [
        piece
        for n, kind in enumerate(others)
        for piece in (
            house(kind.value, 84 + 72 * n, 18, 56),
            figure((3, 1, 2)[n], 122 + 72 * n, 46, 20),
        )
    ]
    here = (house(9, 8, 18, 56), put("inn-active", 2, 46, 26), figure(0, 46, 46, 20))
    return scene(310, 84, ground(2, 76, 306), *here, *beside)


def town_halls(printed: int) -> Drawing:
    """A full village pays, one with a gap does not."""
    full = (_village(6, gap=False), arrow(196, 44, 24), coins(str(printed), 232, 30, 28))
    empty = (_village(94, gap=True), arrow(196, 132, 24), coins("0", 232, 118, 28))
    return scene(310, 176, *full, *empty)


def _village(y: float, *, gap: bool) -> Markup:
    pieces = [ground(4, y + 68, 184)]
    for n, kind in enumerate((Kind.TOWN_HALL, Kind.INN, Kind.FARM)):
        pieces.append(house(kind.value, 8 + 60 * n, y + 14, 52))
        if not (gap and kind is Kind.FARM):
            pieces.append(figure((0, 3, 1)[n], 44 + 60 * n, y + 42, 18))
    return NOTHING.join(pieces)


def churches() -> Drawing:
    """The most, and the second most."""
    rows = []
    for row, (seat, owned, pays) in enumerate(
        ((0, 3, MOST_CHURCHES), (3, 2, SECOND_MOST_CHURCHES), (2, 1, 0))
    ):
        y = 4 + 46 * row
        rows.append(figure(seat, 6, y + 12, 22))
        rows += [put("k11", 38 + 46 * n, y, 42) for n in range(owned)]
        rows += [arrow(186, y + 22, 24), coins(str(pays), 222, y + 10, 26)]
    return scene(310, 142, *rows)
