"""A position as a row of whole numbers: what stands where in it, and the way there and back.

Beside what the rules keep there are counts that follow from it, kept up to date move by move, and
what every seat was paid for what.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import box
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kernel.dice import ALL, NUMBER
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.state import Ending, Phase, State

Row = NDArray[np.int16]

PHASES: Final = (
    Phase.FIRST,
    Phase.INCOME,
    Phase.THROW,
    Phase.ROLL,
    Phase.MOVES,
    Phase.OVER,
)
FIRST_DRAWN, INCOME, THROW, ROLL, MOVES, OVER = range(len(PHASES))
ENDINGS: Final = (Ending.NO_FIGURES, Ending.BANK_EMPTY)
NO_FIGURES, BANK_EMPTY = range(len(ENDINGS))
PAYMENTS: Final = (Why.INNS, Why.BISHOP, Why.FARM, Why.MANOR, Why.FLOUR, Why.GLASS)
BY_INNS, BY_BISHOP, BY_FARM, BY_MANOR, BY_FLOUR, BY_GLASS = range(len(PAYMENTS))
NOBODY: Final = -1

SEATS: Final = box.SEATS[-1]
KINDS: Final = max(Kind) + 1
VILLAGES: Final = box.BOARDS
PLACES: Final = box.BOARDS * box.BUILDINGS_AT_MOST
INNS: Final = box.TILES_AT_MOST[Kind.INN]

PHASE: Final = 0
TURN: Final = 1
DICE: Final = 2
TO_ROLL: Final = 3
MOVES_MADE: Final = 4
TILE_SPENT: Final = 5
BISHOP: Final = 6
SPECIAL_LEFT: Final = 7
BANK: Final = 8
FIRST: Final = 9
ENDING: Final = 10
COINS: Final = 11
"""From here on a number for each seat; so too FIGURES and SPECIAL."""
FIGURES: Final = COINS + SEATS
SPECIAL: Final = FIGURES + SEATS
FREE: Final = SPECIAL + SEATS
"""For each kind, how many buildings are free."""
OWNED: Final = FREE + KINDS
"""For each kind and seat, how many buildings hold a figure of it."""
OCCUPIED: Final = OWNED + KINDS * SEATS
"""For each village, how many buildings are not free."""
PAID: Final = OCCUPIED + VILLAGES
"""For each way to be paid and seat, how many coins."""
ACTIVE: Final = PAID + len(PAYMENTS) * SEATS
"""For each inn, in the order of the table, whether it is active."""
OWNER: Final = ACTIVE + INNS
"""For each building, whose figure stands on it."""
SIZE: Final = -(-(OWNER + PLACES) // 4) * 4


def pack(state: State) -> Row:
    """The row of a position whose boards are laid; what was paid before counts as nothing."""
    row = [0] * SIZE
    row[PHASE] = PHASES.index(state.phase)
    row[TURN] = state.turn
    row[DICE] = NUMBER[state.dice]
    row[TO_ROLL] = state.to_roll
    row[MOVES_MADE] = state.moves_made
    row[TILE_SPENT] = state.tile_spent
    row[BISHOP] = NOBODY if state.bishop is None else state.bishop
    row[SPECIAL_LEFT] = state.special_left
    row[BANK] = state.bank
    row[FIRST] = state.first
    row[ENDING] = NOBODY if state.ending is None else ENDINGS.index(state.ending)
    seats = len(state.coins)
    row[COINS : COINS + seats] = state.coins
    row[FIGURES : FIGURES + seats] = state.figures
    row[SPECIAL : SPECIAL + seats] = state.special
    _pack_board(state, row)
    return np.array(row, np.int16)


def _pack_board(state: State, row: list[int]) -> None:
    board = state.board
    for place, owner in enumerate(state.occupants):
        kind = board.buildings[place].kind
        if owner is None:
            row[OWNER + place] = NOBODY
            row[FREE + kind] += 1
        else:
            row[OWNER + place] = owner
            row[OWNED + kind * SEATS + owner] += 1
            row[OCCUPIED + board.village_of[place]] += 1
    for number, inn in enumerate(board.of_kind[Kind.INN]):
        row[ACTIVE + number] = inn in state.active


def unpack(row: Row, start: State) -> State:
    """The position of a row, at the table of another position."""
    numbers = [int(number) for number in row]
    seats, board = len(start.coins), start.board
    owners = numbers[OWNER : OWNER + len(board.buildings)]
    inns = board.of_kind[Kind.INN]
    return State(
        options=start.options,
        board=board,
        phase=PHASES[numbers[PHASE]],
        turn=Seat(numbers[TURN]),
        dice=ALL[numbers[DICE]],
        to_roll=numbers[TO_ROLL],
        moves_made=numbers[MOVES_MADE],
        tile_spent=bool(numbers[TILE_SPENT]),
        bishop=_seat(numbers[BISHOP]),
        special_left=numbers[SPECIAL_LEFT],
        bank=numbers[BANK],
        active=frozenset(inn for number, inn in enumerate(inns) if numbers[ACTIVE + number]),
        first=Seat(numbers[FIRST]),
        ending=None if numbers[ENDING] == NOBODY else ENDINGS[numbers[ENDING]],
        coins=numbers[COINS : COINS + seats],
        figures=numbers[FIGURES : FIGURES + seats],
        special=[bool(tile) for tile in numbers[SPECIAL : SPECIAL + seats]],
        occupants=[_seat(owner) for owner in owners],
    )


def _seat(number: int) -> Seat | None:
    return None if number == NOBODY else Seat(number)
