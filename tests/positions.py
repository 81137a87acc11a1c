"""Positions in the middle of a game, and short ways to play on from them."""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.events import Event
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Dice, Move, Place
from dorfplatz.games.bohemian.naming import sum_of
from dorfplatz.games.bohemian.state import Phase, State

SIDES: Final = {2: "CEGIKN", 3: "ACEGIKNO", 4: "ACEGIKNO", 5: "ACEGIKNOS"}
"""The sides up unless a test says otherwise. With three players on the table:

    bakery 2 in A I                flour mill 6 in A E I         town hall 10 in C E G K N O
    butchery 3 in A G K O          glass factory 7 in G I N O    church 11 in A C G K O
    dairy 4 in E N O               farm 8 in A C G K N           manor 12 in E G K
    tailor 5 in A C                inn 9 in C G I N O
"""


def position(
    *,
    seats: int = 3,
    sides: str | None = None,
    dice: Dice = (2, 3, 4, 6),
    turn: int = 0,
    occupants: Mapping[str, int] | None = None,
    active: Sequence[str] = (),
    bishop: int | None = None,
    special: Sequence[int] = (),
    special_left: int | None = None,
    tile_spent: bool = False,
    moves_made: int | None = None,
    coins: Sequence[int] | None = None,
    bank: int | None = None,
    figures: Sequence[int] | None = None,
    income: str = "automatic",
    components: str | None = None,
) -> State:
    """A turn after its roll; `dice` are those not used yet.

    `occupants` says whose figure stands where: `N7` is a building, `7` are all glass factories, `N`
    is all of Nenbrad; what comes later overrules. `special` are the seats with a tile. What is not
    given follows from the rest: moves made from the dice, figures in hand from those on the board,
    tiles left from those held, the bank from the coins.
    """
    options = {"sides": sides or SIDES[seats], "first": str(turn), "income": income}
    if components is not None:
        options["components"] = components
    state = BOHEMIAN.new(seats, options).copy()
    state.phase = Phase.MOVES
    state.dice = tuple(sorted(dice))
    state.to_roll = 0
    state.moves_made = (4 - len(dice)) // 2 if moves_made is None else moves_made
    state.tile_spent = tile_spent
    state.bishop = None if bishop is None else Seat(bishop)
    state.special = [seat in special for seat in range(seats)]
    left = state.special_left - len(special)
    state.special_left = left if special_left is None else special_left
    for where, seat in (occupants or {}).items():
        for place in _places(state.board, where):
            state.occupants[place] = Seat(seat)
    state.active = frozenset(state.board.index[inn] for inn in active)
    on_board = [state.occupants.count(Seat(seat)) for seat in range(seats)]
    in_hand = [all_figures - out for all_figures, out in zip(state.figures, on_board, strict=True)]
    state.figures = in_hand if figures is None else list(figures)
    state.coins = [0] * seats if coins is None else list(coins)
    state.bank = state.bank - sum(state.coins) if bank is None else bank
    return state


def _places(board: Board, where: str) -> Sequence[int]:
    if where.isdigit():
        return board.of_kind[int(where)]
    if len(where) == 1:
        return board.villages[[side.letter for side in board.sides].index(where)]
    return (board.index[where],)


def play(state: State, *moves: str) -> State:
    """The position after these moves, written as people write them."""
    for text in moves:
        state, _ = BOHEMIAN.play(state, BOHEMIAN.read(state, text))
    return state


def happened(state: State, *moves: str) -> list[Event]:
    """Everything that happened in these moves."""
    events: list[Event] = []
    for text in moves:
        state, news = BOHEMIAN.play(state, BOHEMIAN.read(state, text))
        events += news
    return events


def told(state: State, *moves: str) -> list[str]:
    """The log of these moves, in English."""
    return [str(line) for event in happened(state, *moves) if (line := BOHEMIAN.tell(state, event))]


def possible(state: State) -> list[str]:
    """All possible moves, with buildings as ids, in their order."""
    return [_short(state, move) for move in BOHEMIAN.legal(state)]


def _short(state: State, move: Move) -> str:
    if isinstance(move, Place):
        return f"{sum_of(move.dice)} {move.building}"
    return BOHEMIAN.write(state, move)


def refusal(state: State, move: str | Move) -> Refusal:
    """How a move is refused; the position must be as it was."""
    before = state.copy()
    with pytest.raises(Refusal) as caught:
        BOHEMIAN.play(state, BOHEMIAN.read(state, move) if isinstance(move, str) else move)
    assert state == before
    return caught.value


def owner(state: State, building: str) -> Seat | None:
    """Whose figure stands on a building."""
    return state.occupants[state.board.index[building]]


def is_active(state: State, inn: str) -> bool:
    return state.board.index[inn] in state.active


def count(state: State, kind: Kind) -> int:
    """How many buildings of a kind are on the table."""
    return len(state.board.of_kind[kind])


def scored(state: State, part: str) -> list[int]:
    """What each seat would get for a part of the final scoring if the game ended here."""
    over = state.copy()
    over.figures[(over.turn + 1) % len(over.figures)] = 0
    over.dice, over.moves_made = (), 2
    result = BOHEMIAN.result(play(over, "end"))
    assert result is not None
    return [parts[part] for parts in result.parts]
