"""Mistakes in what happens when a figure moves in, and in payments."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault(
        "moving_in",
        "    change_owner(table, row, where)\n"
        "    activate_inns(table, row, table[boards.VILLAGE + where])\n",
        "    activate_inns(table, row, table[boards.VILLAGE + where])\n"
        "    change_owner(table, row, where)\n",
        "inns are looked at before the figure is there",
    ),
    Fault(
        "moving_in",
        "    activate_inns(table, row, table[boards.VILLAGE + where])\n"
        "    kind = table[boards.KIND + where]\n",
        "    kind = table[boards.KIND + where]\n"
        "    if kind > GLASS or kind < MILL or row[layout.FREE + kind] > 0:\n"
        "        activate_inns(table, row, table[boards.VILLAGE + where])\n",
        "a scoring sends figures home before inns are looked at",
    ),
    Fault(
        "moving_in",
        "row[layout.OWNED + FARM * layout.SEATS + turn], layout.BY_FARM",
        "row[layout.OWNED + FARM * layout.SEATS + turn] - 1, layout.BY_FARM",
        "the new farm does not count",
    ),
    Fault(
        "moving_in",
        "table[boards.VALUE + where], layout.BY_MANOR",
        "table[boards.KIND + where], layout.BY_MANOR",
        "manors pay their number",
    ),
    Fault(
        "moving_in",
        "row[layout.FREE + MILL] == 0",
        "row[layout.FREE + MILL] <= 1",
        "flour is scored one mill too early",
    ),
    Fault(
        "moving_in",
        "row[layout.FREE + GLASS] == 0",
        "row[layout.FREE + MILL] == 0",
        "glass is scored when the mills are taken",
    ),
    Fault(
        "moving_in",
        "GLASS, GLASS_PAYS, layout.BY_GLASS",
        "GLASS, FLOUR_PAYS, layout.BY_GLASS",
        "glass pays like flour",
    ),
    Fault(
        "moving_in",
        "        return\n    end_if_empty(row)",
        "        return",
        "moving in never empties the bank",
    ),
    Fault("moving_in", "row[layout.FIGURES + before] += 1", "pass", "kicked-out figures are lost"),
    Fault(
        "moving_in",
        "row[layout.OWNED + kind * layout.SEATS + before] -= 1",
        "pass",
        "whoever was kicked out still counts as owner",
    ),
    Fault("moving_in", "row[layout.FREE + kind] -= 1", "pass", "taken buildings count as free"),
    Fault(
        "moving_in",
        "row[layout.OCCUPIED + village] - 1 < ACTIVE_FROM",
        "row[layout.OCCUPIED + village] < ACTIVE_FROM",
        "an inn counts itself",
    ),
    Fault(
        "moving_in",
        "row[layout.OCCUPIED + village] - 1 < ACTIVE_FROM",
        "row[layout.OCCUPIED + village] - 1 <= ACTIVE_FROM",
        "inns turn active late",
    ),
    Fault(
        "moving_in",
        "if row[layout.OWNER + place] != layout.NOBODY:",
        "if True:",
        "empty inns turn active",
    ),
    Fault(
        "moving_in",
        "if row[layout.OWNER + place] != layout.NOBODY:",
        "if row[layout.OWNER + place] == row[layout.TURN]:",
        "only one's own inns turn active",
    ),
    Fault(
        "moving_in",
        "table[boards.VILLAGE_INNS + village], table[boards.VILLAGE_INNS + village + 1]",
        "table[boards.VILLAGE_INNS + village],\n"
        "        min(\n"
        "            table[boards.VILLAGE_INNS + village] + 1,\n"
        "            table[boards.VILLAGE_INNS + village + 1],\n"
        "        ),",
        "the second inn of a village never turns active",
    ),
    Fault("moving_in", "tiles * pays", "min(tiles, 3) * pays", "only three tiles pay"),
    Fault("moving_in", "row[layout.FIGURES + seat] += tiles", "pass", "figures do not come home"),
    Fault(
        "moving_in",
        "row[layout.OCCUPIED + table[boards.VILLAGE + place]] -= 1",
        "pass",
        "villages seem full after a scoring",
    ),
    Fault(
        "moving_in",
        "pay(row, seat, tiles * pays, why)\n",
        "pay(row, seat, tiles * pays, why)\n"
        "        if row[layout.BANK] <= 0:\n            end_if_empty(row)\n            return\n",
        "a scoring stops as soon as the bank is empty",
    ),
    Fault("payment", "row[layout.BANK] <= 0", "row[layout.BANK] < 0", "the bank needs a debt"),
    Fault(
        "payment",
        "row[layout.COINS + seat] += coins",
        "row[layout.COINS + seat] += min(coins, row[layout.BANK])",
        "the last payment is not paid in full",
    ),
    Fault(
        "payment",
        "row[layout.PAID + why * layout.SEATS + seat]",
        "row[layout.PAID + why * layout.SEATS + row[layout.TURN]]",
        "payments to others count for whose turn it is",
    ),
    Fault(
        "payment",
        "row[layout.ENDING] = layout.BANK_EMPTY",
        "row[layout.ENDING] = layout.NO_FIGURES",
        "the game ends for the wrong reason",
    ),
)
