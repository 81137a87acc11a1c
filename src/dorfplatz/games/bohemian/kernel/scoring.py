"""Final scoring: town halls, shops, churches, goods."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.kinds import (
    CHURCH,
    FIRST_SHOP,
    GLASS,
    LAST_SHOP,
    MILL,
    TOWN_HALL,
)
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.moving_in import FLOUR_PAYS, GLASS_PAYS
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.scoring import (
    MOST_CHURCHES,
    NO_TOWN_HALL,
    SECOND_MOST_CHURCHES,
    SHOP_SETS,
)

Scores = NDArray[np.int32]

SET_PAYS: Final = np.array(SHOP_SETS, np.int32)


@compiled
def totals(table: Table, row: Row, out: Scores) -> None:
    """What every seat has if the game ends here."""
    town_halls(table, row, out)
    for seat in range(table[boards.SEATS]):
        out[seat] += row[layout.COINS + seat]
        out[seat] += shops(row, seat) + churches(table, row, seat) + goods(row, seat)


@compiled
def town_halls(table: Table, row: Row, out: Scores) -> None:
    """Each pays what is printed on it if its village is full; without any one loses coins."""
    for seat in range(table[boards.SEATS]):
        none = row[layout.OWNED + TOWN_HALL * layout.SEATS + seat] == 0
        out[seat] = NO_TOWN_HALL if none else 0
    for number in range(table[boards.STARTS + TOWN_HALL], table[boards.STARTS + TOWN_HALL + 1]):
        place = table[boards.OF_KIND + number]
        village, owner = table[boards.VILLAGE + place], row[layout.OWNER + place]
        if (
            owner != layout.NOBODY
            and row[layout.OCCUPIED + village] == table[boards.VILLAGE_SIZE + village]
        ):
            out[owner] += table[boards.VALUE + place]


@compiled
def shops(row: Row, seat: int) -> int:
    """Sets of different shops; what is left over forms further sets."""
    coins, others = 0, 0
    while True:
        different = 0
        for kind in range(FIRST_SHOP, LAST_SHOP + 1):
            if row[layout.OWNED + kind * layout.SEATS + seat] > others:
                different += 1
        if different == 0:
            return coins
        coins += SET_PAYS[different]
        others += 1


@compiled
def churches(table: Table, row: Row, seat: int) -> int:
    """The most and the second most; a tie for the most leaves nothing for the second."""
    first = layout.OWNED + CHURCH * layout.SEATS
    own, more, alike, most = row[first + seat], 0, 0, 0
    for other in range(table[boards.SEATS]):
        count = row[first + other]
        more += count > own
        alike += count == own
        most = max(most, count)
    if own == 0:
        return 0
    if more == 0:
        return MOST_CHURCHES if alike == 1 else SECOND_MOST_CHURCHES
    return SECOND_MOST_CHURCHES if is_second(table, row, own, most) else 0


@compiled
def is_second(table: Table, row: Row, own: int, most: int) -> bool:
    """Whether nobody lies between and only one has the most."""
    first, leaders, between = layout.OWNED + CHURCH * layout.SEATS, 0, 0
    for seat in range(table[boards.SEATS]):
        leaders += row[first + seat] == most
        between += own < row[first + seat] < most
    return leaders == 1 and between == 0


@compiled
def goods(row: Row, seat: int) -> int:
    """Left-over flour and glass pay half of their sum, rounded down once."""
    flour = row[layout.OWNED + MILL * layout.SEATS + seat] * FLOUR_PAYS
    glass = row[layout.OWNED + GLASS * layout.SEATS + seat] * GLASS_PAYS
    return int(flour + glass) // 2
