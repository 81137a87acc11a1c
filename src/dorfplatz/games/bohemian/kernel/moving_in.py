"""What happens when a figure moves into a building, in the order of the rules."""

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.kinds import FARM, GLASS, INN, MANOR, MILL
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.payment import end_if_empty, pay
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.kinds import GOODS, Kind
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM

FLOUR_PAYS = GOODS[Kind.MILL]
GLASS_PAYS = GOODS[Kind.GLASS]


@compiled
def move_in(table: Table, row: Row, where: int) -> None:
    """Inns are looked at before a scoring sends figures home."""
    change_owner(table, row, where)
    activate_inns(table, row, table[boards.VILLAGE + where])
    kind = table[boards.KIND + where]
    if kind == FARM:
        turn = row[layout.TURN]
        pay(row, turn, row[layout.OWNED + FARM * layout.SEATS + turn], layout.BY_FARM)
    elif kind == MANOR:
        pay(row, row[layout.TURN], table[boards.VALUE + where], layout.BY_MANOR)
    elif kind == MILL and row[layout.FREE + MILL] == 0:
        score_goods(table, row, MILL, FLOUR_PAYS, layout.BY_FLOUR)
    elif kind == GLASS and row[layout.FREE + GLASS] == 0:
        score_goods(table, row, GLASS, GLASS_PAYS, layout.BY_GLASS)
    else:
        return
    end_if_empty(row)


@compiled
def change_owner(table: Table, row: Row, where: int) -> None:
    """Whoever stood there goes back to their owner's hand."""
    turn, kind = row[layout.TURN], table[boards.KIND + where]
    before = row[layout.OWNER + where]
    if before == layout.NOBODY:
        row[layout.FREE + kind] -= 1
        row[layout.OCCUPIED + table[boards.VILLAGE + where]] += 1
    else:
        row[layout.FIGURES + before] += 1
        row[layout.OWNED + kind * layout.SEATS + before] -= 1
    row[layout.FIGURES + turn] -= 1
    row[layout.OWNED + kind * layout.SEATS + turn] += 1
    row[layout.OWNER + where] = turn


@compiled
def activate_inns(table: Table, row: Row, village: int) -> None:
    """An occupied inn turns active once enough others in its village are, and stays so."""
    if row[layout.OCCUPIED + village] - 1 < ACTIVE_FROM:
        return
    for inn in range(
        table[boards.VILLAGE_INNS + village], table[boards.VILLAGE_INNS + village + 1]
    ):
        place = table[boards.OF_KIND + table[boards.STARTS + INN] + inn]
        if row[layout.OWNER + place] != layout.NOBODY:
            row[layout.ACTIVE + inn] = 1


@compiled
def score_goods(table: Table, row: Row, kind: int, pays: int, why: int) -> None:
    """Every tile pays its owner, and all figures of the kind go home."""
    for seat in range(table[boards.SEATS]):
        tiles = row[layout.OWNED + kind * layout.SEATS + seat]
        pay(row, seat, tiles * pays, why)
        row[layout.FIGURES + seat] += tiles
        row[layout.OWNED + kind * layout.SEATS + seat] = 0
    for number in range(table[boards.STARTS + kind], table[boards.STARTS + kind + 1]):
        place = table[boards.OF_KIND + number]
        row[layout.OWNER + place] = layout.NOBODY
        row[layout.OCCUPIED + table[boards.VILLAGE + place]] -= 1
        row[layout.FREE + kind] += 1
