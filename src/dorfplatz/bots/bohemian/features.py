"""What a trained evaluation sees of a position: about a hundred numbers, most between 0 and 1.

Seats stand in the order of play, the one about to roll first, so that every seat looks alike. What
the final scoring would pay is among them: the network need not learn to count.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.kinds import (
    CHURCH,
    FARM,
    FIRST_SHOP,
    GLASS,
    INN,
    LAST_SHOP,
    MANOR,
    MILL,
    TOWN_HALL,
)
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.scoring import churches, goods, shops
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.scoring import NO_TOWN_HALL

Floats = NDArray[np.float32]

SHARED: Final = 32
"""Features of the table as a whole; they come first."""
OF_SEAT: Final = 34
"""Features of each seat."""
(
    COINS,
    FIGURES,
    LAST_FIGURES,
    TILE,
    BISHOP,
    CHURCHES,
    BISHOPS_CHURCHES,
    INNS,
    QUIET_INNS,
    FARMS,
    MILLS,
    GLASSES,
    SHOPS,
    SHOP_SETS,
    NO_HALL,
    HALLS,
    CHURCH_PAY,
    GOODS_PAY,
    NOW,
    LEAD,
    FLOUR_NEAR,
    GLASS_NEAR,
    INCOME,
) = (0, 1, 2, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 21, 22, 23, 27, 28, 29, 30, 31, 32, 33)
"""Where the features of a seat stand in its block. LAST_FIGURES, QUIET_INNS, SHOPS and HALLS are
several: by figures left, by neighbours or buildings missing, by kind."""


@compiled
def size(seats: int) -> int:
    return SHARED + OF_SEAT * seats


@compiled
def look(table: Table, row: Row, out: Floats) -> None:
    """Write the features of a position in which a seat is about to roll four dice."""
    seats, first = table[boards.SEATS], row[layout.TURN]
    out[: size(seats)] = 0
    now = np.empty(layout.SEATS, np.float32)
    fewest = row[layout.FIGURES]
    for seat in range(seats):
        fewest = min(fewest, row[layout.FIGURES + seat])
    look_at_table(table, row, fewest, out)
    look_at_halls(table, row, out)
    look_at_inns(table, row, out)
    for seat in range(seats):
        block = block_of(seats, first, seat)
        now[seat] = look_at_seat(table, row, seat, out[block : block + OF_SEAT])
        out[block + INCOME] = income(out, block) * fewest * np.float32(0.2)
    for seat in range(seats):
        block = block_of(seats, first, seat)
        look_at_score(seats, seat, now, out[block : block + OF_SEAT])


@compiled
def block_of(seats: int, first: int, seat: int) -> int:
    """Where the features of a seat begin."""
    place = seat - first
    return SHARED + OF_SEAT * (place if place >= 0 else place + seats)


@compiled
def income(out: Floats, block: int) -> np.float32:
    return np.float32(out[block + INNS] + out[block + BISHOPS_CHURCHES])


@compiled
def look_at_table(table: Table, row: Row, fewest: int, out: Floats) -> None:
    bank = row[layout.BANK]
    out[0] = bank / np.float32(150)
    out[1] = max(np.float32(0), 1 - bank / np.float32(40))
    out[2] = row[layout.SPECIAL_LEFT] / np.float32(7)
    out[3] = fewest / np.float32(8)
    free = 0
    for kind in range(FIRST_SHOP, MANOR + 1):
        count = table[boards.STARTS + kind + 1] - table[boards.STARTS + kind]
        out[2 + kind] = row[layout.FREE + kind] / np.float32(4)
        out[13 + kind] = count / np.float32(6)
        free += row[layout.FREE + kind]
    out[26] = free / np.float32(20)
    out[27] = row[layout.FREE + MILL] == 1
    out[28] = row[layout.FREE + MILL] == 2
    out[29] = row[layout.FREE + GLASS] == 1
    out[30] = row[layout.FREE + GLASS] == 2
    out[31] = 1


@compiled
def look_at_seat(table: Table, row: Row, seat: int, out: Floats) -> np.float32:
    """Returns what the seat would have if the game ended here."""
    figures = row[layout.FIGURES + seat]
    out[COINS] = row[layout.COINS + seat] / np.float32(40)
    out[FIGURES] = figures / np.float32(8)
    out[LAST_FIGURES] = figures == 0
    out[LAST_FIGURES + 1] = figures == 1
    out[LAST_FIGURES + 2] = figures == 2
    out[LAST_FIGURES + 3] = figures <= 4
    out[TILE] = row[layout.SPECIAL + seat]
    own = layout.OWNED + seat
    churches_owned = row[own + CHURCH * layout.SEATS] / np.float32(4)
    out[CHURCHES] = churches_owned
    if row[layout.BISHOP] == seat:
        out[BISHOP] = 1
        out[BISHOPS_CHURCHES] = churches_owned
    out[FARMS] = row[own + FARM * layout.SEATS] / np.float32(4)
    mills, glasses = row[own + MILL * layout.SEATS], row[own + GLASS * layout.SEATS]
    out[MILLS] = mills / np.float32(4)
    out[GLASSES] = glasses / np.float32(4)
    for shop in range(FIRST_SHOP, LAST_SHOP + 1):
        out[SHOPS + shop - FIRST_SHOP] = row[own + shop * layout.SEATS] / np.float32(2)
    out[NO_HALL] = row[own + TOWN_HALL * layout.SEATS] == 0
    if mills:
        out[FLOUR_NEAR] = mills / np.float32(2 * row[layout.FREE + MILL])
    if glasses:
        out[GLASS_NEAR] = glasses / np.float32(2 * row[layout.FREE + GLASS])
    by_shops, by_churches = shops(row, seat), churches(table, row, seat)
    by_goods = goods(row, seat)
    out[SHOP_SETS] = by_shops / np.float32(12)
    out[CHURCH_PAY] = by_churches / np.float32(10)
    out[GOODS_PAY] = by_goods / np.float32(8)
    halls = 10 * out[HALLS] + NO_TOWN_HALL * out[NO_HALL]
    return np.float32(row[layout.COINS + seat] + by_shops + by_churches + by_goods + halls)


@compiled
def look_at_score(seats: int, seat: int, now: Floats, out: Floats) -> None:
    """What the seat would have if the game ended here, and how far ahead of the best other."""
    best = np.float32(-1000)
    for other in range(seats):
        if other != seat:
            best = max(best, now[other])
    out[NOW] = now[seat] / np.float32(50)
    out[LEAD] = (now[seat] - best) / np.float32(30)


@compiled
def look_at_halls(table: Table, row: Row, out: Floats) -> None:
    """Printed values, by how many buildings the village still misses: none to three or more."""
    for number in range(table[boards.STARTS + TOWN_HALL], table[boards.STARTS + TOWN_HALL + 1]):
        place = table[boards.OF_KIND + number]
        owner = row[layout.OWNER + place]
        if owner != layout.NOBODY:
            village = table[boards.VILLAGE + place]
            missing = table[boards.VILLAGE_SIZE + village] - row[layout.OCCUPIED + village]
            block = block_of(table[boards.SEATS], row[layout.TURN], owner)
            value = table[boards.VALUE + place] / np.float32(10)
            out[block + HALLS + min(missing, 3)] += value


@compiled
def look_at_inns(table: Table, row: Row, out: Floats) -> None:
    """Active ones, and quiet ones by how many neighbours they still need: one to three."""
    first = table[boards.STARTS + INN]
    for number in range(table[boards.STARTS + INN + 1] - first):
        place = table[boards.OF_KIND + first + number]
        owner = row[layout.OWNER + place]
        if owner == layout.NOBODY:
            continue
        block = block_of(table[boards.SEATS], row[layout.TURN], owner)
        if row[layout.ACTIVE + number]:
            out[block + INNS] += np.float32(0.25)
        else:
            neighbours = row[layout.OCCUPIED + table[boards.VILLAGE + place]] - 1
            out[block + QUIET_INNS + 2 - min(neighbours, 2)] += np.float32(0.5)
