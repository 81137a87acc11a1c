"""Making a move: the row changes as the rules say. The move must be one of the possible ones."""

from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.dice import COUNT, JOINED, REST
from dorfplatz.games.bohemian.kernel.kinds import CHURCH, INN
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.moving_in import move_in
from dorfplatz.games.bohemian.kernel.payment import end_if_empty, pay
from dorfplatz.games.bohemian.kernel.table import Table


@compiled
def play(table: Table, row: Row, code: int) -> None:
    verb = codes.verb_of(code)
    dice, where = codes.dice_of(code), codes.where_of(code)
    if verb == codes.PLACE:
        use(row, dice)
        move_in(table, row, where)
    elif verb == codes.END_TURN:
        following = row[layout.TURN] + 1
        begin(table, row, 0 if following == table[boards.SEATS] else following)
    elif verb == codes.ROLL:
        row[layout.DICE] = JOINED[row[layout.DICE], dice]
        row[layout.TO_ROLL] = 0
        row[layout.PHASE] = layout.MOVES
    elif verb == codes.TAKE_SPECIAL:
        use(row, dice)
        row[layout.SPECIAL + row[layout.TURN]] = 1
        row[layout.SPECIAL_LEFT] -= 1
    elif verb == codes.TAKE_BISHOP:
        use(row, dice)
        row[layout.BISHOP] = row[layout.TURN]
    elif verb == codes.REROLL:
        reroll(row, dice)
    elif verb == codes.COLLECT:
        pay_income(table, row)
        if row[layout.PHASE] != layout.OVER:
            row[layout.PHASE] = layout.THROW
    elif verb == codes.THROW:
        ask_chance(row, DICE)
    else:
        row[layout.FIRST] = where
        begin(table, row, where)


@compiled
def use(row: Row, dice: int) -> None:
    row[layout.DICE] = REST[row[layout.DICE], dice]
    row[layout.MOVES_MADE] += 1


@compiled
def reroll(row: Row, dice: int) -> None:
    row[layout.DICE] = REST[row[layout.DICE], dice]
    row[layout.SPECIAL + row[layout.TURN]] = 0
    row[layout.TILE_SPENT] = 1
    ask_chance(row, COUNT[dice])


@compiled
def ask_chance(row: Row, dice: int) -> None:
    row[layout.PHASE] = layout.ROLL
    row[layout.TO_ROLL] = dice


@compiled
def begin(table: Table, row: Row, seat: int) -> None:
    """Without a figure in hand the game ends at once; otherwise income, then the dice."""
    row[layout.TURN] = seat
    row[layout.DICE] = 0
    row[layout.MOVES_MADE] = 0
    row[layout.TILE_SPENT] = 0
    if row[layout.FIGURES + seat] == 0:
        row[layout.PHASE] = layout.OVER
        row[layout.ENDING] = layout.NO_FIGURES
    elif table[boards.CLAIMED]:
        due = inn_income(table, row) + bishop_income(row)
        row[layout.PHASE] = layout.INCOME if due else layout.THROW
    else:
        pay_income(table, row)
        if row[layout.PHASE] != layout.OVER:
            ask_chance(row, DICE)


@compiled
def inn_income(table: Table, row: Row) -> int:
    """One coin for each own active inn."""
    income = 0
    first = table[boards.STARTS + INN]
    for number in range(table[boards.STARTS + INN + 1] - first):
        owner = row[layout.OWNER + table[boards.OF_KIND + first + number]]
        if owner == row[layout.TURN] and row[layout.ACTIVE + number]:
            income += 1
    return income


@compiled
def bishop_income(row: Row) -> int:
    """With the bishop, one coin for each own church."""
    turn = row[layout.TURN]
    if row[layout.BISHOP] != turn:
        return 0
    return int(row[layout.OWNED + CHURCH * layout.SEATS + turn])


@compiled
def pay_income(table: Table, row: Row) -> None:
    """All income of a turn is one payment."""
    pay(row, row[layout.TURN], inn_income(table, row), layout.BY_INNS)
    pay(row, row[layout.TURN], bishop_income(row), layout.BY_BISHOP)
    end_if_empty(row)
