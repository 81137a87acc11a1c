"""Mistakes in what lies where: the table of boards, the row, the codes, the kinds."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault("table", "_starts(board.inns)", "_starts(board.villages)", "inns of other villages"),
    Fault("table", "len(state.coins), claimed", "5, claimed", "every table has five seats"),
    Fault("table", "is Income.CLAIMED", "is not Income.CLAIMED", "income the wrong way round"),
    Fault("table", "(building.value for", "(building.kind for", "values are numbers"),
    Fault(
        "table",
        "VILLAGE, board.village_of)",
        "VILLAGE, sorted(board.village_of)[::-1])",
        "villages the wrong way round",
    ),
    Fault("table", "groups[:number]", "groups[: number + 1]", "kinds begin too late"),
    Fault("table", "map(len, board.villages)", "map(len, board.inns)", "villages too small"),
    Fault("table", "VALUE: Final = KIND + PLACES", "VALUE: Final = KIND + 64", "kinds overwritten"),
    Fault("codes", "WHERE_BITS: Final = 7", "WHERE_BITS: Final = 6", "big boards have no room"),
    Fault("codes", "DICE_BITS: Final = 8", "DICE_BITS: Final = 7", "high dice spoil what is done"),
    Fault("codes", "return FIRST + seat", "return FIRST", "the first seat always begins"),
    Fault("codes", "return code & (WHERE - 1)", "return code & (WHERE - 2)", "one next door"),
    Fault(
        "codes",
        "COLLECT: Collect(), THROW: Throw()",
        "COLLECT: Throw(), THROW: Collect()",
        "collecting and throwing exchanged",
    ),
    Fault(
        "codes",
        "TAKE_BISHOP: TakeBishop,\n    TAKE_SPECIAL: TakeSpecial",
        "TAKE_BISHOP: TakeSpecial,\n    TAKE_SPECIAL: TakeBishop",
        "bishop and tile exchanged",
    ),
    Fault("kinds", "int(max(SHOPS))", "int(max(SHOPS)) + 1", "mills are shops"),
    Fault("kinds", "int(max(KICKED_OUT_ALWAYS))", "int(Kind.MANOR)", "manors are not safe"),
    Fault("kinds", "int(min(SHOPS))", "int(min(SHOPS)) + 1", "bakeries do not count"),
    Fault(
        "layout",
        "NOBODY if state.bishop is None else state.bishop",
        "state.bishop or NOBODY",
        "the first seat's bishop is overlooked",
    ),
    Fault(
        "layout",
        "NOBODY if state.ending is None else ENDINGS.index(state.ending)",
        "NOBODY",
        "a game that is over has no reason",
    ),
    Fault("layout", "= inn in state.active", "= number in state.active", "other inns are active"),
    Fault(
        "layout",
        "row[OWNED + kind * SEATS + owner] += 1",
        "row[OWNED + kind * SEATS + owner] = 1",
        "nobody has two of a kind",
    ),
    Fault(
        "layout",
        "row[OCCUPIED + board.village_of[place]] += 1",
        "row[OCCUPIED] += 1",
        "all figures stand in one village",
    ),
    Fault("layout", "bool(numbers[TILE_SPENT])", "False", "unpacking forgets a spent tile"),
    Fault(
        "layout",
        "OCCUPIED: Final = OWNED + KINDS * SEATS",
        "OCCUPIED: Final = OWNED + KINDS * SEATS - 1",
        "the fifth seat's manors count for the first village",
    ),
    Fault(
        "layout",
        "FIRST_DRAWN, INCOME, THROW, ROLL",
        "FIRST_DRAWN, THROW, INCOME, ROLL",
        "phases exchanged",
    ),
    Fault("layout", "BY_FARM, BY_MANOR", "BY_MANOR, BY_FARM", "reasons exchanged"),
    Fault("layout", "box.TILES_AT_MOST[Kind.INN]", "7", "the eighth inn has no room"),
    Fault("layout", "box.BOARDS * box.BUILDINGS_AT_MOST", "64", "big boards have no room"),
)
