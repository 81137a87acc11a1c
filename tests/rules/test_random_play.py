"""Any position of any game: exactly the listed moves are accepted, and nothing gets lost."""

from collections.abc import Iterator
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.box import SPECIAL_TILES
from dorfplatz.games.bohemian.components import standard, write
from dorfplatz.games.bohemian.dice import parts
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Collect,
    End,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from dorfplatz.games.bohemian.state import State

FEW_COINS = write(standard()).replace("1 = 45, 5 = 24, 10 = 12", "1 = 81, 5 = 0, 10 = 0")
OTHER_DICE = ((), (1,), (6,), (3, 3), (3, 4), (4, 3), (6, 6), (1, 1, 1), (1, 2, 3, 4))

setups = st.fixed_dictionaries(
    {"income": st.sampled_from(["automatic", "claimed"])},
    optional={"components": st.just(FEW_COINS)},
)
games = given(seats=st.integers(2, 5), options=setups, seed=st.integers(0, 999))


def positions(seats: int, options: dict[str, str], random: Random) -> Iterator[State]:
    """A game in which everyone does anything, from the start to the end."""
    state = BOHEMIAN.new(seats, options)
    while True:
        yield state
        actor = BOHEMIAN.actor(state)
        if actor is None:
            return
        move: Move = (
            BOHEMIAN.odds(state).draw(random)
            if actor is CHANCE
            else random.choice(BOHEMIAN.legal(state))
        )
        state, _ = BOHEMIAN.play(state, move)


def imaginable(state: State) -> Iterator[Move]:
    """Every use of every choice of dice, and everything else one could try."""
    for dice in parts(state.dice):
        for building in state.board.buildings:
            yield Place(dice, building.id)
    for dice in (*parts(state.dice), *OTHER_DICE):
        yield from (TakeBishop(dice), TakeSpecial(dice), Reroll(dice), Roll(dice))
        yield from (Place(dice, building.id) for building in state.board.buildings[:1])
    yield from (End(), Collect(), Throw(), Sides(("A",)), First(Seat(0)), First(Seat(9)))


def is_accepted(state: State, move: Move) -> bool:
    try:
        BOHEMIAN.play(state, move)
    except Refusal:
        return False
    return True


@settings(derandomize=True, deadline=None, max_examples=8)
@games
def test_a_move_is_accepted_if_and_only_if_it_is_listed(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for state in positions(seats, options, Random(seed)):
        before = state.copy()
        by_chance = BOHEMIAN.actor(state) is CHANCE
        listed = set(BOHEMIAN.odds(state).outcomes if by_chance else BOHEMIAN.legal(state))
        for move in dict.fromkeys((*listed, *imaginable(state))):
            assert is_accepted(state, move) is (move in listed), move
        assert state == before


@settings(derandomize=True, deadline=None, max_examples=40)
@games
@example(seats=2, options={"income": "claimed", "components": FEW_COINS}, seed=1)
def test_figures_coins_and_tiles_are_never_lost_and_never_appear(
    seats: int, options: dict[str, str], seed: int
) -> None:
    components = BOHEMIAN.new(seats, options).options.components
    tiles = SPECIAL_TILES
    for state in positions(seats, options, Random(seed)):
        for seat in map(Seat, range(seats)):
            out = state.occupants.count(seat)
            assert state.figures[seat] + out == components.setup(seats).figures
        assert sum(state.coins) + state.bank == components.bank
        assert state.special_left + sum(state.special) <= tiles
        tiles = state.special_left + sum(state.special)
        assert all(state.occupants[inn] is not None for inn in state.active)
        assert BOHEMIAN.actor(state) is None or state.bank > 0


@settings(derandomize=True, deadline=None, max_examples=40)
@games
def test_moves_are_listed_once_in_a_fixed_order_and_can_be_written_and_read(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for state in positions(seats, options, Random(seed)):
        moves = BOHEMIAN.legal(state)
        assert len(set(moves)) == len(moves)
        assert moves == BOHEMIAN.legal(state.copy())
        for move in moves:
            assert BOHEMIAN.read(state, BOHEMIAN.write(state, move)) == move


@settings(derandomize=True, deadline=None, max_examples=40)
@games
def test_a_seat_that_acts_always_has_a_move_and_the_odds_of_chance_sum_to_one(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for state in positions(seats, options, Random(seed)):
        actor = BOHEMIAN.actor(state)
        if actor is CHANCE:
            assert sum(odds for _, odds in BOHEMIAN.odds(state)) == 1
        assert bool(BOHEMIAN.legal(state)) is (actor is not None and actor is not CHANCE)
        assert (BOHEMIAN.result(state) is None) is (actor is not None)
