"""Payments: each counts for a seat and a reason; an empty bank ends the game."""

from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.compiling import compiled
from dorfplatz.games.bohemian.kernel.layout import Row


@compiled
def pay(row: Row, seat: int, coins: int, why: int) -> None:
    row[layout.COINS + seat] += coins
    row[layout.PAID + why * layout.SEATS + seat] += coins
    row[layout.BANK] -= coins


@compiled
def end_if_empty(row: Row) -> None:
    if row[layout.BANK] <= 0:
        row[layout.PHASE] = layout.OVER
        row[layout.ENDING] = layout.BANK_EMPTY
