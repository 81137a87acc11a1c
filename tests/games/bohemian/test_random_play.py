"""In any position exactly the listed moves are accepted, whatever else one could think of."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
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
from tests.fuzz.bohemian import POOR_BANK

pytestmark = pytest.mark.no_cover

OTHER_DICE = ((), (1,), (6,), (3, 3), (3, 4), (4, 3), (6, 6), (1, 1, 1), (1, 2, 3, 4))

setups = st.fixed_dictionaries(
    {"income": st.sampled_from(["automatic", "claimed"])},
    optional={"components": st.just(POOR_BANK)},
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


@settings(max_examples=8)
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
