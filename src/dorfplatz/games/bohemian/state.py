"""Where everything is: the position between two moves."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Dice
from dorfplatz.games.bohemian.options import Options


class Phase(Enum):
    """What happens next."""

    SIDES = "sides"  # chance turns up the village boards
    FIRST = "first"  # chance names the first player
    INCOME = "income"  # claimed income is due: the player collects it or throws the dice
    THROW = "throw"  # the player throws the dice
    ROLL = "roll"  # chance rolls them
    MOVES = "moves"  # the player uses the dice
    OVER = "over"


class Ending(Enum):
    """Why the game is over."""

    NO_FIGURES = "no-figures"
    BANK_EMPTY = "bank-empty"


@dataclass(slots=True)
class State:
    """A position. Rules change a copy of it; nobody else changes one at all."""

    options: Options
    board: Board
    phase: Phase
    turn: Seat
    dice: Dice
    """Faces not used yet, ascending."""
    to_roll: int
    """How many dice chance is about to roll."""
    moves_made: int
    """In this turn."""
    tile_spent: bool
    """In this turn."""
    bishop: Seat | None
    special_left: int
    bank: int
    active: frozenset[int]
    """The inns whose tile is active."""
    first: Seat
    ending: Ending | None
    coins: list[int]
    figures: list[int]
    """In hand."""
    special: list[bool]
    """Who has a special-action tile."""
    occupants: list[Seat | None]
    """Whose figure stands on each building of the board."""

    def __repr__(self) -> str:
        """One line that says where the game is."""
        return (
            f"<Bohemian Villages: {self._now}; coins {_spaced(self.coins)}, "
            f"figures {_spaced(self.figures)}, bank {self.bank}>"
        )

    def copy(self) -> "State":
        return State(
            self.options,
            self.board,
            self.phase,
            self.turn,
            self.dice,
            self.to_roll,
            self.moves_made,
            self.tile_spent,
            self.bishop,
            self.special_left,
            self.bank,
            self.active,
            self.first,
            self.ending,
            self.coins.copy(),
            self.figures.copy(),
            self.special.copy(),
            self.occupants.copy(),
        )

    @property
    def seats(self) -> range:
        return range(len(self.coins))

    def owned(self, seat: Seat, kind: Kind) -> int:
        """On how many buildings of a kind a player has a figure."""
        occupants = self.occupants
        return [occupants[place] for place in self.board.of_kind[kind]].count(seat)

    @property
    def _now(self) -> str:
        if self.ending is not None:
            return f"over, {self.ending.value}"
        match self.phase:
            case Phase.SIDES | Phase.FIRST:
                return "chance prepares the table"
            case Phase.ROLL:
                return f"chance rolls for seat {self.turn}"
            case Phase.MOVES:
                return f"seat {self.turn} moves, dice left {_spaced(self.dice) or 'none'}"
            case _:
                return f"seat {self.turn} has not thrown yet"


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
