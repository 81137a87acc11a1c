"""Mistakes in the course of a turn."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault(
        "playing",
        "following == table[boards.SEATS]",
        "following == layout.SEATS",
        "five seats take their turns at every table",
    ),
    Fault(
        "playing",
        "JOINED[row[layout.DICE], dice]",
        "dice",
        "dice that were not rolled again are lost",
    ),
    Fault("playing", "row[layout.TO_ROLL] = 0", "pass", "chance seems to roll on"),
    Fault("playing", "row[layout.SPECIAL_LEFT] -= 1", "pass", "tiles never run out"),
    Fault(
        "playing",
        "row[layout.BISHOP] = row[layout.TURN]",
        "row[layout.BISHOP] = row[layout.FIRST]",
        "the bishop goes to the first player",
    ),
    Fault(
        "playing",
        "if row[layout.PHASE] != layout.OVER:\n            row[layout.PHASE] = layout.THROW",
        "row[layout.PHASE] = layout.THROW",
        "the game goes on after collected income emptied the bank",
    ),
    Fault(
        "playing",
        "if row[layout.PHASE] != layout.OVER:\n            ask_chance(row, DICE)",
        "ask_chance(row, DICE)",
        "the game goes on after automatic income emptied the bank",
    ),
    Fault("playing", "row[layout.MOVES_MADE] += 1", "row[layout.MOVES_MADE] = 1", "no second move"),
    Fault(
        "playing",
        "row[layout.SPECIAL + row[layout.TURN]] = 0",
        "pass",
        "a tile may be spent again and again",
    ),
    Fault("playing", "row[layout.TILE_SPENT] = 1", "pass", "a spent tile is forgotten"),
    Fault(
        "playing",
        "ask_chance(row, COUNT[dice])",
        "ask_chance(row, DICE - COUNT[dice])",
        "the other dice are rolled again",
    ),
    Fault("playing", "row[layout.MOVES_MADE] = 0", "pass", "moves of the last turn count on"),
    Fault("playing", "row[layout.TILE_SPENT] = 0", "pass", "a spent tile counts for everyone"),
    Fault("playing", "row[layout.DICE] = 0", "pass", "the next player gets the dice left over"),
    Fault(
        "playing",
        "if row[layout.FIGURES + seat] == 0:",
        "if row[layout.FIGURES + row[layout.FIRST]] == 0:",
        "the first player's figures end the game",
    ),
    Fault(
        "playing",
        "row[layout.ENDING] = layout.NO_FIGURES",
        "row[layout.ENDING] = layout.BANK_EMPTY",
        "the game ends for the wrong reason",
    ),
    Fault(
        "playing",
        "layout.INCOME if due else layout.THROW",
        "layout.INCOME",
        "income is due where there is none",
    ),
    Fault(
        "playing",
        "due = inn_income(table, row) + bishop_income(row)",
        "due = inn_income(table, row)",
        "the bishop alone brings nothing to collect",
    ),
    Fault(
        "playing",
        "and row[layout.ACTIVE + number]:",
        "and row[layout.OWNED + INN]:",
        "inns pay without being active",
    ),
    Fault(
        "playing",
        "row[layout.OWNER + table[boards.OF_KIND + first + number]]",
        "row[layout.OWNER + table[boards.OF_KIND + number]]",
        "other buildings pay for active inns",
    ),
    Fault(
        "playing",
        "if row[layout.BISHOP] != turn:",
        "if row[layout.BISHOP] == layout.NOBODY:",
        "the bishop pays everyone",
    ),
    Fault(
        "playing",
        "bishop_income(row), layout.BY_BISHOP)",
        "bishop_income(row), layout.BY_INNS)",
        "the bishop's coins count as the inns'",
    ),
    Fault(
        "playing",
        "layout.BY_BISHOP)\n    end_if_empty(row)",
        "layout.BY_BISHOP)",
        "income never empties the bank",
    ),
    Fault(
        "playing",
        "layout.BY_INNS)\n",
        "layout.BY_INNS)\n    end_if_empty(row)\n    if row[layout.PHASE] == layout.OVER:\n"
        "        return\n",
        "income is two payments",
    ),
    Fault("playing", "row[layout.FIRST] = where", "pass", "nobody knows who began"),
    Fault("playing", "begin(table, row, where)", "begin(table, row, 0)", "the wrong player begins"),
)
