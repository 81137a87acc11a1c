"""Mistakes in what may be done."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault("choices", "MOST: Final = 1000", "MOST: Final = 500", "long lists have no room"),
    Fault("choices", "COUNT[dice] < 2", "COUNT[dice] < 1", "one die left may be rolled again"),
    Fault(
        "choices",
        "if row[layout.MOVES_MADE] or count == 0:",
        "if row[layout.MOVES_MADE]:",
        "nobody can pass",
    ),
    Fault(
        "choices",
        "if row[layout.MOVES_MADE] or count == 0:",
        "if count == 0:",
        "the second move is compulsory",
    ),
    Fault(
        "choices",
        "places(table, row, out) if row[layout.FIGURES + turn] else 0",
        "places(table, row, out)",
        "one may place without a figure in hand",
    ),
    Fault(
        "choices",
        "if row[layout.BISHOP] != turn:",
        "if row[layout.BISHOP] == layout.NOBODY:",
        "the bishop is never taken from another player",
    ),
    Fault("choices", "if DOUBLE[PAIR_DICE[pair]]:", "if True:", "any two dice take the bishop"),
    Fault(
        "choices",
        "row[layout.SPECIAL_LEFT] > 0 and not row[layout.TILE_SPENT]",
        "row[layout.SPECIAL_LEFT] > 0",
        "a tile may be taken after one was spent",
    ),
    Fault(
        "choices", "row[layout.SPECIAL_LEFT] > 0", "row[layout.SPECIAL_LEFT] > 1", "a tile stays"
    ),
    Fault(
        "choices",
        "if untaken and not row[layout.SPECIAL + turn]:",
        "if untaken:",
        "one may have two tiles",
    ),
    Fault(
        "choices",
        "if row[layout.SPECIAL + row[layout.TURN]]:",
        "if row[layout.SPECIAL]:",
        "everyone rolls again with the first player's tile",
    ),
    Fault(
        "choices",
        "if free else (owner != turn)",
        "if free else (owner != layout.NOBODY)",
        "one kicks out one's own figure",
    ),
    Fault(
        "choices",
        "if not free and not may_kick_out(row, kind):",
        "if not free:",
        "nobody is ever kicked out",
    ),
    Fault(
        "choices",
        "(owner == layout.NOBODY) if free",
        "(owner != turn) if free",
        "figures are kicked out while a building is free",
    ),
    Fault(
        "choices", "return bool(own == 0)", "return True", "one may get a second shop by kicking"
    ),
    Fault("choices", "if kind <= LAST_SHOP:", "if kind < LAST_SHOP:", "tailors are safe"),
    Fault("choices", "kind <= LAST_ALWAYS", "kind < LAST_ALWAYS", "churches are safe"),
    Fault("choices", "FIRST_ALWAYS <= kind <= LAST_ALWAYS", "True", "manors are not safe"),
    Fault(
        "choices", "row[layout.FREE + kind] > 0", "row[layout.FREE + kind] > 1", "one stays free"
    ),
    Fault(
        "choices",
        "if phase in (layout.INCOME, layout.THROW):",
        "if phase == layout.THROW:",
        "income cannot be forgone",
    ),
    Fault(
        "choices",
        "if phase == layout.INCOME:",
        "if phase == layout.THROW:",
        "income cannot be collected",
    ),
)
