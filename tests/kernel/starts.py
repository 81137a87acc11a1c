"""Positions in which something is about to happen, for the rules and the kernel to play on from."""

from random import Random
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import box, components
from dorfplatz.games.bohemian.dice import DICE, rolls
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM
from dorfplatz.games.bohemian.options import Income
from dorfplatz.games.bohemian.state import Phase, State
from tests.kernel.crowds import CROWDS, random_seat

HURRIES: Final = ("figures", "bank")


def random_start(random: Random, cardboard: str, *, short: float) -> State:
    """Some table, at its very start or somewhere in the middle. So many, from 0 to 1, are near
    their end."""
    state = new_table(random, cardboard)
    if random.random() < 0.08:
        return state
    state = state.copy()
    state.turn = Seat(random_seat(state, random))
    state.first = Seat(random_seat(state, random))
    fill(state, random)
    for crowd in random.sample(CROWDS, random.randint(0, 3)):
        crowd(state, random)
    leave_room(state, random)
    count_up(state, random)
    if random.random() < short:
        hurry(state, random)
    choose_moment(state, random)
    return state


def new_table(random: Random, cardboard: str) -> State:
    seats = random.choice(box.SEATS)
    boards = components.read(cardboard).boards_for(seats)
    options = {
        "components": cardboard,
        "income": random.choice(list(Income)).value,
        "sides": "".join(random.choice(board.sides).letter for board in boards),
    }
    if random.random() < 0.5:
        options["first"] = str(random.randrange(seats))
    return BOHEMIAN.new(seats, options)


def fill(state: State, random: Random) -> None:
    """Figures here and there."""
    share = random.random()
    for place in range(len(state.occupants)):
        if random.random() < share:
            state.occupants[place] = random_seat(state, random)


def leave_room(state: State, random: Random) -> None:
    """Nobody ever sees all mills or all glass factories taken: they are emptied at once."""
    for kind in (Kind.MILL, Kind.GLASS):
        places = state.board.of_kind[kind]
        if places and all(state.occupants[place] is not None for place in places):
            state.occupants[random.choice(places)] = None


def count_up(state: State, random: Random) -> None:
    """All that goes with the figures on the board."""
    occupants = state.occupants
    for seat in state.seats:
        in_hand = state.figures[seat] - occupants.count(Seat(seat))
        state.figures[seat] = max(in_hand, random.randint(0, 3))
        state.coins[seat] = random.randint(0, state.bank // len(state.coins) - 1)
    state.bank -= sum(state.coins)
    state.bishop = random.choice((None, random_seat(state, random)))
    state.special = [random.random() < 0.3 for _ in state.seats]
    state.special_left = random.choice((0, 1, box.SPECIAL_TILES - sum(state.special)))
    state.active = frozenset(
        inn
        for village, inns in zip(state.board.villages, state.board.inns, strict=True)
        for inn in inns
        if occupants[inn] is not None
        if random.random() < 0.2 or sum(occupants[at] is not None for at in village) > ACTIVE_FROM
    )


def hurry(state: State, random: Random) -> None:
    """Few figures in hand, or few coins in the bank."""
    what = random.choice(HURRIES)
    if what == "figures":
        state.figures = [random.randint(0, 2) for _ in state.seats]
    else:
        state.coins[0] += state.bank
        state.bank = random.randint(1, random.choice((1, 3, 8)))
        state.coins[0] -= state.bank


def choose_moment(state: State, random: Random) -> None:
    """Somewhere in a turn after its roll."""
    state.phase, state.to_roll = Phase.MOVES, 0
    left = random.choice((0, 2, 2, 3, DICE, DICE))
    state.dice = rolls(left).draw(random).dice if left else ()
    state.moves_made = {0: random.choice((1, 2)), DICE: 0}.get(left, 1)
    state.tile_spent = random.random() < 0.2
