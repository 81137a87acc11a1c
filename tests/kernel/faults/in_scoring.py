"""Mistakes in the final scoring."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault(
        "scoring", "out[seat] = NO_TOWN_HALL if none else 0", "out[seat] = 0", "town halls optional"
    ),
    Fault(
        "scoring",
        "== table[boards.VILLAGE_SIZE + village]",
        ">= table[boards.VILLAGE_SIZE + village] - 1",
        "a village with one free building is full",
    ),
    Fault(
        "scoring",
        "out[owner] += table[boards.VALUE + place]",
        "out[owner] = table[boards.VALUE + place]",
        "only the last town hall pays",
    ),
    Fault("scoring", "+ seat] > others:", "+ seat] > others > 0:", "shops pay nothing"),
    Fault(
        "scoring",
        "coins += SET_PAYS[different]",
        "coins = max(coins, SET_PAYS[different])",
        "only one set of shops pays",
    ),
    Fault("scoring", "LAST_SHOP + 1", "LAST_SHOP", "tailors do not count"),
    Fault(
        "scoring",
        "return MOST_CHURCHES if alike == 1 else SECOND_MOST_CHURCHES",
        "return MOST_CHURCHES",
        "a tie for the most churches pays in full",
    ),
    Fault("scoring", "if own == 0:", "if own < 0:", "no church is as good as the second most"),
    Fault(
        "scoring",
        "return leaders == 1 and between == 0",
        "return between == 0",
        "a tie for the most leaves a second",
    ),
    Fault(
        "scoring",
        "return leaders == 1 and between == 0",
        "return leaders == 1",
        "the third most churches pay too",
    ),
    Fault(
        "scoring",
        "between += own < row[first + seat] < most",
        "between += own <= row[first + seat] < most",
        "the second most are never paid",
    ),
    Fault(
        "scoring",
        "int(flour + glass) // 2",
        "int(flour) // 2 + int(glass) // GLASS_PAYS",
        "every tile is rounded down by itself",
    ),
    Fault(
        "scoring", "int(flour + glass) // 2", "int(flour + glass + 1) // 2", "goods are rounded up"
    ),
    Fault(
        "scoring",
        "out[seat] += row[layout.COINS + seat]\n",
        "pass\n",
        "coins of the game do not count",
    ),
    Fault(
        "scoring",
        "shops(row, seat) + churches(table, row, seat) + goods(row, seat)",
        "shops(row, seat) + churches(table, row, seat)",
        "goods are left out of the totals",
    ),
)
