"""Mistakes in games and turns as a whole."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault(
        "turns",
        "if row[layout.MOVES_MADE] or (uses == 0 and not row[layout.SPECIAL + row[layout.TURN]]):",
        "if row[layout.MOVES_MADE] or uses == 0:",
        "one may pass with a tile",
    ),
    Fault(
        "turns",
        "if row[layout.MOVES_MADE] or (uses == 0 and not row[layout.SPECIAL + row[layout.TURN]]):",
        "if uses == 0 and not row[layout.SPECIAL + row[layout.TURN]]:",
        "the second move is compulsory",
    ),
    Fault(
        "turns",
        "if middle[layout.PHASE] == layout.OVER or COUNT[middle[layout.DICE]] < 2:",
        "if COUNT[middle[layout.DICE]] < 2:",
        "turns go on after the end of the game",
    ),
    Fault(
        "turns",
        "if middle[layout.PHASE] == layout.OVER or COUNT[middle[layout.DICE]] < 2:",
        "if COUNT[middle[layout.DICE]] < 4:",
        "there is no second move",
    ),
    Fault("turns", "middle[:] = row", "pass", "every turn goes on from the one before"),
    Fault("turns", "if marks[other] == mark:", "if False:", "positions are found twice"),
    Fault(
        "turns",
        "moves[count, 0], moves[count, 1] = first, second",
        "moves[count, 0], moves[count, 1] = first, codes.NONE",
        "second moves are not told",
    ),
    Fault(
        "turns",
        "if row[layout.PHASE] == layout.INCOME:",
        "if False:",
        "income to be claimed is forgotten",
    ),
    Fault("turns", "for number in range(words.size)", "for number in range(9)", "marks too short"),
    Fault("playouts", "row[:] = start", "moves += 0", "only the first game has a start"),
    Fault("playouts", "moves += 1", "moves += code > 32767", "placing is not counted"),
    Fault(
        "playouts",
        "below(random, choices(table, row, out))",
        "below(random, min(20, choices(table, row, out)))",
        "the last moves of a long list are never made",
    ),
)
