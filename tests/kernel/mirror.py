"""What the kernel's row and moves must be, from the rules' position alone."""

from collections.abc import Sequence
from itertools import chain

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.events import CoinsPaid, Event
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.kernel.codes import decode
from dorfplatz.games.bohemian.kernel.dice import NUMBER
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import State

NOWHERE = [0] * (layout.SIZE - layout.OWNER)
PHASE_NUMBERS = {phase: number for number, phase in enumerate(layout.PHASES)}
PAYMENT_NUMBERS = {why: number for number, why in enumerate(layout.PAYMENTS)}


class Decoded(dict[int, Move]):
    """The moves of a board by their codes, each decoded once."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def __missing__(self, code: int) -> Move:
        return self.setdefault(code, decode(self._board, code))


class Mirror:
    """Follows a game of the rules. What a board brings about is worked out when it changes."""

    def __init__(self, start: State) -> None:
        self._kinds = [int(building.kind) for building in start.board.buildings]
        self._occupants: list[Seat | None] | None = None
        self._counts: list[int] = []
        self._owners: list[int] = []
        self._paid = [0] * (len(layout.PAYMENTS) * layout.SEATS)

    def hear(self, events: Sequence[Event]) -> None:
        """Payments are kept for each reason and seat."""
        for event in events:
            if type(event) is CoinsPaid:
                self._paid[PAYMENT_NUMBERS[event.why] * layout.SEATS + event.seat] += event.coins

    def row(self, state: State) -> list[int]:
        """Every number of the row, those that follow from others included."""
        if state.occupants != self._occupants:
            self._occupants = state.occupants
            self._counts = self._count(state)
            self._owners = [-1 if owner is None else owner for owner in state.occupants]
        rest = NOWHERE[len(self._owners) :]
        return [*head(state), *self._counts, *self._paid, *active(state), *self._owners, *rest]

    def _count(self, state: State) -> list[int]:
        free = [0] * layout.KINDS
        owned = [[0] * layout.SEATS for _ in free]
        occupied = [0] * layout.VILLAGES
        villages = state.board.village_of
        for kind, village, owner in zip(self._kinds, villages, state.occupants, strict=True):
            if owner is None:
                free[kind] += 1
            else:
                owned[kind][owner] += 1
                occupied[village] += 1
        return [*free, *chain(*owned), *occupied]


def head(state: State) -> list[int]:
    """All that is not about buildings."""
    empty = [0] * (layout.SEATS - len(state.coins))
    return [
        PHASE_NUMBERS[state.phase],
        state.turn,
        NUMBER[state.dice],
        state.to_roll,
        state.moves_made,
        int(state.tile_spent),
        -1 if state.bishop is None else state.bishop,
        state.special_left,
        state.bank,
        state.first,
        -1 if state.ending is None else layout.ENDINGS.index(state.ending),
        *state.coins,
        *empty,
        *state.figures,
        *empty,
        *map(int, state.special),
        *empty,
    ]


def active(state: State) -> list[int]:
    inns = [int(inn in state.active) for inn in state.board.of_kind[Kind.INN]]
    return inns + [0] * (layout.INNS - len(inns))
