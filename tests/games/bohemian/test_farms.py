"""Farms: a coin for each own farm, the new one included."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, MovedIn, Why
from tests.positions import happened, play, position


def test_the_first_farm_pays_one_coin() -> None:
    assert play(position(dice=(2, 6)), "2+6 N8").coins == [1, 0, 0]


def test_andreas_third_farm_pays_three_coins() -> None:
    state = position(dice=(2, 6), occupants={"A8": 0, "C8": 0})
    assert happened(state, "2+6 N8") == [
        MovedIn(Seat(0), "N8", (2, 6)),
        CoinsPaid(Seat(0), 3, Why.FARM, 3),
    ]


def test_a_farm_taken_by_kicking_out_pays_as_much() -> None:
    state = position(dice=(2, 6), occupants={"8": 1, "A8": 0, "C8": 0})
    assert play(state, "2+6 N8").coins == [3, 0, 0]


def test_the_farms_of_others_do_not_count() -> None:
    state = position(dice=(2, 6), occupants={"A8": 1, "C8": 2})
    assert play(state, "2+6 N8").coins == [1, 0, 0]


def test_a_farm_that_was_lost_no_longer_counts() -> None:
    state = position(dice=(2, 6), occupants={"8": 1, "A8": 0})
    robbed = play(state, "2+6 N8", "end", "roll 1 1 2 6", "2+6 A8")
    assert robbed.coins == [2, 4, 0]


def test_two_farms_in_one_turn_pay_one_after_the_other() -> None:
    state = position(dice=(2, 6, 4, 4))
    assert play(state, "2+6 N8", "4+4 C8").coins == [1 + 2, 0, 0]
