"""The terms of the evaluation: swapped one by one they say what a position has over another."""

from random import Random

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.features import OF_SEAT, SHARED
from dorfplatz.bots.bohemian.prospects import features_of
from dorfplatz.bots.bohemian.terms import (
    OF_A_SEAT,
    OF_ALL,
    Comparison,
    Topic,
    expectations,
    follow_up,
)
from dorfplatz.bots.bohemian.valuing import VALUES, value_all
from dorfplatz.bots.uniform import Uniform
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.state import Phase, State
from tests.bots.planned import planned
from tests.positions import position


def before_rolls(seats: int) -> list[State]:
    """Every position of a game in which somebody is about to roll four dice."""
    random, found = Random(seats), []
    state, bot = BOHEMIAN.new(seats), Uniform(BOHEMIAN)
    while (actor := BOHEMIAN.actor(state)) is not None:
        if state.phase is Phase.ROLL and not state.tile_spent:
            found.append(state)
        chance = actor is CHANCE
        move = BOHEMIAN.odds(state).draw(random) if chance else bot.choose(state, random)
        state, _ = BOHEMIAN.play(state, move)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_follows_from_other_features_is_worked_out_as_the_network_sees_it(seats: int) -> None:
    for state in before_rolls(seats):
        seen = features_of(state, pack(state))[None, :]
        followed = seen.copy()
        follow_up(followed)
        assert np.allclose(followed, seen, atol=1e-5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_network_says_the_same_as_in_the_kernel(seats: int) -> None:
    network, value = loading.network(seats), np.empty((1, VALUES), np.float32)
    for state in before_rolls(seats)[::5]:
        row, turn = pack(state), state.turn
        value_all(table_of(state), row[None, :], 1, network, value)
        shares, coins = expectations(network, features_of(state, row)[None, :], seats)
        assert np.allclose(np.roll(shares[0], turn), value[0, :seats], atol=1e-4)
        assert np.allclose(np.roll(coins[0], turn), value[0, seats : 2 * seats], atol=0.01)


def test_every_feature_belongs_to_one_topic_or_follows_or_never_changes() -> None:
    of_a_seat = [feature for topic in Topic for feature in OF_A_SEAT[topic]]
    follow = {28, 29, 30, 33}
    assert sorted([*of_a_seat, *follow]) == [*range(OF_SEAT)]
    of_all = [feature for topic in Topic for feature in OF_ALL[topic]]
    numbers_of_a_kind_and_one = {*range(15, 26), 31}
    assert sorted([*of_all, *numbers_of_a_kind_and_one]) == [*range(SHARED)]


def test_topics_add_up_to_about_the_whole_difference() -> None:
    state = position(dice=(2, 3, 4, 6), occupants={"A": 1, "G": 2})
    one = planned(state, "3+6 Chroschwitz inn", "2+4 Ellbrunn mill", share=0)
    other = planned(state, "2+4+6 Ellbrunn manor", share=0)
    seen = [features_of(state, each.leads_to) for each in (one, other)]
    compared = Comparison(loading.network(3), seen[0], seen[1], place=2)
    gains = compared.gains()
    assert gains[Topic.COINS] < 0 < gains[Topic.INNS]
    assert sum(gains.values()) == pytest.approx(compared.lead, abs=0.03)
